import { freePort } from "@/lib/testing/free-port";
import { startSite } from "@/lib/testing/site";
import { expect, type Page, test } from "../../fixtures";
import { PHONE } from "../../frame/fixtures";

const SECRET = "planted4f1d";
/** A tenth of the page loads is measured. */
const SAMPLED = 0.099;
const NOT_SAMPLED = 0.1;

test.use({ startScripts: false, allowedErrors: [/status of 404|ERR_FAILED|request to another host/] });

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
  const loaded = page.waitForResponse(
    async (response) =>
      response.request().resourceType() === "script" && (await response.text()).includes("sendBeacon"),
  );
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
}) => {
  test.slow();
  const METRICS_PORT = String(await freePort("127.0.0.1"));
  // With no counts but those of this test.
  const site = await startSite({ env: { METRICS_PORT } });
  const metricsOf = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  const series =
    /^site_web_vitals_\w+_count\{page="(.*?)",device="(\w+)",connection="\w+"(?:,metric="(\w+)")?\} (\d+)$/gm;
  const countsOf = async () =>
    [...(await metricsOf()).matchAll(series)].map(([, page, device, metric = "CLS", n]) =>
      [page, device, metric, n].join(" "),
    );
  try {
    await emulateVisitor(page, SAMPLED);
    await page.setViewportSize(PHONE);
    await visit(page, `${site.url}/services/web-applications`);
    await visit(page, `${site.url}/services/cloud-devops`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, `${site.url}/privacy?token=${SECRET}#${SECRET}`);
    // A navigation within the page belongs to the same page load.
    await page.locator("footer").getByRole("link", { name: "About Us" }).first().click();
    await expect(page).toHaveURL(`${site.url}/about-us`);
    // A page that is not found has a URL that the visitor made up.
    await page.goto(`${site.url}/${SECRET}`, { waitUntil: "networkidle" });
    await page.goto("about:blank");

    const metrics = ["LCP", "INP", "FCP", "TTFB", "CLS"];
    const counts = metrics.flatMap((metric) => [`/privacy desktop ${metric} 1`, `/services/* phone ${metric} 2`]);
    await expect.poll(async () => (await countsOf()).sort()).toEqual(counts.sort());
    expect(await metricsOf()).not.toContain(SECRET);
    expect(site.logs()).not.toContain("/api/vitals");
    expect(await context.cookies()).toEqual([]);
  } finally {
    await site.stop();
  }
});

test("nine of ten page loads, visitors who object, and programs are not measured", async ({ context }) => {
  const requested: string[] = [];
  context.on("request", (request) => requested.push(new URL(request.url()).pathname));
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
  expect(requested).not.toContain("/api/vitals");
});
