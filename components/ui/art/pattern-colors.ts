import type { SolutionPath } from "@/content/menus";
import type { MenuGroup, PatternColor } from "@/content/types";

/** The colours that a figure can stand in front of. */
export type ToneName = `tone-${Exclude<PatternColor, "chalk">}`;

/** The flat colours of a pattern: background, lit ridges, shaded ridges, diamonds. */
export interface Palette {
  background: string;
  lit: string;
  shaded: string;
  /** Absent in the tone-on-tone palettes that lie behind figures. */
  center?: string;
}

export const palettes = {
  ink: { background: "#121212", lit: "#FFF", shaded: "#C9CBC9", center: "#3C8C3C" },
  leaf: { background: "#3C8C3C", lit: "#FFF", shaded: "#C3E4C0", center: "#121212" },
  forest: { background: "#1C481B", lit: "#68B064", shaded: "#3C8C3C", center: "#9ACE96" },
  mist: { background: "#E2F2E0", lit: "#30752E", shaded: "#1C481B", center: "#121212" },
  chalk: { background: "#FFF", lit: "#121212", shaded: "#3E403E", center: "#3C8C3C" },
  earth: { background: "#994827", lit: "#FFF", shaded: "#FBE6DE", center: "#121212" },
  "tone-forest": { background: "#1C481B", lit: "#30752E", shaded: "#276025" },
  "tone-earth": { background: "#994827", lit: "#B65E3A", shaded: "#A8512F" },
  "tone-mist": { background: "#C3E4C0", lit: "#9ACE96", shaded: "#AED8AA" },
  "tone-leaf": { background: "#3C8C3C", lit: "#4E9A4D", shaded: "#448F44" },
  "tone-ink": { background: "#292B29", lit: "#3E403E", shaded: "#343634" },
} satisfies Record<PatternColor | ToneName, Palette>;

export type PaletteName = keyof typeof palettes;

/** In this order two neighbours differ most, the last and the first too. */
const TONES = ["forest", "mist", "ink", "leaf", "earth"] as const;

/** The colour behind a page's figure: the group's own on its first page, and another one on each of the next four. */
export function patternToneOf({ color, entries }: MenuGroup, slug: string): ToneName {
  const position = entries.findIndex((entry) => entry.slug === slug);
  return `tone-${TONES[(TONES.indexOf(color) + position) % TONES.length] ?? color}`;
}

/** What each product's screens stand in front of. */
export const productTones: Record<SolutionPath, ToneName> = {
  "/solution/repz": "tone-forest",
  "/solution/social-registry": "tone-earth",
  "/solution/rwanda-valuation-system": "tone-mist",
  "/solution/deeds-platform": "tone-leaf",
};
