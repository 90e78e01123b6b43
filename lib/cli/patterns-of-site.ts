import type { PatternKey } from "@/components/art/catalog";
import { patternSlug, pillarGround } from "@/components/art/dress";
import { aboutUs } from "@/content/about-us";
import { dedicatedTeam } from "@/content/dedicated-team";
import { home } from "@/content/home";
import { expertise, services } from "@/content/navigation";
import { servicePages, solutionPages } from "@/content/pages";
import { sitePage } from "@/content/site-pages";

/** Every pattern that some page of the site shows. */
export function patternsOfSite(): PatternKey[] {
  const wanted: PatternKey[] = [];
  for (const { ground, entries } of services) {
    for (const { slug } of entries) {
      const page = servicePages[slug];
      wanted.push({ slug, ground, shape: "hero" }, { slug, ground, shape: "tile" });
      page.pillars.forEach((pillar, i) => {
        wanted.push({
          slug: patternSlug(pillar.title),
          ground: pillarGround(i, page.pillars.length),
          shape: "strip",
        });
      });
    }
  }
  for (const { ground, entries, path } of expertise) {
    for (const { slug } of entries) {
      if (path !== "/solution") wanted.push({ slug, ground, shape: "hero" });
      wanted.push({ slug, ground, shape: "tile" });
      wanted.push({ slug, ground: "forest", shape: "pillar" }, { slug, ground: "forest", shape: "strip" });
    }
  }
  for (const { visual } of Object.values(solutionPages)) {
    wanted.push({ slug: visual.name, ground: `tone-${visual.name}`, shape: "stage" });
  }
  for (const { slug, ground, rows } of home.focus.cards) {
    wanted.push({ slug, ground, shape: `focus-${rows}` }, { slug, ground, shape: "band" });
  }
  wanted.push({ slug: "dedicated-team", ground: "leaf", shape: "hero" });
  for (const { title, ground } of dedicatedTeam.values.entries) {
    wanted.push({ slug: patternSlug(title), ground, shape: "tile" });
  }
  for (const { title, ground } of aboutUs.values.entries) {
    wanted.push({ slug: patternSlug(title), ground, shape: "value" });
  }
  for (const path of ["/about-us", "/dedicated-team"]) wanted.push({ ...sitePage(path).pattern, shape: "tile" });
  wanted.push({ slug: "my-profile", ground: "forest", shape: "strip" });
  return wanted;
}
