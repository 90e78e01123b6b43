import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { africaMapSvg } from "@/components/art/africa-map";
import { inMist, patternName, patternSvg, source, withGroupIds } from "@/components/art/catalog";
import { contactMapSvg } from "@/components/art/contours";
import { patternSlug } from "@/components/art/dress";
import { nightHillsSvg, stepHillsSvg } from "@/components/art/hills";
import { fortySvg, notFoundSvg } from "@/components/art/number-art";
import { outlineText } from "@/components/art/outline-text";
import { alphabetSvg, blockSvg } from "@/components/art/pattern";
import { SHARE_SIZE } from "@/components/art/share";
import { siteFont } from "@/components/art/site-font";
import { home } from "@/content/home";
import { expertise, services } from "@/content/navigation";
import { solutionPages } from "@/content/pages";
import { hashOf } from "./content-hash";
import { patternsOfSite } from "./patterns-of-site";
import { drawShares } from "./shares";

interface Picture {
  src: string;
  width: number;
  height: number;
}

/**
 * Draws every picture of the site into `public/art` and `public/share`, each under a name that carries
 * a hash of its content, writes the list that components read their addresses from, and cuts the font to size.
 */
const OUT = path.join(process.cwd(), "public/art");
const SHARES = path.join(process.cwd(), "public/share");
const CONTENT = path.join(process.cwd(), "content");
const STRIPS = path.join(process.cwd(), "components/art/strips.json");
const FONT = path.join(process.cwd(), "components/art/site-font.woff2");
const MANIFEST = path.join(process.cwd(), "components/art/manifest.json");

async function drawings(): Promise<Map<string, string>> {
  const drawn = new Map<string, string>();
  for (const key of patternsOfSite()) drawn.set(patternName(key), patternSvg(key));
  for (const { visual } of Object.values(solutionPages)) {
    drawn.set(`screen-${visual.name}`, await outlineText(source(`screen-${visual.name}`)));
  }
  drawn.set("range-a-forest", source("range-a-forest"));
  drawn.set("range-b-forest", source("range-b-forest"));
  drawn.set("range-b-mist", source("range-b-mist"));
  drawn.set("range-c-forest", source("range-c-forest"));
  drawn.set("range-c-mist", inMist(source("range-c-forest")));
  drawn.set("hills-home", withGroupIds(source("hills-home")));
  drawn.set("hills-night", nightHillsSvg());
  drawn.set("hills-steps", stepHillsSvg());
  drawn.set("contours-about", source("contours-about"));
  drawn.set("contours-contact", contactMapSvg());
  drawn.set("forty", fortySvg());
  drawn.set("not-found", notFoundSvg());
  drawn.set("alphabet", alphabetSvg("ink", "about-us"));
  drawn.set("block", blockSvg("about-us", "ink"));
  drawn.set("africa", await africaMapSvg(home.footprint.mapLabels, 21));
  drawn.set("africa-small", await africaMapSvg(home.footprint.mapLabels, 32));
  return drawn;
}

function sizeOf(svg: string): { width: number; height: number } {
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
  const [, , width = 0, height = 0] = box;
  return { width: Math.round(width), height: Math.round(height) };
}

/**
 * The patterns over the menus' groups, numbered in the menus' order in a folder whose name carries the hash: the page's
 * script knows them, and eight names weigh more than one.
 */
function drawStrips(): string {
  const strips = [...services, ...expertise].map(({ name, ground }) =>
    patternSvg({ slug: patternSlug(name), ground, shape: "frieze" }),
  );
  const folder = `strips.${hashOf(strips.join(""))}`;
  mkdirSync(path.join(OUT, folder));
  for (const [at, svg] of strips.entries()) writeFileSync(path.join(OUT, folder, `${at}.svg`), svg);
  return `/art/${folder}`;
}

/** The words of every page, among the code that they stand in, and once more as quotations. */
function wordsOfSite(): string {
  const files = readdirSync(CONTENT, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const words = files.map((file) => readFileSync(path.join(CONTENT, file), "utf8")).join("\n");
  return words + words.replace(/"([^"\n]*)"/g, "“$1”");
}

async function main() {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const manifest: Record<string, Picture> = {};
  for (const [name, svg] of await drawings()) {
    writeFileSync(path.join(OUT, `${name}.${hashOf(svg)}.svg`), svg);
    manifest[name] = { src: `/art/${name}.${hashOf(svg)}.svg`, ...sizeOf(svg) };
  }
  for (const { name, file } of await drawShares(SHARES)) manifest[name] = { src: `/share/${file}`, ...SHARE_SIZE };
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 1)}\n`);
  writeFileSync(STRIPS, `${JSON.stringify({ folder: drawStrips() })}\n`);
  writeFileSync(FONT, await siteFont(wordsOfSite()));
  console.log(`Drew ${Object.keys(manifest).length} pictures.`);
}

void main();
