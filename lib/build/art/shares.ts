import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { company } from "@/content/company";
import { type SitePage, sharePicture, sitePages } from "@/content/site-pages";
import { contentHash } from "../content-hash";
import { GENERATED } from "../generated";
import { shareCardSvg } from "./share-card";
import { outlineFont } from "./site-font";

/** Flat colours need no dithering. */
const PNG = { palette: true, colours: 64, dither: 0, effort: 7, compressionLevel: 8 };
/** Changes of these make another picture of the same drawing. */
const PNG_SETTINGS = JSON.stringify([PNG, sharp.versions]);
/** The hash of what each file was drawn from. */
const HASHES = path.join(GENERATED, "share-hashes.json");

type SharedPage = Pick<SitePage, "path" | "meta" | "pattern" | "canonical" | "breadcrumbs">;

/** Draws the share pictures that are missing or whose drawing has changed, and removes those of pages that are gone. */
export async function drawShares(folder: string, hashesFile = HASHES, pages: readonly SharedPage[] = sitePages) {
  mkdirSync(folder, { recursive: true });
  const font = await outlineFont(600);
  const known: Record<string, string> = existsSync(hashesFile) ? JSON.parse(readFileSync(hashesFile, "utf8")) : {};
  const draw = async ({ path: page, meta, pattern, breadcrumbs }: SharedPage) => {
    const kicker = (breadcrumbs.length > 2 && breadcrumbs[1]?.label) || company.shortName;
    const svg = await shareCardSvg({ title: meta.title, kicker, company: company.name, font, ...pattern });
    const file = path.basename(sharePicture(page));
    const hash = contentHash(svg + PNG_SETTINGS);
    const whole = path.join(folder, file);
    if (known[file] !== hash || !existsSync(whole))
      writeFileSync(whole, await sharp(Buffer.from(svg)).png(PNG).toBuffer());
    return [file, hash] as const;
  };
  const hashes = Object.fromEntries(await Promise.all(pages.filter(({ canonical }) => !canonical).map(draw)));
  for (const file of readdirSync(folder)) if (!(file in hashes)) rmSync(path.join(folder, file));
  writeFileSync(hashesFile, JSON.stringify(hashes));
}
