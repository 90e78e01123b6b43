import { sections, servicePath, teamLink } from "@/content/menus";
import type { PaletteName } from "./pattern-colors";

/** The size of each pattern panel in cells, by where it is shown. */
export const panelSizes = {
  /** Wide enough that a screen of 3,500 px shows whole rows. */
  hero: { columns: 24, rows: 8, startsWithTile: true },
  /** Above the account's card. */
  strip: { columns: 8, rows: 2 },
  /** Above a column of a menu. */
  frieze: { columns: 10, rows: 2 },
  /** Across the top of a section's page. */
  section: { columns: 60, rows: 3, startsWithTile: true },
  /** Behind a figure that hides its middle: cells so small that whole motifs show at the edges. */
  backdrop: { columns: 20, rows: 14, startsWithTile: true },
  /** Above a value on the About page. */
  value: { columns: 4, rows: 6 },
  /** A focus card on a narrow screen. */
  band: { columns: 8, rows: 8 / 3 },
  "focus-4": { columns: 8, rows: 4, hasSpareTile: true },
  "focus-6": { columns: 8, rows: 6, hasSpareTile: true },
  "focus-8": { columns: 8, rows: 8, hasSpareTile: true },
  "focus-10": { columns: 8, rows: 10, hasSpareTile: true },
} as const;

export interface PatternKey {
  /** The seed of the motif: a page's slug, or a title as a slug. */
  slug: string;
  color: PaletteName;
  /** "tile" is one repeat of the pattern. */
  shape: keyof typeof panelSizes | "tile";
}

/** What the hills at a page's end stand on. */
export type RangeTone = "forest" | "mist";

/** Services, the team and lists of pages end in light colours. */
export const rangeTone = (path: string): RangeTone =>
  path.startsWith(servicePath) || path === teamLink.href || sections.some((section) => section.path === path)
    ? "mist"
    : "forest";

/** A title as the seed of a pattern. */
export const patternSlug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
