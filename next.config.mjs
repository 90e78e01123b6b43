const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";

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
  async redirects() {
    return [{ source: "/solutions/:path*", destination: "/solution/:path*", permanent: true }];
  },
  async headers() {
    return [
      // The names carry a hash of the content.
      { source: "/:folder(art|scripts|share)/:path*", headers: [{ key: "Cache-Control", value: YEAR }] },
      { source: "/:icon([\\w-]+\\.(?:ico|png|svg))", headers: [{ key: "Cache-Control", value: DAY }] },
    ];
  },
};

export default config;
