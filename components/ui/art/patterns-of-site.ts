import { aboutUs } from "@/content/about-us";
import { home } from "@/content/home";
import { disciplines, services, solutions } from "@/content/navigation";
import { sectionPages } from "@/content/sections";
import { sitePage } from "@/content/site-pages";
import { type PatternKey, patternSlug } from "./pattern";
import { productTones, stageTone } from "./pattern-colors";

/** Every pattern that a page shows. */
export function patternsOfSite(): PatternKey[] {
  const wanted: PatternKey[] = [];
  for (const group of [...services, ...disciplines]) {
    for (const { slug } of group.entries) wanted.push({ slug, color: stageTone(group, slug), shape: "stage" });
  }
  for (const { slug } of solutions.entries) wanted.push({ slug, color: productTones[slug], shape: "stage" });
  for (const { slug, color, rows } of home.focus.cards) {
    wanted.push({ slug, color, shape: `focus-${rows}` }, { slug, color, shape: "band" });
  }
  wanted.push({ slug: "dedicated-team", color: "leaf", shape: "hero" });
  for (const { title, color } of aboutUs.values.entries) {
    wanted.push({ slug: patternSlug(title), color, shape: "value" });
  }
  wanted.push({ ...sitePage("/about-us").pattern, shape: "tile" });
  for (const [path, { color }] of Object.entries(sectionPages)) {
    wanted.push({ slug: path.slice(1), color, shape: "section" });
  }
  wanted.push({ slug: "my-profile", color: "forest", shape: "strip" });
  return wanted;
}
