import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { africaMapSvg } from "@/components/art/africa-map";
import type { Picture } from "@/components/art/art";
import { cropSvg } from "@/components/art/crop-svg";
import { deliverables } from "@/components/art/deliverables";
import { loadSheets } from "@/components/art/deliverables/sheet";
import { nightHillsSvg, stepHillsSvg } from "@/components/art/hills";
import { iconSheetSvg } from "@/components/art/icon-sheet";
import { contactMapSvg, notFoundSvg, teamSizeSvg } from "@/components/art/illustrations";
import { loadTextMeasure, outlineText } from "@/components/art/outline-text";
import { deliverableName, thumbnailCrops, thumbnailName } from "@/components/art/page-pictures";
import { patternName, patternSlug } from "@/components/art/pattern";
import { alphabetSvg, blockSvg, patternSvg } from "@/components/art/pattern-svg";
import { productThumbnails } from "@/components/art/product-image";
import { SHARE_CARD_SIZE } from "@/components/art/share-card";
import { siteFont } from "@/components/art/site-font";
import { home } from "@/content/home";
import { expertise, menuProduct, services } from "@/content/navigation";
import { disciplinePages, servicePages, solutionPages } from "@/content/pages";
import type { IconName } from "@/content/types";
import { hashOf } from "./content-hash";
import { patternsOfSite } from "./patterns-of-site";
import { drawShares } from "./shares";

/** Art drawn by hand for the design guide. */
const SOURCES = path.join(process.cwd(), "components/art/sources");
const OUT = path.join(process.cwd(), "public/art");
const SHARES = path.join(process.cwd(), "public/share");
const MENU_ART = path.join(process.cwd(), "components/art/menu-art.json");
const FONT = path.join(process.cwd(), "components/art/site-font.woff2");
const MANIFEST = path.join(process.cwd(), "components/art/manifest.json");

const readSource = (name: string) => readFileSync(path.join(SOURCES, `${name}.svg`), "utf8").trim();

const iconsOf = (items: readonly { icon: IconName }[]) => iconSheetSvg(items.map(({ icon }) => icon));

async function drawings(): Promise<Map<string, string>> {
  const drawn = new Map<string, string>();
  for (const key of patternsOfSite()) drawn.set(patternName(key), patternSvg(key));
  for (const file of readdirSync(SOURCES)) {
    const name = path.basename(file, ".svg");
    const svg = readSource(name);
    drawn.set(name, name.startsWith("screen-") ? await outlineText(svg) : svg);
  }
  for (const [slug, { pillars }] of Object.entries(servicePages)) drawn.set(`icons-${slug}`, iconsOf(pillars));
  for (const [slug, { features }] of Object.entries({ ...solutionPages, ...disciplinePages })) {
    drawn.set(`icons-${slug}`, iconsOf(features));
  }
  drawn.set("hills-night", nightHillsSvg());
  drawn.set("hills-steps", stepHillsSvg());
  drawn.set("contours-contact", contactMapSvg());
  drawn.set("team-size", teamSizeSvg());
  drawn.set("not-found", notFoundSvg());
  drawn.set("alphabet", alphabetSvg("about-us", "ink"));
  drawn.set("block", blockSvg("about-us", "ink"));
  drawn.set("africa", await africaMapSvg(home.footprint.mapLabels, 21));
  drawn.set("africa-small", await africaMapSvg(home.footprint.mapLabels, 32));
  const sheets = await loadSheets();
  for (const [slug, draw] of Object.entries(deliverables)) {
    drawn.set(deliverableName(slug, "wide"), await outlineText(draw(sheets.wide)));
    drawn.set(deliverableName(slug, "narrow"), await outlineText(draw(sheets.narrow)));
  }
  const measure = await loadTextMeasure([400, 500, 600, 700]);
  for (const [slug, crop] of Object.entries(thumbnailCrops)) {
    const whole = slug in productThumbnails ? readSource(`screen-${slug}`) : deliverables[slug]?.(sheets.narrow);
    if (!whole) throw new Error(`There is no drawing for the thumbnail of "${slug}".`);
    drawn.set(thumbnailName(slug), await outlineText(cropSvg(whole, crop, measure)));
  }
  return drawn;
}

function sizeOf(svg: string): { width: number; height: number } {
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
  const [, , width = 0, height = 0] = box;
  return { width: Math.round(width), height: Math.round(height) };
}

/**
 * The patterns above the menus' groups, numbered in the menus' order. The folder's name carries the hash, because client
 * components contain the addresses, and one hash is smaller than eight.
 * @returns the folder's URL.
 */
function drawStrips(): string {
  const strips = [...services, ...expertise].map(({ name, color }) =>
    patternSvg({ slug: patternSlug(name), color, shape: "frieze" }),
  );
  const folder = `strips.${hashOf(strips.join(""))}`;
  mkdirSync(path.join(OUT, folder));
  for (const [at, svg] of strips.entries()) writeFileSync(path.join(OUT, folder, `${at}.svg`), svg);
  return `/art/${folder}`;
}

/**
 * Draws every picture of the site into `public/art` and `public/share`, each under a name that carries a hash of its content,
 * writes the list that components read their URLs from, and cuts the font to size.
 */
export async function drawArt() {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const manifest: Record<string, Picture> = {};
  for (const [name, svg] of await drawings()) {
    writeFileSync(path.join(OUT, `${name}.${hashOf(svg)}.svg`), svg);
    manifest[name] = { src: `/art/${name}.${hashOf(svg)}.svg`, ...sizeOf(svg) };
  }
  for (const { name, file } of await drawShares(SHARES)) manifest[name] = { src: `/share/${file}`, ...SHARE_CARD_SIZE };
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 1)}\n`);
  // The menus are a client component, which would bring the whole list to the browser.
  const menuArt = {
    logo: manifest.logo?.src,
    strips: drawStrips(),
    product: manifest[`screen-${menuProduct.slug}`]?.src,
  };
  writeFileSync(MENU_ART, `${JSON.stringify(menuArt)}\n`);
  writeFileSync(FONT, await siteFont());
  console.log(`Drew ${Object.keys(manifest).length} pictures.`);
}
