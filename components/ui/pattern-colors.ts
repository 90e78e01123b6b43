import type { SolutionSlug } from "@/content/pages";
import type { MenuGroup, PatternColor } from "@/content/types";

/** The colours that a figure can stand in front of. */
export type ToneName = `tone-${Exclude<PatternColor, "chalk">}`;

/** The flat colours of a pattern: background, lit ridges, shaded ridges, diamonds. */
export interface Palette {
  mass: string;
  rise: string;
  fall: string;
  /** Absent in the tone-on-tone palettes that lie behind figures. */
  core?: string;
}

export const palettes = {
  ink: { mass: "#121212", rise: "#FFF", fall: "#C9CBC9", core: "#3C8C3C" },
  leaf: { mass: "#3C8C3C", rise: "#FFF", fall: "#C3E4C0", core: "#121212" },
  forest: { mass: "#1C481B", rise: "#68B064", fall: "#3C8C3C", core: "#9ACE96" },
  mist: { mass: "#E2F2E0", rise: "#30752E", fall: "#1C481B", core: "#121212" },
  chalk: { mass: "#FFF", rise: "#121212", fall: "#3E403E", core: "#3C8C3C" },
  earth: { mass: "#994827", rise: "#FFF", fall: "#FBE6DE", core: "#121212" },
  "tone-forest": { mass: "#1C481B", rise: "#30752E", fall: "#276025" },
  "tone-earth": { mass: "#994827", rise: "#B65E3A", fall: "#A8512F" },
  "tone-mist": { mass: "#C3E4C0", rise: "#9ACE96", fall: "#AED8AA" },
  "tone-leaf": { mass: "#3C8C3C", rise: "#4E9A4D", fall: "#448F44" },
  "tone-ink": { mass: "#292B29", rise: "#3E403E", fall: "#343634" },
} satisfies Record<PatternColor | ToneName, Palette>;

export type PaletteName = keyof typeof palettes;

/** In this order two neighbours differ most, the last and the first too. */
const TONES = ["forest", "mist", "ink", "leaf", "earth"] as const;

/** The colour behind a page's figure: the group's own on its first page, and another one on each of the next four. */
export function stageTone({ color, entries }: MenuGroup, slug: string): ToneName {
  const position = entries.findIndex((entry) => entry.slug === slug);
  return `tone-${TONES[(TONES.indexOf(color) + position) % TONES.length] ?? color}`;
}

/** What each product's screens stand in front of. */
export const productTones: Record<SolutionSlug, ToneName> = {
  repz: "tone-forest",
  "social-registry": "tone-earth",
  "rwanda-valuation-system": "tone-mist",
  "deeds-platform": "tone-leaf",
};
