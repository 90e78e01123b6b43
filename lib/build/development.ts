import { script } from "@/.generated/early-script.json";
import { shortcuts, sitePages } from "@/content/site-pages";
import { env, siteUrl } from "@/lib/env";
import type { BuiltSite } from "@/lib/server/built-site";
import { cspHash } from "./finish-page";
import { listRenderedPages, listRoutes } from "./routes";

/** What the HTTP edge needs to know without a build: every page is rendered per request. */
export const describeDevelopment = async (): Promise<BuiltSite> => ({
  origin: siteUrl,
  hasRemoteBackend: Boolean(env.BACKEND_URL),
  pages: sitePages.map(({ path }) => path),
  shortcuts,
  renderedPages: [...listRenderedPages([]), "."],
  routes: await listRoutes(),
  scriptHashes: { pages: {}, shared: [cspHash(script)] },
  files: {},
});
