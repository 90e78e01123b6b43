import type { MetadataRoute } from "next";
import { listedPages } from "@/content/pages";
import { pageUrl } from "@/lib/seo";

export default function sitemap(): MetadataRoute.Sitemap {
  return listedPages.map(({ path, meta }) => ({ url: pageUrl(path), lastModified: meta.updated }));
}
