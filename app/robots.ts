import type { MetadataRoute } from "next";
import { siteUrl } from "@/lib/env";
import { isIndexingOpen } from "@/lib/seo/indexing";

// Whether it is open is a setting of the running site, not of the build.
export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  return isIndexingOpen
    ? {
        rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/user/", "/unsubscribe/", "/enquiries"] },
        sitemap: `${siteUrl}/sitemap.xml`,
      }
    : { rules: { userAgent: "*", disallow: "/" } };
}
