import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, findMeasuringScript, listVitals, type Page, passForVisitor, type Site, test } from "./fixtures";

const PHONE = { width: 412, height: 823 };
const DESKTOP = { width: 1280, height: 800 };
const SECRET = "planted4f1d";

test.use({ expectedTrouble: [/status of 404|ERR_FAILED/] });

/** Until the browser has painted what was done, and told its observers. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
      }),
  );

/** Opens a page as a visitor who is measured, and touches it. */
async function visit(page: Page, address: string) {
  const script = findMeasuringScript();
  const measuring = page.waitForEvent("requestfinished", (request) => request.url().endsWith(script));
  await page.goto(address);
  await measuring;
  await page.locator("h1").click();
  await settle(page);
}

/** All that a site has on its disk. */
const filesOf = ({ dataDir }: Site) =>
  readdirSync(dataDir)
    .map((name) => readFileSync(path.join(dataDir, name), "latin1"))
    .join("\n");

test("what a visitor's browser measures is counted by page, device and connection", async ({ page, context, site }) => {
  await passForVisitor(page, 0.099);
  await page.setViewportSize(PHONE);
  await visit(page, `/privacy?token=${SECRET}#${SECRET}`);
  await visit(page, "/home");
  await page.setViewportSize(DESKTOP);
  await visit(page, "/privacy");
  // What is opened within a page is measured as part of it.
  await page.locator("footer").getByRole("link", { name: "About Us" }).first().click();
  await expect(page).toHaveURL("/about-us");
  // A page that is not there has an address of the visitor's own.
  await page.goto(`/${SECRET}`);
  await page.waitForLoadState("networkidle");
  await page.goto("about:blank");

  await expect.poll(async () => (await listVitals(site)).at(-1)?.visits).toBe(3);
  const [privacy, home, all, ...others] = await listVitals(site);
  expect([privacy, home, all].map((one) => [one?.page, one?.visits])).toEqual([
    ["/privacy", 2],
    ["/", 1],
    ["(all pages)", 3],
  ]);
  expect(others).toEqual([]);
  const { LCP, INP, CLS, FCP, TTFB } = privacy?.metrics ?? {};
  expect([LCP, INP, CLS, FCP, TTFB].map((measured) => measured?.count)).toEqual([2, 2, 2, 2, 2]);
  for (const measured of [LCP, INP, FCP]) expect(measured?.p75).toBeGreaterThan(0);
  expect(LCP?.p75).toBeLessThan(20_000);
  expect(CLS).toMatchObject({ p75: 0, mark: "good" });

  const [phone] = await listVitals(site, "--device", "phone");
  expect([phone?.page, phone?.visits]).toEqual(["/", 1]);
  expect(await listVitals(site, "--connection", "unknown")).toEqual([]);

  expect(filesOf(site)).not.toContain(SECRET);
  expect(site.logs()).not.toContain("/api/vitals");
  expect(await context.cookies()).toEqual([]);
});

test("a visit that is hidden twice is one", async ({ page, site, asked }) => {
  await passForVisitor(page, 0.099);
  await visit(page, "/privacy");
  const beacons = () => asked.filter((one) => one === "/api/vitals").length;
  for (let i = 0; i < 2; i++) {
    // Headless windows are never hidden by themselves.
    await page.evaluate((state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, "hidden");
    await page.evaluate(() => Reflect.deleteProperty(document, "visibilityState"));
    await expect.poll(beacons).toBe(1);
  }
  await page.goto("about:blank");
  await expect.poll(async () => (await listVitals(site)).at(-1)?.visits).toBe(1);
});

test("a script that is lost on its way is missed by nobody", async ({ page }) => {
  await passForVisitor(page, 0.099);
  let lost = 0;
  page.on("requestfailed", () => void lost++);
  await page.route(`**${findMeasuringScript()}`, (route) => route.abort());
  await page.goto("/privacy");
  await expect.poll(() => lost).toBe(1);
  await settle(page);
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page.locator("h1")).toBeVisible();
});

test("a page that is rendered for one visitor is measured as the page that it is", async ({ page, site }) => {
  await passForVisitor(page, 0.099);
  await visit(page, "/contact-us?answer=sent");
  await page.goto("about:blank");
  await expect.poll(async () => (await listVitals(site)).at(-1)?.visits).toBe(1);
  expect((await listVitals(site))[0]?.page).toBe("/contact-us");
});

const unmeasured: [string, number, Record<string, unknown>][] = [
  ["most visits", 0.1, {}],
  ["a visitor who says so to all", 0, { globalPrivacyControl: true }],
  ["a visitor who asks not to be tracked", 0, { doNotTrack: "1" }],
  ["a program", 0, { webdriver: true }],
];
for (const [who, chance, more] of unmeasured) {
  test(`of ${who} nothing is measured, loaded or sent`, async ({ page, asked }) => {
    await passForVisitor(page, chance, more);
    await page.goto("/privacy");
    await page.waitForLoadState("networkidle");
    await page.locator("h1").click();
    await settle(page);
    await page.goto("/about-us");
    await page.waitForLoadState("networkidle");
    expect(asked).toContain("/privacy");
    expect(asked).not.toContain(findMeasuringScript());
    expect(asked).not.toContain("/api/vitals");
  });
}
