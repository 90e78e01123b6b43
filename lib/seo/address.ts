import "server-only";
import { siteUrl } from "@/lib/env";

/** A page's absolute address, in the one form that its head, the sitemap and all other lists use: home has no slash at its end. */
export const addressOf = (path: string) => (path === "/" ? siteUrl : siteUrl + path);
