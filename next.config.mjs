/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Pictures are drawn at build time. This also turns /_next/image off.
  images: { unoptimized: true },
  // piscina and better-sqlite3 load files of their own (worker threads, an addon). Each copy of pg's parser warns.
  serverExternalPackages: ["piscina", "better-sqlite3-13", "pg-connection-string"],
  // Loads the script that stands inline in every page.
  turbopack: { rules: { "*.inline.ts": { loaders: ["./lib/build/inline-loader.mjs"], as: "*.js" } } },
  experimental: {
    // Pages are rendered at build time, so hardly one of their modules is needed.
    preloadEntriesOnStart: false,
  },
};

export default config;
