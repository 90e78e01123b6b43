import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { PageReport } from "@/lib/web-vitals/report";
import { test as base, expect, type Page } from "../../fixtures";
import { PHONE } from "../../frame/fixtures";
import { root, runJson } from "../../support/processes";
import { type Site, startSite } from "../../support/site";

const DESKTOP = { width: 1280, height: 800 };
const SECRET = "planted4f1d";
/** A tenth of the page loads is measured. */
const SAMPLED = 0.099;
const NOT_SAMPLED = 0.1;
/** The URL of the measuring script (lib/build/bundle.ts). */
const SCRIPT = `/scripts/${readdirSync(path.join(root, "public/scripts"))[0]}`;

/** Each test has a site of its own, with no counts but its own. */
const test = base.extend<{ site: Site; requested: string[] }>({
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
test.beforeEach(() => test.slow());
test.use({ touchesPages: false, expectedTrouble: [/status of 404|ERR_FAILED/] });

const report = ({ dataDir }: Site, ...args: string[]) =>
  runJson<PageReport[]>("vitals", { DATA_DIR: dataDir }, ...args);

/** The command takes seconds to start on a busy machine. */
const expectVisits = (site: Site, count: number) =>
  expect.poll(async () => (await report(site)).at(-1)?.visits, { timeout: 45_000 }).toBe(count);

/** Makes the browser pass for a visitor's, and decides whether the page load is sampled. */
const emulateVisitor = (page: Page, random: number, navigatorProperties: Record<string, unknown> = {}) =>
  page.addInitScript(
    ([random, properties]) => {
      Math.random = () => random;
      for (const [name, value] of Object.entries(properties)) Object.defineProperty(navigator, name, { value });
    },
    [random, { webdriver: false, ...navigatorProperties }] as const,
  );

/** Opens a page, waits for the measuring script, clicks, and waits for the browser's performance observers. */
async function visit(page: Page, url: string) {
  const loaded = page.waitForEvent("requestfinished", (request) => request.url().endsWith(SCRIPT));
  await page.goto(url);
  await loaded;
  await page.locator("h1").click();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
      }),
  );
}

test("visits are counted by page and device, without anything that identifies the visitor", async ({
  page,
  context,
  site,
}) => {
  await emulateVisitor(page, SAMPLED);
  await page.setViewportSize(PHONE);
  await visit(page, `/privacy?token=${SECRET}#${SECRET}`);
  await visit(page, "/contact-us/sent");
  await page.setViewportSize(DESKTOP);
  await visit(page, "/privacy");
  // A navigation within the page belongs to the same page load.
  await page.locator("footer").getByRole("link", { name: "About Us" }).first().click();
  await expect(page).toHaveURL("/about-us");
  // A page that is not found has a URL that the visitor made up.
  await page.goto(`/${SECRET}`);
  await page.waitForLoadState("networkidle");
  await page.goto("about:blank");

  await expectVisits(site, 3);
  const pages = await report(site);
  expect(pages.map((entry) => [entry.page, entry.visits])).toEqual([
    ["/privacy", 2],
    ["/contact-us", 1],
    ["(all pages)", 3],
  ]);
  const { LCP, INP, CLS, FCP, TTFB } = pages[0]?.metrics ?? {};
  expect([LCP, INP, CLS, FCP, TTFB].map((metric) => metric?.count)).toEqual([2, 2, 2, 2, 2]);
  for (const metric of [LCP, INP, FCP]) expect(metric?.p75).toBeGreaterThan(0);
  expect(LCP?.p75).toBeLessThan(20_000);
  expect(CLS).toMatchObject({ p75: 0, rating: "good" });
  const phones = await report(site, "--device", "phone");
  expect(phones.map((entry) => entry.visits)).toEqual([1, 1, 2]);

  const stored = readdirSync(site.dataDir).map((name) => readFileSync(path.join(site.dataDir, name), "latin1"));
  expect(stored.join("\n")).not.toContain(SECRET);
  expect(site.logs()).not.toContain("/api/vitals");
  expect(await context.cookies()).toEqual([]);
});

test("a page that is hidden twice sends one beacon", async ({ page, site, requested }) => {
  await emulateVisitor(page, SAMPLED);
  await visit(page, "/privacy");
  const beacons = () => requested.filter((one) => one === "/api/vitals").length;
  for (let i = 0; i < 2; i++) {
    // Headless windows are never hidden by themselves.
    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      Reflect.deleteProperty(document, "visibilityState");
    });
    await expect.poll(beacons).toBe(1);
  }
  await page.goto("about:blank");
  await expectVisits(site, 1);
});

test("a visit without input is counted as well", async ({ page, site }) => {
  await emulateVisitor(page, SAMPLED);
  await page.goto("/privacy", { waitUntil: "networkidle" });
  await page.goto("about:blank");
  await expectVisits(site, 1);
  expect(Object.keys((await report(site))[0]?.metrics ?? {}).sort()).toEqual(["CLS", "FCP", "LCP", "TTFB"]);
});

test("a measuring script that does not load shows no error", async ({ page }) => {
  await emulateVisitor(page, SAMPLED);
  await page.route(`**${SCRIPT}`, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.goto("/privacy");
  await failed;
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
});

test("nine of ten page loads, visitors who object, and programs are not measured", async ({ context, requested }) => {
  for (const [random, properties] of [
    [NOT_SAMPLED, {}],
    [0, { globalPrivacyControl: true }],
    [0, { doNotTrack: "1" }],
    [0, { webdriver: true }],
  ] as const) {
    const page = await context.newPage();
    await emulateVisitor(page, random, properties);
    await page.goto("/privacy", { waitUntil: "networkidle" });
    await page.goto("about:blank");
  }
  expect(requested.filter((one) => one === "/privacy")).toHaveLength(4);
  expect(requested).not.toContain(SCRIPT);
  expect(requested).not.toContain("/api/vitals");
});
