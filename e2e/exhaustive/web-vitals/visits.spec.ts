import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { emulateVisitor, expect, findMeasuringScript, listVitals, type Page, type Site, test } from "./fixtures";

const PHONE = { width: 412, height: 823 };
const DESKTOP = { width: 1280, height: 800 };
const SECRET = "planted4f1d";
/** A tenth of the page loads is measured. */
const SAMPLED = 0.099;
const NOT_SAMPLED = 0.1;

test.use({ touchesPages: false, expectedTrouble: [/status of 404|ERR_FAILED/] });

/** Until the browser has painted and called its performance observers. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
      }),
  );

/** Opens a page, waits for the measuring script, and clicks. */
async function visit(page: Page, url: string) {
  const script = findMeasuringScript();
  const loaded = page.waitForEvent("requestfinished", (request) => request.url().endsWith(script));
  await page.goto(url);
  await loaded;
  await page.locator("h1").click();
  await settle(page);
}

const expectVisits = (site: Site, count: number) =>
  expect.poll(async () => (await listVitals(site)).at(-1)?.visits).toBe(count);

const readDataDir = ({ dataDir }: Site) =>
  readdirSync(dataDir)
    .map((name) => readFileSync(path.join(dataDir, name), "latin1"))
    .join("\n");

test("visits are counted by page and device, without anything that identifies the visitor", async ({
  page,
  context,
  site,
}) => {
  await emulateVisitor(page, SAMPLED);
  await page.setViewportSize(PHONE);
  await visit(page, `/privacy?token=${SECRET}#${SECRET}`);
  await visit(page, "/home");
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

  await expectVisits(site, 4);
  const report = await listVitals(site);
  expect(report.map((entry) => [entry.page, entry.visits])).toEqual([
    ["/privacy", 2],
    ["/", 1],
    ["/contact-us", 1],
    ["(all pages)", 4],
  ]);
  const { LCP, INP, CLS, FCP, TTFB } = report[0]?.metrics ?? {};
  expect([LCP, INP, CLS, FCP, TTFB].map((metric) => metric?.count)).toEqual([2, 2, 2, 2, 2]);
  for (const metric of [LCP, INP, FCP]) expect(metric?.p75).toBeGreaterThan(0);
  expect(LCP?.p75).toBeLessThan(20_000);
  expect(CLS).toMatchObject({ p75: 0, rating: "good" });
  const phones = await listVitals(site, "--device", "phone");
  expect(phones.map((entry) => entry.visits)).toEqual([1, 1, 1, 3]);

  expect(readDataDir(site)).not.toContain(SECRET);
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
  const { INP, ...others } = (await listVitals(site))[0]?.metrics ?? {};
  expect(Object.keys(others).sort()).toEqual(["CLS", "FCP", "LCP", "TTFB"]);
  expect(INP).toBeUndefined();
});

test("a measuring script that does not load shows no error", async ({ page }) => {
  await emulateVisitor(page, SAMPLED);
  const failed = page.waitForEvent("requestfailed");
  await page.route(`**${findMeasuringScript()}`, (route) => route.abort());
  await page.goto("/privacy");
  await failed;
  await settle(page);
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
});

test("nine of ten page loads, visitors who object, and programs are not measured", async ({ browser, baseURL }) => {
  for (const [random, properties] of [
    [NOT_SAMPLED, {}],
    [0, { globalPrivacyControl: true }],
    [0, { doNotTrack: "1" }],
    [0, { webdriver: true }],
  ] as const) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await emulateVisitor(page, random, properties);
    await page.goto("/privacy", { waitUntil: "networkidle" });
    await page.goto("/about-us", { waitUntil: "networkidle" });
    expect(requested).toContain("/privacy");
    expect(requested, JSON.stringify(properties)).not.toContain(findMeasuringScript());
    expect(requested).not.toContain("/api/vitals");
    await context.close();
  }
});
