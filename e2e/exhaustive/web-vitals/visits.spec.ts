import { readdirSync } from "node:fs";
import path from "node:path";
import { freePort } from "@/lib/testing/free-port";
import { root } from "@/lib/testing/processes";
import { type Site, startSite } from "@/lib/testing/site";
import { test as base, expect, type Page } from "../../fixtures";
import { PHONE } from "../../frame/fixtures";

const DESKTOP = { width: 1280, height: 800 };
const SECRET = "planted4f1d";
/** A tenth of the page loads is measured. */
const SAMPLED = 0.099;
const NOT_SAMPLED = 0.1;
/** The URL of the measuring script (lib/build/bundle.ts). */
const SCRIPT = `/scripts/${readdirSync(path.join(root, "public/scripts"))[0]}`;

/** Each test has a site of its own, with no counts but its own. */
const test = base.extend<{ metricsPort: string; site: Site; requested: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
  metricsPort: async ({}, use) => use(String(await freePort("127.0.0.1"))),
  site: async ({ metricsPort }, use) => {
    const site = await startSite({ env: { METRICS_PORT: metricsPort } });
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
test.use({ startScripts: false, allowedErrors: [/status of 404|ERR_FAILED/] });

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

test("visits are counted by template and device, without anything that identifies the visitor", async ({
  page,
  context,
  site,
  metricsPort,
}) => {
  const metricsOf = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  /** How many page loads have this metric, by page and device. */
  const countsOf = async (name: string, metric: string) =>
    [...(await metricsOf()).matchAll(new RegExp(`^${name}_count\\{(.*)\\} (\\d+)$`, "gm"))]
      .filter(([, labels = ""]) => !metric || labels.includes(`metric="${metric}"`))
      .map(
        ([, labels, count]) =>
          `${/page="([^"]*)"/.exec(labels ?? "")?.[1]} ${/device="(\w+)"/.exec(labels ?? "")?.[1]} ${count}`,
      )
      .sort();

  await emulateVisitor(page, SAMPLED);
  await page.setViewportSize(PHONE);
  await visit(page, `/privacy?token=${SECRET}#${SECRET}`);
  await visit(page, `/services/web-applications`);
  await visit(page, `/services/cloud-devops`);
  await page.setViewportSize(DESKTOP);
  await visit(page, `/privacy`);
  // A navigation within the page belongs to the same page load.
  await page.locator("footer").getByRole("link", { name: "About Us" }).first().click();
  await expect(page).toHaveURL("/about-us");
  // A page that is not found has a URL that the visitor made up.
  await page.goto(`/${SECRET}`);
  await page.waitForLoadState("networkidle");
  await page.goto("about:blank");

  const counts = ["/privacy desktop 1", "/privacy phone 1", "/services/* phone 2"];
  for (const metric of ["LCP", "INP", "FCP", "TTFB"]) {
    await expect.poll(() => countsOf("site_web_vitals_seconds", metric), metric).toEqual(counts);
  }
  expect(await countsOf("site_web_vitals_cls", "")).toEqual(counts);
  expect(await metricsOf()).not.toContain(SECRET);
  expect(site.logs()).not.toContain("/api/vitals");
  expect(await context.cookies()).toEqual([]);
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
