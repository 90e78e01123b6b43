import { readdirSync } from "node:fs";
import path from "node:path";
import { shortcuts, sitePages } from "@/content/pages";
import { type BuiltSite, NOT_FOUND } from "@/lib/built-site";
import { backendExtensions, env, siteUrl } from "@/lib/env";
import { isSampleMarkHidden } from "@/lib/indexing";
import { cspHash } from "./finish-page";
import { bundleInline } from "./inline.mjs";
import { findSamples } from "./samples";

/** Finds the paths of route handlers without parameters: that of `app/user/login/route.ts` is /user/login. */
const findHandlers = () =>
  readdirSync("app", { recursive: true, encoding: "utf8" })
    .map((file) => `/${file.split(path.sep).join("/")}`)
    .filter((file) => /\/route\.tsx?$/.test(file) && !file.includes("["))
    .map((file) => path.posix.dirname(file));

/** Finds the facts of a site for the HTTP server, whether the site is built or in development. */
export const findSiteFacts = async () => ({
  origin: siteUrl,
  hasRemoteBackend: Boolean(env.BACKEND_URL),
  canSaveRecord: backendExtensions.includes("records"),
  retentionDays: env.ENQUIRY_RETENTION_DAYS,
  isSampleMarkHidden,
  samples: await findSamples(),
  handlers: findHandlers(),
  pages: sitePages.map(({ path }) => path),
  shortcuts,
});

const INLINE_SCRIPT = "lib/browser/early-script/early-script.inline.ts";

/** What the HTTP edge needs to know without a build: every page is rendered per request. */
export const describeDevelopment = async (): Promise<BuiltSite> => ({
  ...(await findSiteFacts()),
  sources: "",
  scriptHashes: { [NOT_FOUND]: [cspHash(bundleInline(INLINE_SCRIPT).text)] },
  files: {},
});
