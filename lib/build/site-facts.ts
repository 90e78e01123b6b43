import { shortcuts, sitePages } from "@/content/site-pages";
import { env, siteUrl } from "@/lib/env";
import { listRoutes } from "./routes";

/** What the HTTP edge needs to know of a site, whether it is built or in development. */
export const findSiteFacts = async () => ({
  origin: siteUrl,
  hasRemoteBackend: Boolean(env.BACKEND_URL),
  pages: sitePages.map(({ path }) => path),
  shortcuts,
  routes: await listRoutes(),
});
