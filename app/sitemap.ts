import type { MetadataRoute } from "next";
import { listedPages } from "@/content/site-pages";
import { addressOf } from "@/lib/seo/address";
import { lastChange } from "@/lib/seo/changes";

export default function sitemap(): MetadataRoute.Sitemap {
  return listedPages.map(({ path }) => ({ url: addressOf(path), lastModified: lastChange(path) }));
}
