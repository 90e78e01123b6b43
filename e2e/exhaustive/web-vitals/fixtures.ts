import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { PageReport } from "@/lib/web-vitals/report";
import { test as base, type Page } from "../../fixtures";
import { bareEnvironment } from "../../support/environment";
import { startSite } from "../../support/site";

const run = promisify(execFile);
const root = path.join(__dirname, "../../..");

export type Site = Awaited<ReturnType<typeof startSite>>;

/** The report of `npm run vitals`. */
export async function listVitals({ dataDir }: Site, ...args: string[]): Promise<PageReport[]> {
  const { stdout } = await run("npm", ["run", "-s", "vitals", "--", "--json", ...args], {
    cwd: root,
    env: { ...bareEnvironment(), NODE_ENV: "production", DATA_DIR: dataDir },
  });
  return JSON.parse(stdout);
}

/** Makes the browser pass for a visitor's, and decides whether the page load is sampled. */
export const emulateVisitor = (page: Page, random: number, navigatorProperties: Record<string, unknown> = {}) =>
  page.addInitScript(
    ([random, properties]) => {
      Math.random = () => random;
      for (const [name, value] of Object.entries(properties)) Object.defineProperty(navigator, name, { value });
    },
    [random, { webdriver: false, ...navigatorProperties }] as const,
  );

/** The URL of the measuring script (lib/build/browser-scripts.ts). */
export const findMeasuringScript = () => `/scripts/${readdirSync(path.join(root, "public/scripts"))[0]}`;

/** Each test has a site of its own, with no counts but its own. */
export const test = base.extend<{ site: Site; requested: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
  /** The paths of all requests. */
  requested: async ({ context }, use) => {
    const requested: string[] = [];
    context.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await use(requested);
  },
});

export { expect, type Page } from "../../fixtures";
