import { shortcuts, sitePages } from "@/content/pages";
import { backendExtensions, env, siteUrl } from "@/lib/env";
import { isIndexingOpen } from "@/lib/indexing";
import { findSamples } from "./samples";

/** Finds the facts of a site for the HTTP server, whether the site is built or in development. */
export const findSiteFacts = async () => ({
  origin: siteUrl,
  hasRemoteBackend: Boolean(env.BACKEND_URL),
  canSaveRecord: backendExtensions.includes("records"),
  retentionDays: env.ENQUIRY_RETENTION_DAYS,
  isIndexingOpen,
  samples: (await findSamples()).map(({ file, field }) => `${file} ${field}`),
  pages: sitePages.map(({ path }) => path),
  shortcuts,
});
