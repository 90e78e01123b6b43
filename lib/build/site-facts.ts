import { shortcuts, sitePages } from "@/content/site-pages";
import { env, siteUrl } from "@/lib/env";

/** What the HTTP edge needs to know of a site, whether it is built or in development. */
export const siteFacts = {
  origin: siteUrl,
  hasRemoteBackend: Boolean(env.BACKEND_URL),
  pages: sitePages.map(({ path }) => path),
  shortcuts,
};
