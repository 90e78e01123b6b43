import { registryHero } from "./deeds-platform";
import { loadTest } from "./performance-load-testing";
import { plan } from "./planning";
import { search } from "./repz";
import { sheetHero } from "./rwanda-valuation-system";
import { registry } from "./social-registry";
import type { FigureContent } from "./types";

/** The figure in the hero of each page, by the page's slug. */
export const heroFigures: Readonly<Record<string, FigureContent>> = {
  "performance-load-testing": loadTest,
  planning: plan,
  repz: search,
  "deeds-platform": registryHero,
  "rwanda-valuation-system": sheetHero,
  "social-registry": registry,
};
