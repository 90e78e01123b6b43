import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from "next/constants.js";

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // lib/server/static-cache.ts has the ETags of pages. Next's would make a page that is not found answer 304.
  generateEtags: false,
  reactStrictMode: true,
  // Pictures are drawn at build time. This also turns /_next/image off.
  images: { unoptimized: true },
  // piscina and better-sqlite3 load files of their own (worker threads, an addon). Each copy of pg's parser warns.
  serverExternalPackages: ["piscina", "better-sqlite3", "pg-connection-string"],
  // Loads the script that stands inline in every page.
  turbopack: { rules: { "*.inline.ts": { loaders: ["./lib/build/inline.mjs"], as: "*.js" } } },
  experimental: {
    // Pages are rendered at build time, so hardly one of their modules is needed.
    preloadEntriesOnStart: false,
    // Next would expect a hash of its router's headers in the URL, for caches that ignore Vary. The HTTP server drops
    // these headers (lib/server/request-headers.ts), and no cache keeps a page that is rendered per request.
    validateRSCRequestHeaders: false,
  },
};

const commands = { [PHASE_DEVELOPMENT_SERVER]: "npm run dev", [PHASE_PRODUCTION_SERVER]: "npm start" };

/**
 * Next's own servers would serve the site without our HTTP server, which sets SITE_SETTINGS: without a policy and
 * limits.
 */
export default function configure(/** @type {string} */ phase) {
  const command = commands[phase];
  if (command && !process.env.SITE_SETTINGS) {
    console.error(`Run ${command} instead: it has the site's own HTTP server.`);
    process.exit(1);
  }
  return config;
}
