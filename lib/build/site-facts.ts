import { readdirSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { shortcuts, sitePages } from "@/content/pages";
import { type BuiltSite, NOT_FOUND } from "@/lib/built-site";
import { isSampleMarkHidden } from "@/lib/launch/indexing";
import { backendExtensions, env, siteUrl } from "@/lib/settings/env";
import { cspHash } from "./finish-page";
import { bundleInline } from "./inline.mjs";
import { findSamples } from "./samples";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Finds the route handlers and the methods that each has, from the names that its file exports. Next adds OPTIONS, and
 * HEAD to GET.
 */
async function findHandlers(): Promise<Record<string, string>> {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    /^route\.tsx?$/.test(path.basename(file)),
  );
  const entryPoints = files.map((file) => path.join("app", file));
  const { metafile } = await build({ entryPoints, outdir: "app", format: "esm", write: false, metafile: true });
  const handlers = Object.values(metafile.outputs).map(({ entryPoint = "", exports }) => {
    const methods = [...METHODS.filter((method) => exports.includes(method)), "OPTIONS"];
    if (methods.includes("GET")) methods.push("HEAD");
    return [path.posix.dirname(entryPoint).replace(/^app/, ""), [...new Set(methods)].sort().join(", ")];
  });
  return Object.fromEntries(handlers);
}

/** Finds the facts of a site for the HTTP server, whether the site is built or in development. */
export const findSiteFacts = async () => ({
  origin: siteUrl,
  hasRemoteBackend: Boolean(env.BACKEND_URL),
  canSaveRecord: backendExtensions.includes("records"),
  retentionDays: env.ENQUIRY_RETENTION_DAYS,
  isSampleMarkHidden,
  samples: await findSamples(),
  handlers: await findHandlers(),
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
  errorPages: {},
});
