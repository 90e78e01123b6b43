import { type PatternKey, patternSlug } from "@/components/ui/pattern";
import { productTones, stageTone } from "@/components/ui/pattern-colors";
import { aboutUs } from "@/content/about-us";
import { home } from "@/content/home";
import { disciplines, expertise, services, solutions } from "@/content/navigation";
import { servicePages } from "@/content/pages";
import { sectionPages } from "@/content/sections";
import { sitePage } from "@/content/site-pages";

/** Every pattern that a page shows. */
export function patternsOfSite(): PatternKey[] {
  const wanted: PatternKey[] = [];
  for (const { color, entries } of services) {
    for (const { slug } of entries) {
      const page = servicePages[slug];
      wanted.push({ slug, color, shape: "tile" });
      for (const [i, { title, color: pillarColor }] of page.pillars.entries()) {
        wanted.push({
          slug: patternSlug(title),
          color: pillarColor,
          shape: i === 4 && page.pillars.length === 5 ? "strip-wide" : "strip",
        });
      }
    }
  }
  for (const group of [...services, ...disciplines]) {
    for (const { slug } of group.entries) wanted.push({ slug, color: stageTone(group, slug), shape: "stage" });
  }
  for (const { slug } of solutions.entries) wanted.push({ slug, color: productTones[slug], shape: "stage" });
  for (const { color, entries } of expertise) {
    for (const { slug } of entries) {
      wanted.push({ slug, color, shape: "tile" });
      wanted.push({ slug, color: "forest", shape: "pillar" }, { slug, color: "forest", shape: "strip" });
    }
  }
  for (const { slug, color, rows } of home.focus.cards) {
    wanted.push({ slug, color, shape: `focus-${rows}` }, { slug, color, shape: "band" });
  }
  wanted.push({ slug: "dedicated-team", color: "leaf", shape: "hero" });
  for (const { title, color } of aboutUs.values.entries) {
    wanted.push({ slug: patternSlug(title), color, shape: "value" });
  }
  for (const path of ["/about-us", "/dedicated-team", "/this-site"])
    wanted.push({ ...sitePage(path).pattern, shape: "tile" });
  for (const [path, { color }] of Object.entries(sectionPages)) {
    wanted.push({ slug: path.slice(1), color, shape: "section" });
  }
  wanted.push({ slug: "my-profile", color: "forest", shape: "strip" });
  return wanted;
}
