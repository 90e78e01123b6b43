import { aboutUs } from "@/content/about-us";
import { home } from "@/content/home";
import { sections } from "@/content/menus";
import { expertisePages, servicePages, sitePage, solutionPages } from "@/content/pages";
import { type PatternKey, patternSlug } from "./pattern";
import { patternToneOf, productTones } from "./pattern-colors";

/** Every pattern that a page shows. */
export function patternsOfSite(): PatternKey[] {
  const wanted: PatternKey[] = [];
  for (const { group, entry } of [...servicePages, ...expertisePages]) {
    wanted.push({ slug: entry.slug, color: patternToneOf(group, entry.slug), shape: "backdrop" });
  }
  for (const { path, entry } of solutionPages) {
    wanted.push({ slug: entry.slug, color: productTones[path], shape: "backdrop" });
  }
  for (const { slug, color, rows } of home.focus.cards) {
    wanted.push({ slug, color, shape: `focus-${rows}` }, { slug, color, shape: "band" });
  }
  wanted.push({ slug: "dedicated-team", color: "leaf", shape: "hero" });
  for (const { title, color } of aboutUs.values.entries) {
    wanted.push({ slug: patternSlug(title), color, shape: "value" });
  }
  wanted.push({ ...sitePage("/about-us").pattern, shape: "tile" });
  for (const { path } of sections) wanted.push({ ...sitePage(path).pattern, shape: "section" });
  wanted.push({ ...sitePage("/privacy").pattern, shape: "section" });
  wanted.push({ slug: "this-site", color: "tone-forest", shape: "backdrop" });
  wanted.push({ slug: "my-profile", color: "forest", shape: "strip" });
  return wanted;
}
