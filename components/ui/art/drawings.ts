import { createHash } from "node:crypto";
import { expertiseMenu, type MenuPath, type SectionPath, sections, services } from "@/content/menus";
import { expertisePages, listedPages, servicePages, words } from "@/content/pages";
import { isBelow } from "@/lib/paths";
import { lettersOf, skylineSvg } from "./hills";
import { miniaturesSvg } from "./miniatures";
import { type PatternKey, patternSlug, type RangeTone, rangeTone } from "./pattern";
import { patternSvg } from "./pattern-svg";
import { patternsOfSite } from "./patterns-of-site";

/** A picture that is drawn from a word, as a file. */
interface Drawing {
  /** Its name below /art carries a hash of its content: browsers cache it for a year. */
  src: string;
  svg: string;
  width: number;
  height: number;
}

const HASH_LENGTH = 8;

function toDrawing(name: string, svg: string): Drawing {
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, HASH_LENGTH);
  const [, , width = 0, height = 0] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
  return { src: `/art/${name}.${hash}.svg`, svg, width: Math.round(width), height: Math.round(height) };
}

const patternName = ({ slug, color, shape }: PatternKey) => `${slug}--${color}--${shape}`;
const rangeName = (slug: string, tone: RangeTone) => `${slug}--${tone}--range`;
const miniaturesName = (path: SectionPath) => `${path.slice(1)}--miniatures`;
const menuPatterns = [...services, ...expertiseMenu].map(
  ({ name, color }): PatternKey => ({ slug: patternSlug(name), color, shape: "frieze" }),
);

/** Every drawing of the site. `next build` writes them by app/art/[name]/route.ts. */
const drawings = new Map<string, Drawing>();
const add = (name: string, svg: string) => drawings.set(name, toDrawing(name, svg));
for (const key of [...patternsOfSite(), ...menuPatterns]) add(patternName(key), patternSvg(key));
for (const { path, pattern } of listedPages) {
  const tone = rangeTone(path);
  const page = path in words ? words[path as MenuPath] : undefined;
  const skyline = page && "skyline" in page ? page.skyline : lettersOf(pattern.slug);
  add(rangeName(pattern.slug, tone), skylineSvg(skyline, tone));
}

for (const section of sections) {
  const pages = [...servicePages, ...expertisePages].filter(({ path }) => isBelow(path, [section.path]));
  const miniatures = pages.map(({ path, entry: { slug } }) => ({ slug, states: words[path].miniature }));
  if (pages.length) add(miniaturesName(section.path), miniaturesSvg(miniatures));
}

function find(name: string): Drawing {
  const found = drawings.get(name);
  if (!found) throw new Error(`No drawing is named "${name}": see components/ui/art/patterns-of-site.ts.`);
  return found;
}

/** @throws for a pattern that is not listed in patterns-of-site.ts: the build would not write its file. */
export const patternDrawing = (key: PatternKey): Drawing => find(patternName(key));

/** The hills at a page's end. */
export const rangeDrawing = (slug: string, tone: RangeTone): Drawing => find(rangeName(slug, tone));

/** The small drawings of a section's pages. */
export const miniaturesDrawing = (path: SectionPath): Drawing => find(miniaturesName(path));

/** The addresses of the patterns above the menus' groups, in the menus' order. */
export const menuDrawings = menuPatterns.map((key) => patternDrawing(key).src);

/** The drawings by the last part of their addresses. */
export const drawingsByFile = new Map([...drawings.values()].map(({ src, svg }) => [src.replace("/art/", ""), svg]));
