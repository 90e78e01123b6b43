/** Any other value is an ad's own: it gets the static page (lib/http/page-policies.ts). */
const ANSWER = [{ type: /** @type {const} */ ("query"), key: "answer", value: "(1|sent)" }];
const DAY_SECONDS = 24 * 60 * 60;

/** @type {import('next').NextConfig} */
const config = {
  // What the container runs: only the files that a request can need (lib/cli/assemble.mjs).
  output: "standalone",
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: {
    // React and Next are CommonJS: what of them nobody asks for is left out, 0.7 kB of every page.
    turbopackCjsTreeShaking: true,
    // Every page's module holds all words of the site, and hardly one is asked for: the pages are made by then.
    preloadEntriesOnStart: false,
  },
  typescript: { tsconfigPath: "tsconfig.json" },
  async redirects() {
    return [{ source: "/solutions/:path*", destination: "/solution/:path*", permanent: true }];
  },
  async rewrites() {
    return {
      beforeFiles: [
        // The same pages, but rendered for one visitor: they say how a post went (lib/http/form-answer.ts).
        { source: "/", has: ANSWER, destination: "/home/answer" },
        { source: "/:form(login|register|contact-us|home)", has: ANSWER, destination: "/:form/answer" },
      ],
    };
  },
  async headers() {
    return [
      {
        // The names carry a hash of the content (lib/cli/art.ts, field-script.ts).
        source: "/:folder(art|scripts|share)/:path*",
        headers: [{ key: "Cache-Control", value: `public, max-age=${365 * DAY_SECONDS}, immutable` }],
      },
      {
        source: "/:icon([\\w-]+\\.(?:ico|png|svg))",
        headers: [{ key: "Cache-Control", value: `public, max-age=${DAY_SECONDS}` }],
      },
    ];
  },
};

export default config;
