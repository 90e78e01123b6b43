import type { MetadataRoute } from "next";
import { siteUrl } from "@/lib/env";
import { isIndexingOpen } from "@/lib/indexing";
import { handlerPaths, unsubscribePath } from "@/lib/paths";

// SITE_INDEXING is read at run time, not at build time.
export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  return isIndexingOpen
    ? {
        rules: { userAgent: "*", allow: "/", disallow: [...handlerPaths, unsubscribePath] },
        sitemap: `${siteUrl}/sitemap.xml`,
      }
    : { rules: { userAgent: "*", disallow: "/" } };
}
