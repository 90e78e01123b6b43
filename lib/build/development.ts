import { script } from "@/.generated/early-script.json";
import { shortcuts, sitePages } from "@/content/site-pages";
import { env, siteUrl } from "@/lib/env";
import type { BuiltSite } from "@/lib/server/built-site";
import { cspHash } from "./finish-page";
import { listRenderedPages } from "./rendered-pages";

/** What the HTTP edge needs to know without a build: every page is rendered per request. */
export const describeDevelopment = (): BuiltSite => ({
  origin: siteUrl,
  hasRemoteBackend: Boolean(env.BACKEND_URL),
  pages: sitePages.map(({ path }) => path),
  shortcuts,
  renderedPages: [...listRenderedPages([]), "."],
  scriptHashes: { pages: {}, shared: [cspHash(script)] },
  files: {},
});
