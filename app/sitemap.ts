import type { MetadataRoute } from "next";
import { sitePages } from "@/content/site-pages";
import { siteUrl } from "@/lib/env";
import { lastChange } from "@/lib/seo/last-change";

export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path, file }) => ({ url: new URL(path, siteUrl).href, lastModified: lastChange(file) }));
}
