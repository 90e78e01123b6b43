import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { deliverables } from "@/components/art/deliverables";
import { loadSheets } from "@/components/art/deliverables/sheet";
import { SHARE_CARD_SIZE, shareCardSvg } from "@/components/art/share-card";
import { company } from "@/content/company";
import { type SitePage, sitePages } from "@/content/site-pages";
import { hashOf } from "./content-hash";

/** Flat colours need no dithering. Less effort misses the colours; zlib's last level would double the time. */
const PNG = { palette: true, colours: 64, dither: 0, effort: 7, compressionLevel: 8 };
/** Changes of these make another picture of the same drawing. */
const PNG_SETTINGS = JSON.stringify([PNG, sharp.versions]);

type SharedPage = Pick<SitePage, "path" | "meta" | "pattern" | "canonical">;

/** The file name contains a hash of the drawing and of the PNG settings: an existing file is up to date. */
async function drawShare(folder: string, { path: page, meta, pattern }: SharedPage) {
  const picture = deliverables[pattern.slug]?.((await loadSheets()).narrow);
  const svg = await shareCardSvg({ title: meta.title, company: company.name, ...pattern, picture });
  const name = page === "/" ? "home" : page.slice(1).replaceAll("/", "-");
  const file = `${name}.${hashOf(svg + PNG_SETTINGS)}.png`;
  const whole = path.join(folder, file);
  if (!existsSync(whole)) {
    // Renamed once complete: a build may be interrupted.
    await sharp(Buffer.from(svg), { density: 96 }).resize(SHARE_CARD_SIZE.width).png(PNG).toFile(`${whole}.part`);
    renameSync(`${whole}.part`, whole);
  }
  return { name: `share:${page}`, file };
}

/** Draws missing share pictures and removes obsolete ones. Returns names for the manifest, and files. */
export async function drawShares(folder: string, pages: readonly SharedPage[] = sitePages) {
  mkdirSync(folder, { recursive: true });
  const own = pages.filter(({ canonical }) => !canonical);
  const shares = await Promise.all(own.map((page) => drawShare(folder, page)));
  const files = new Set(shares.map(({ file }) => file));
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(path.join(folder, file));
  return shares;
}
