import { type BuiltSite, NOT_FOUND } from "@/lib/built-site";
import { cspHash } from "./finish-page";
import { bundleInline } from "./inline.mjs";
import { findSiteFacts } from "./site-facts";

const INLINE_SCRIPT = "lib/browser/early-script/early-script.inline.ts";

/** Describes the site to the HTTP server without a build: every page is rendered per request. */
export const describeDevelopment = async (): Promise<BuiltSite> => ({
  ...(await findSiteFacts()),
  sources: "",
  scriptHashes: { [NOT_FOUND]: [cspHash(bundleInline(INLINE_SCRIPT).text)] },
  files: {},
});
