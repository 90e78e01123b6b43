import { readFileSync } from "node:fs";
import path from "node:path";
import type { GroundName } from "./grounds";
import { panelSvg, tileSvg } from "./pattern";

/** What a page asks for when it wants a slug's pattern, and how much of the wall that is. */
export const panelSizes = {
  /** Beside a hero, sliced from its left. */
  hero: { columns: 10, rows: 8 },
  /** Above a pillar. */
  strip: { columns: 8, rows: 2 },
  /** Above a column of a menu. */
  frieze: { columns: 10, rows: 2 },
  /** Beside a testimonial. */
  pillar: { columns: 6, rows: 10 },
  /** Behind a product window. */
  stage: { columns: 12, rows: 8 },
  /** A value on the About page. */
  value: { columns: 4, rows: 6 },
  /** A focus card on a narrow screen. */
  band: { columns: 8, rows: 8 / 3 },
  "focus-4": { columns: 8, rows: 4, hasSpareTile: true },
  "focus-6": { columns: 8, rows: 6, hasSpareTile: true },
  "focus-8": { columns: 8, rows: 8, hasSpareTile: true },
  "focus-10": { columns: 8, rows: 10, hasSpareTile: true },
} as const;

export type PatternShape = keyof typeof panelSizes | "tile";

export interface PatternKey {
  slug: string;
  ground: GroundName;
  shape: PatternShape;
}

/** The name of a pattern's file, without hash and ending. */
export const patternName = ({ slug, ground, shape }: PatternKey) => `${slug}--${ground}--${shape}`;

export function patternSvg({ slug, ground, shape }: PatternKey): string {
  return shape === "tile" ? tileSvg(slug, ground) : panelSvg(slug, ground, panelSizes[shape]);
}

const FAR_TONES = { "#1C481B": "#D3EAD0", "#276025": "#C3E4C0", "#1F5020": "#B4DAB0" } as const;

/** Final art of the design guide, as it came. */
export const source = (name: string) =>
  readFileSync(path.join(process.cwd(), "components/art/sources", `${name}.svg`), "utf8").trim();

/** A range whose far hills stand in haze instead of night. */
export function inMist(range: string): string {
  const far = /<g><path fill="#1C481B"([^>]*)\/><path fill="#276025"([^>]*)\/><path fill="#1F5020"([^>]*)\/><\/g>/g;
  const [mass, rise, fall] = Object.values(FAR_TONES);
  return range.replace(
    far,
    (_, a, b, c) => `<g><path fill="${mass}"${a}/><path fill="${rise}"${b}/><path fill="${fall}"${c}/></g>`,
  );
}

/** Names each group, so that a page can place the hills one by one with `<use>`. */
export function withGroupIds(scene: string): string {
  let count = 0;
  return scene.replaceAll("<g>", () => `<g id="hill-${count++}">`);
}
