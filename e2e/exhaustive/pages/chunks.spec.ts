import { CHUNKS, expect, hold, hydrated, open, openWithStoppedClock, type Page, test } from "../../fixtures";
import { expectAccessible } from "../../support/axe";

const TIMEOUT_MS = 120_000;

const failure = (page: Page, type: string) => page.getByText(`Loading chunk failed (${type})`, { exact: true });
const heading = (page: Page) => page.getByRole("heading", { name: "Unexpected Application Error!" });
const reload = (page: Page) => page.getByRole("button", { name: "Reload" });

/** There are several ways to notice a lost script: only one may show it. */
async function expectOneScreen(page: Page, script = "") {
  for (const part of [failure(page, "error"), heading(page), reload(page)]) await expect(part, script).toHaveCount(1);
}

/** Scripts do not arrive, or do not exist, as after a deployment. */
const loseScripts = (page: Page, type: "error" | "missing") =>
  page.route(CHUNKS, (route) => (type === "missing" ? route.fulfill({ status: 404, body: "" }) : route.abort()));
const link = (page: Page) => page.locator("main").getByRole("link", { name: "Get in Touch" });
const contactPage = (page: Page) => page.getByRole("heading", { name: "Send Us a Message" });

test.describe("when a script fails", () => {
  test.use({ allowedErrors: [/net::ERR_FAILED|status of 404|ChunkLoadError/] });

  for (const type of ["missing", "error"] as const) {
    test(`it is reported at once, above the page, which can still be read: ${type}`, async ({ page }) => {
      await loseScripts(page, type);
      await page.goto("/qa/manual-test");
      await expect(failure(page, type)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name: "Manual Testing" })).toBeVisible();
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await expectAccessible(page, `at ${width} px`);
      }
    });
  }

  // Different code notices a lost script before React starts and after that.
  for (const moment of ["before", "after"] as const) {
    test(`one error screen is shown, whichever of a page's scripts fails ${moment} all others`, async ({
      page,
      context,
    }) => {
      test.slow();
      await page.goto("/qa/manual-test");
      const scripts = (await page.locator("script[data-scripts]").getAttribute("data-scripts"))?.split(" ") ?? [];
      expect(scripts.length).toBeGreaterThan(3);
      for (const script of scripts) {
        const tab = await context.newPage();
        let finished = 0;
        tab.on("requestfinished", (request) => request.url().endsWith(".js") && finished++);
        const failed = tab.waitForEvent("requestfailed");
        await tab.route(CHUNKS, async (route) => {
          const isLost = route.request().url().endsWith(script);
          if (!isLost && moment === "before") await failed;
          if (!isLost) return route.continue();
          if (moment === "after") {
            await expect.poll(() => finished).toBeGreaterThanOrEqual(scripts.length - 1);
            // Lets the last one run.
            await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
          }
          await route.abort();
        });
        await tab.goto("/qa/manual-test");
        await failed;
        // Next requests a lost chunk once more before it gives up.
        await tab.waitForLoadState("networkidle");
        await expectOneScreen(tab, script);
        await tab.close();
      }
    });
  }

  test("Reload keeps what was typed, also when the scripts are lost again", async ({ page }) => {
    await loseScripts(page, "error");
    await page.goto("/contact-us");
    const typed = { "Your name": "Aline", Email: "aline@example.rw", Message: "Two lines\nof it" };
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
    await Promise.all([page.waitForEvent("load"), reload(page).click()]);
    await expectOneScreen(page);
    await page.unroute(CHUNKS);
    await reload(page).click();
    for (const [label, text] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(text);
    await expect(heading(page)).toHaveCount(0);
  });

  test("on the way to another page, the page before stays and reports it, and the link can be clicked again", async ({
    page,
  }) => {
    await open(page, "/about-us");
    await loseScripts(page, "error");
    await link(page).click();
    await expect(failure(page, "error")).toBeInViewport();
    await expectOneScreen(page);
    await expect(page.getByRole("heading", { name: "Our five values" })).toBeVisible();
    await expect(page).toHaveURL("/about-us");

    await page.unroute(CHUNKS);
    await link(page).click();
    await expect(contactPage(page)).toBeVisible();
    await expect(heading(page)).toHaveCount(0);
  });

  test("on the way to another page, a missing one is reported in the same way, and Reload loads that page", async ({
    page,
  }) => {
    await open(page, "/home");
    await page.getByLabel("Your email").fill("aline@example.rw");
    await loseScripts(page, "missing");
    await page.locator("footer").getByRole("link", { name: "Contact Us" }).click();
    await expect(failure(page, "missing")).toBeInViewport();
    await expect(page).toHaveURL("/home");

    await page.unroute(CHUNKS);
    await reload(page).click();
    await expect(contactPage(page)).toBeVisible();
    await expect(page).toHaveURL("/contact-us");
    await expect(heading(page)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByLabel("Your email")).toHaveValue("aline@example.rw");
  });

  test("before its link is clicked, the page is loaded whole", async ({ page }) => {
    await open(page, "/about-us");
    await loseScripts(page, "missing");
    await link(page).hover();
    await page.locator("html[data-chunk-failed]").waitFor();
    await page.waitForLoadState("networkidle");
    await link(page).click();
    await expect(contactPage(page)).toBeVisible();
    await expect(failure(page, "missing")).toBeVisible();
  });
});

test("a script without a response for 120 s is reported, and what was typed survives the reload", async ({ page }) => {
  await page.clock.install();
  const { release } = await hold(page, CHUNKS);
  await page.goto("/contact-us", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Your name").fill("Aline");
  await page.clock.fastForward(TIMEOUT_MS - 30_000);
  await expect(failure(page, "timeout")).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(failure(page, "timeout")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();

  await Promise.all([page.waitForEvent("domcontentloaded"), reload(page).click()]);
  release();
  await hydrated(page);
  await expect(page.getByLabel("Your name")).toHaveValue("Aline");
  await expect(failure(page, "timeout")).toHaveCount(0);
});

test("a progress bar is shown after a second, and a chunk that does not come is reported", async ({ page }) => {
  await openWithStoppedClock(page, "/about-us");
  const { requests, release } = await hold(page, CHUNKS);
  await link(page).click();
  await page.clock.runFor(900);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.getByRole("progressbar", { name: "Opening the page" })).toBeVisible();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await page.clock.fastForward(TIMEOUT_MS);
  await expect(failure(page, "timeout")).toBeInViewport();
  await expect(page.getByRole("progressbar")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Our five values" })).toBeVisible();

  release();
  await expect(contactPage(page)).toBeVisible();
  await expect(failure(page, "timeout")).toHaveCount(0);
});
