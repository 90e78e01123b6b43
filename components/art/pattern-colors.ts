import type { PatternColor, VisualName } from "@/content/types";

/** The flat colours of a pattern: background, lit ridges, shaded ridges, diamonds. */
export interface Palette {
  mass: string;
  rise: string;
  fall: string;
  /** Absent in the tone-on-tone palettes that lie behind product screens. */
  core?: string;
}

export const palettes = {
  ink: { mass: "#121212", rise: "#FFF", fall: "#C9CBC9", core: "#3C8C3C" },
  leaf: { mass: "#3C8C3C", rise: "#FFF", fall: "#C3E4C0", core: "#121212" },
  forest: { mass: "#1C481B", rise: "#68B064", fall: "#3C8C3C", core: "#9ACE96" },
  mist: { mass: "#E2F2E0", rise: "#30752E", fall: "#1C481B", core: "#121212" },
  chalk: { mass: "#FFF", rise: "#121212", fall: "#3E403E", core: "#3C8C3C" },
  earth: { mass: "#994827", rise: "#FFF", fall: "#FBE6DE", core: "#121212" },
  "tone-repz": { mass: "#1C481B", rise: "#30752E", fall: "#276025" },
  "tone-social-registry": { mass: "#994827", rise: "#B65E3A", fall: "#A8512F" },
  "tone-rwanda-valuation-system": { mass: "#C3E4C0", rise: "#9ACE96", fall: "#AED8AA" },
  "tone-deeds-platform": { mass: "#3C8C3C", rise: "#4E9A4D", fall: "#448F44" },
} satisfies Record<PatternColor | `tone-${VisualName}`, Palette>;

export type PaletteName = keyof typeof palettes;
