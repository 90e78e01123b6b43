import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { version as next } from "next/package.json";
import { version as react } from "react/package.json";
import { version as reactDom } from "react-dom/package.json";
import { version as tailwind } from "tailwindcss/package.json";
import { freePort } from "@/e2e/peers/ports";
import { startProcess } from "@/e2e/peers/processes";
import { install, runIn } from "./tools";

const HOST = "localhost";

/**
 * A page of a heading, two paragraphs and a link, styled as Next's own starter is, and an icon; a second page with a link,
 * and a route handler, to be asked for. Without its stylesheet it would paint a round trip sooner than a site can.
 */
const FILES = {
  "next.config.mjs": `import { fileURLToPath } from "node:url";
export default { turbopack: { root: fileURLToPath(new URL(".", import.meta.url)) } };
`,
  "postcss.config.mjs": `export default { plugins: { "@tailwindcss/postcss": {} } };
`,
  "app/globals.css": `@import "tailwindcss";
`,
  "app/icon.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 8 4 0l4 8z"/></svg>
`,
  "app/layout.jsx": `import "./globals.css";
export const metadata = { title: "Floor", description: "A page of plain text, and nothing else." };
export default ({ children }) => (
  <html lang="en" className="h-full antialiased">
    <body className="min-h-full flex flex-col">{children}</body>
  </html>
);
`,
  "app/page.jsx": `export default () => (
  <div className="flex flex-1 flex-col items-center justify-center bg-zinc-50 font-sans">
    <main className="flex w-full max-w-3xl flex-1 flex-col items-center gap-6 bg-white px-16 py-32 text-center sm:items-start sm:text-left">
      <h1 className="max-w-xs text-3xl leading-10 font-semibold tracking-tight text-black">Floor</h1>
      <p className="max-w-md text-lg leading-8 text-zinc-600">A page of plain text, and nothing else.</p>
      <p className="text-base">
        <a className="flex h-12 w-full items-center rounded-full border border-solid px-5 font-medium hover:bg-black/5" href="https://nextjs.org">
          Next.js
        </a>
      </p>
    </main>
  </div>
);
`,
  "app/second/page.jsx": `import Link from "next/link";
export default () => <main><h1>Second</h1><Link href="/">To the first</Link></main>;
`,
  "app/api/health/route.js": `export const dynamic = "force-dynamic";
export const GET = () => Response.json({ status: "ok" });
`,
};

/** Builds a bare Next of our own versions below the folder, unless it is there. */
function makeFloor(folder: string): string {
  const floor = path.join(folder, "floor");
  install(floor, { next, react, "react-dom": reactDom, tailwindcss: tailwind, "@tailwindcss/postcss": tailwind });
  if (existsSync(path.join(floor, ".next/BUILD_ID"))) return floor;
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(floor, name)), { recursive: true });
    writeFileSync(path.join(floor, name), text);
  }
  runIn(floor, path.join(floor, "node_modules/.bin/next"), ["build"]);
  return floor;
}

/** A bare Next, served by `next start`: what the site would be measured at if it were nothing. */
export async function startFloor(folder: string) {
  const floor = makeFloor(folder);
  const port = await freePort(HOST);
  const url = `http://${HOST}:${port}`;
  const running = await startProcess({
    args: ["node_modules/next/dist/bin/next", "start", "-p", String(port), "-H", HOST],
    options: { cwd: floor },
    env: { NEXT_TELEMETRY_DISABLED: "1" },
    probe: url,
    isReady: ({ ok }) => ok,
  });
  return { url, ...running };
}
