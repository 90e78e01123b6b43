import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { version as next } from "next/package.json";
import { version as react } from "react/package.json";
import { version as reactDom } from "react-dom/package.json";
import { freePort } from "@/e2e/peers/ports";
import { startProcess } from "@/e2e/peers/processes";
import { install, runIn } from "./tools";

const HOST = "localhost";

/** As little as Next allows: a layout and a page of plain text; a second page with a link, and a route handler, to be asked for. */
const FILES = {
  "next.config.mjs": `import { fileURLToPath } from "node:url";
export default { turbopack: { root: fileURLToPath(new URL(".", import.meta.url)) } };
`,
  "app/layout.jsx": `export const metadata = { title: "Floor", description: "A page of plain text, and nothing else." };
export default ({ children }) => <html lang="en"><body>{children}</body></html>;
`,
  "app/page.jsx": `export default () => <main><h1>Floor</h1><p>A page of plain text.</p></main>;
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
  install(floor, { next, react, "react-dom": reactDom });
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
