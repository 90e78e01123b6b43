import { handlerPaths } from "@/lib/http/paths";
import { siteUrl } from "@/lib/settings/env";

/** Writes the text of robots.txt at the start, because SITE_INDEXING can change without a build. */
export function writeRobots(isIndexingOpen: boolean): string {
  const lines = isIndexingOpen ? ["Allow: /", ...handlerPaths.map((path) => `Disallow: ${path}`)] : ["Disallow: /"];
  const sitemap = isIndexingOpen ? ["", `Sitemap: ${siteUrl}/sitemap.xml`] : [];
  return ["User-agent: *", ...lines, ...sitemap, ""].join("\n");
}
