import type { ExpertiseGroup } from "@/content/types";
import type { ToneName } from "./pattern-colors";

/** In this order two neighbours differ most, the last and the first too. */
const TONES = ["forest", "mist", "ink", "leaf", "earth"] as const;

/** The colour behind a discipline's picture: the group's own on its first page, and another one on each of the next four. */
export function stageTone({ color, entries }: ExpertiseGroup, slug: string): ToneName {
  const position = entries.findIndex((entry) => entry.slug === slug);
  return `tone-${TONES[(TONES.indexOf(color) + position) % TONES.length] ?? color}`;
}
