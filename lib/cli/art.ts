import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { africaMapSvg } from "@/components/art/africa-map";
import { inMist, patternName, patternSvg, source, withGroupIds } from "@/components/art/catalog";
import { contactMapSvg } from "@/components/art/contours";
import { nightHillsSvg, stepHillsSvg } from "@/components/art/hills";
import { fortySvg, notFoundSvg } from "@/components/art/number-art";
import { outlineText } from "@/components/art/outline-text";
import { alphabetSvg, blockSvg } from "@/components/art/pattern";
import { home } from "@/content/home";
import { solutionPages } from "@/content/pages";
import { patternsOfSite } from "./patterns-of-site";

/**
 * Draws every picture of the site into `public/art`, each under a name that carries
 * a hash of its content, and writes the list that components read their addresses from.
 */
const OUT = path.join(process.cwd(), "public/art");
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

async function main() {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const manifest: Record<string, { src: string; width: number; height: number }> = {};
  for (const [name, svg] of await drawings()) {
    const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
    writeFileSync(path.join(OUT, `${name}.${hash}.svg`), svg);
    manifest[name] = { src: `/art/${name}.${hash}.svg`, ...sizeOf(svg) };
  }
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 1)}\n`);
  console.log(`Drew ${Object.keys(manifest).length} pictures.`);
}

void main();
