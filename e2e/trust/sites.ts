import { test as base } from "@playwright/test";
import { startSite } from "../peers/site";

export type Site = Awaited<ReturnType<typeof startSite>>;

/** As its own https proxy in front would have it: what it says is of this address, wherever it listens. */
export const SECURE_URL = "https://www.example.org";

/** Sites that are asked, but shown in no browser: a worker's own, and one that is behind https. */
export const test = base.extend<object, { site: Site; secureSite: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
  site: [async ({}, use) => running({}, use), { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  secureSite: [async ({}, use) => running({ SITE_URL: SECURE_URL }, use), { scope: "worker" }],
});

async function running(env: Record<string, string>, use: (site: Site) => Promise<void>) {
  const site = await startSite({ env });
  await use(site);
  await site.stop();
}

export { expect } from "@playwright/test";
