import { siteUrl } from "@/lib/env";
import { isIndexingOpen } from "@/lib/indexing";
import { handlerPaths, unsubscribePath } from "@/lib/paths";

/** Writes the text of robots.txt at the start, because SITE_INDEXING can change without a build. */
export function writeRobots(): string {
  const lines = isIndexingOpen
    ? ["Allow: /", ...[...handlerPaths, unsubscribePath].map((path) => `Disallow: ${path}`)]
    : ["Disallow: /"];
  const sitemap = isIndexingOpen ? ["", `Sitemap: ${siteUrl}/sitemap.xml`] : [];
  return ["User-agent: *", ...lines, ...sitemap, ""].join("\n");
}
