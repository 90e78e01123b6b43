/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Pictures are drawn at build time. This also turns /_next/image off.
  images: { unoptimized: true },
  // They load files of their own: worker threads, an addon.
  serverExternalPackages: ["piscina", "better-sqlite3-13"],
  experimental: {
    // Saves 0.7 kB on every page: React and Next are CommonJS.
    turbopackCjsTreeShaking: true,
    // Pages are rendered at build time, so hardly one of their modules is needed.
    preloadEntriesOnStart: false,
  },
};

export default config;
