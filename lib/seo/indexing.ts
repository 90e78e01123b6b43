import "server-only";
import { isIP } from "node:net";
import { env, isHttps, siteUrl } from "@/lib/env";

const { hostname } = new URL(siteUrl);
const isPublicName =
  !isIP(hostname.replace(/^\[|\]$/g, "")) && hostname.includes(".") && !hostname.endsWith(".localhost");

/** Whether search engines may list this site: not a copy of it on somebody's machine or at a staging address without https. */
export const isIndexingOpen = env.SITE_INDEXING === "auto" && isHttps && isPublicName;
