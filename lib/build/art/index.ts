import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Picture } from "@/components/ui/art";
import { patternName, patternSlug, rangeName, rangeTone } from "@/components/ui/pattern";
import { expertise, services } from "@/content/navigation";
import { disciplinePages, servicePages, solutionPages } from "@/content/pages";
import { listedPages } from "@/content/site-pages";
import type { IconName } from "@/content/types";
import { contentHash } from "../content-hash";
import { GENERATED } from "../generated";
import { africaMapSvg } from "./africa-map";
import { nightHillsSvg, rangeSvg, stepHillsSvg } from "./hills";
import { iconSheetSvg } from "./icon-sheet";
import { contactMapSvg, notFoundSvg, teamSizeSvg } from "./illustrations";
import { alphabetSvg, blockSvg, patternSvg } from "./pattern-svg";
import { patternsOfSite } from "./patterns-of-site";
import { drawShares } from "./shares";
import { siteFont } from "./site-font";

/** Art drawn by hand for the design guide. */
const SOURCES = path.join(process.cwd(), "lib/build/art/sources");
const OUT = path.join(process.cwd(), "public/art");
const SHARES = path.join(process.cwd(), "public/share");

const iconsOf = (items: readonly { icon: IconName }[]) => iconSheetSvg(items.map(({ icon }) => icon));

function drawings(): Map<string, string> {
  const drawn = new Map<string, string>();
  for (const key of patternsOfSite()) drawn.set(patternName(key), patternSvg(key));
  for (const file of readdirSync(SOURCES)) {
    drawn.set(path.basename(file, ".svg"), readFileSync(path.join(SOURCES, file), "utf8").trim());
  }
  for (const [slug, { pillars }] of Object.entries(servicePages)) drawn.set(`icons-${slug}`, iconsOf(pillars));
  for (const [slug, { features }] of Object.entries({ ...solutionPages, ...disciplinePages })) {
    drawn.set(`icons-${slug}`, iconsOf(features));
  }
  for (const { path, pattern } of listedPages) {
    drawn.set(rangeName(pattern.slug), rangeSvg(pattern.slug, rangeTone(path)));
  }
  drawn.set("hills-night", nightHillsSvg());
  drawn.set("hills-steps", stepHillsSvg());
  drawn.set("contours-contact", contactMapSvg());
  drawn.set("team-size", teamSizeSvg());
  drawn.set("not-found", notFoundSvg());
  drawn.set("alphabet", alphabetSvg("about-us", "ink"));
  drawn.set("block", blockSvg("about-us", "ink"));
  drawn.set("africa", africaMapSvg());
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
  const folder = `strips.${contentHash(strips.join(""))}`;
  mkdirSync(path.join(OUT, folder));
  for (const [at, svg] of strips.entries()) writeFileSync(path.join(OUT, folder, `${at}.svg`), svg);
  return `/art/${folder}`;
}

/**
 * Draws every picture of the site into `public/art`, each under a name that carries a hash of its content, and the share
 * pictures; writes the list that components read their URLs from, and cuts the font to size.
 */
export async function drawArt() {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const manifest: Record<string, Picture> = {};
  for (const [name, svg] of drawings()) {
    writeFileSync(path.join(OUT, `${name}.${contentHash(svg)}.svg`), svg);
    manifest[name] = { src: `/art/${name}.${contentHash(svg)}.svg`, ...sizeOf(svg) };
  }
  writeFileSync(path.join(GENERATED, "art.json"), `${JSON.stringify(manifest, null, 1)}\n`);
  // The menus are a client component, which would bring the whole list to the browser.
  writeFileSync(path.join(GENERATED, "menu-art.json"), `${JSON.stringify({ strips: drawStrips() })}\n`);
  writeFileSync(path.join(GENERATED, "site-font.woff2"), await siteFont());
  await drawShares(SHARES);
  console.log(`Drew ${Object.keys(manifest).length} pictures.`);
}
