import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import PQueue from "p-queue";
import { deliverables } from "@/components/art/deliverables";
import { loadSheets } from "@/components/art/deliverables/sheet";
import { SHARE_CARD_SIZE, shareCardSvg } from "@/components/art/share-card";
import { company } from "@/content/company";
import { type SitePage, sitePages } from "@/content/site-pages";
import { hashOf } from "./content-hash";
import { PNG_MAKING, toPng } from "./raster";

type SharedPage = Pick<SitePage, "path" | "meta" | "pattern" | "canonical">;

/** The file name contains a hash of the drawing and of the PNG settings: an existing file is up to date. */
async function drawShare(folder: string, { path: page, meta, pattern }: SharedPage) {
  const picture = deliverables[pattern.slug]?.((await loadSheets()).narrow);
  const svg = await shareCardSvg({ title: meta.title, company: company.name, ...pattern, picture });
  const name = page === "/" ? "home" : page.slice(1).replaceAll("/", "-");
  const file = `${name}.${hashOf(svg + PNG_MAKING)}.png`;
  const whole = path.join(folder, file);
  if (!existsSync(whole)) {
    // Renamed once complete: a build may be interrupted.
    writeFileSync(`${whole}.part`, await toPng(svg, SHARE_CARD_SIZE.width));
    renameSync(`${whole}.part`, whole);
  }
  return { name: `share:${page}`, file };
}

/** Draws missing share pictures on all cores and removes obsolete ones. Returns names for the manifest, and files. */
export async function drawShares(folder: string, pages: readonly SharedPage[] = sitePages) {
  mkdirSync(folder, { recursive: true });
  const queue = new PQueue({ concurrency: availableParallelism() });
  const own = pages.filter(({ canonical }) => !canonical);
  const shares = await queue.addAll(own.map((page) => () => drawShare(folder, page)));
  const files = new Set(shares.map(({ file }) => file));
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(path.join(folder, file));
  return shares;
}
