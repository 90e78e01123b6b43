import type { GroundName } from "./grounds";

/** Pillars wear these in order; four drop the fourth, five the last. */
const PILLAR_GROUNDS: GroundName[] = ["forest", "ink", "leaf", "earth", "mist", "ink"];

/** The ground of pillar `index` among `count` (4 to 6). */
export function pillarGround(index: number, count: number): GroundName {
  const grounds = count === 4 ? PILLAR_GROUNDS.filter((ground) => ground !== "earth") : PILLAR_GROUNDS;
  return grounds[index] as GroundName;
}

/** A title as a pattern's slug: lower-case words joined by hyphens. */
export const patternSlug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
