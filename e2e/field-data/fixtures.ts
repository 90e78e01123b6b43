import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { PageVitals } from "../../lib/vitals/summary";
import { test as base, type Page } from "../fixtures";
import { bareEnvironment } from "../peers/environment";
import { startSite } from "../peers/site";

const run = promisify(execFile);
const root = path.join(__dirname, "../..");
const SCRIPTS = path.join(root, "public/scripts");

export type Site = Awaited<ReturnType<typeof startSite>>;

/** What the staff's command tells of a site's pages. */
export async function listVitals({ dataDir }: Site, ...args: string[]): Promise<PageVitals[]> {
  const { stdout } = await run("npm", ["run", "-s", "vitals", "--", "--json", ...args], {
    cwd: root,
    env: { ...bareEnvironment(), NODE_ENV: "production", DATA_DIR: dataDir },
  });
  return JSON.parse(stdout);
}

/** Has a test's browser pass for a visitor's, whose dice always show the same. */
export const passForVisitor = (page: Page, chance: number, more: Record<string, unknown> = {}) =>
  page.addInitScript(
    ([chance, more]) => {
      Math.random = () => chance;
      for (const [name, value] of Object.entries({ webdriver: false, ...more }))
        Object.defineProperty(navigator, name, { value });
    },
    [chance, more] as const,
  );

/** The address of the script that measures (lib/cli/field-script.ts). */
export const findMeasuringScript = (): string => `/scripts/${readdirSync(SCRIPTS)[0]}`;

interface Tests {
  site: Site;
  /** What was asked for, by path. */
  asked: string[];
}

/** Each test has a site of its own: what was counted there is its own. */
export const test = base.extend<Tests>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
  asked: async ({ context }, use) => {
    const asked: string[] = [];
    context.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    await use(asked);
  },
});

export { expect, type Page } from "../fixtures";
