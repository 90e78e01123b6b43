import { script } from "@/.generated/early-script.json";
import { type BuiltSite, NOT_FOUND } from "@/lib/server/built-site";
import { cspHash } from "./finish-page";
import { findSiteFacts } from "./site-facts";

/** What the HTTP edge needs to know without a build: every page is rendered per request. */
export const describeDevelopment = async (): Promise<BuiltSite> => ({
  ...(await findSiteFacts()),
  scriptHashes: { [NOT_FOUND]: [cspHash(script)] },
  files: {},
});
