import type { DisciplineGroup } from "@/content/types";
import type { ToneName } from "./pattern-colors";

/** The colour behind a discipline's picture: the group's in turn, so that neighbouring pages differ. */
export function stageTone({ tones, entries }: DisciplineGroup, slug: string): ToneName {
  const [first, second] = tones;
  return `tone-${entries.findIndex((entry) => entry.slug === slug) % 2 ? second : first}`;
}
