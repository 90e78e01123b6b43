import { loadTest } from "./performance-load-testing";
import { plan } from "./planning";
import { search } from "./repz";
import { registry } from "./social-registry";
import type { FigureContent } from "./types";

/** The figure in the hero of each page, by the page's slug. */
export const heroFigures: Readonly<Record<string, FigureContent>> = {
  "performance-load-testing": loadTest,
  planning: plan,
  repz: search,
  "social-registry": registry,
};
