import type { BrowserContext } from "@playwright/test";
import { expectAccessible } from "./axe";
import { expect, open, type Page, test } from "./fixtures";
import { scriptsOf, serve } from "./served";

const CHUNKS = "**/_next/static/chunks/*.js";
/** What the browser and Next write to the console about it. */
const EXPECTED = [/net::ERR_FAILED/, /ChunkLoadError/];

/** A script can fail before Next has started, once the page stands or after that: each is noticed by another part. */
type Moment = "before all others" | "once the page stands" | "after all others";

async function comes(page: Page, moment: Moment) {
  if (moment === "before all others") return;
  await page.locator("footer").waitFor({ state: "attached" });
  if (moment === "once the page stands") return;
  await page.waitForFunction(() => {
    const wanted = document.querySelectorAll("script[async][src]").length;
    return performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length >= wanted - 1;
  });
  // Arrived is not yet run.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

const lose = (page: Page, scripts: string, moment: Moment) =>
  page.route(scripts, async (route) => {
    await comes(page, moment);
    await route.abort();
  });

/** Holds every script back until one has failed, so that none depends on which was faster. */
async function loseFirst(page: Page, script: string) {
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(script));
  await page.route(CHUNKS, async (route) => {
    await failed;
    await route.continue();
  });
  await lose(page, `**${script}`, "before all others");
}

/** How often each thing that a visitor needs is there. */
const shown = async (page: Page) => ({
  heading: await page.getByRole("heading", { name: "Unexpected Application Error!" }).count(),
  message: await page.getByText("Loading chunk failed", { exact: true }).count(),
  reload: await page.getByRole("button", { name: "Reload" }).count(),
});
const ONE_SCREEN = { heading: 1, message: 1, reload: 1 };

/** Loses each script of a page in turn. */
async function forEachLost(
  { context, origin }: { context: BrowserContext; origin: string },
  moment: Moment,
  check: (page: Page, script: string) => Promise<void>,
) {
  const { text } = await serve(`${origin}/qa/manual-test`);
  const scripts = scriptsOf(text);
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    const page = await context.newPage();
    if (moment === "before all others") await loseFirst(page, script);
    else await lose(page, `**${script}`, moment);
    await page.goto("/qa/manual-test");
    // Next asks once more for what it lost, and gives up in its own way after that.
    await page.waitForLoadState("networkidle");
    await check(page, script);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.close();
  }
}

test("whichever script of a page fails before all others, one screen says so and the page can be read", async ({
  context,
  origin,
  expectedTrouble,
}) => {
  test.slow();
  expectedTrouble.push(...EXPECTED);
  await forEachLost({ context, origin }, "before all others", async (page, script) => {
    expect.soft(await shown(page), script).toEqual(ONE_SCREEN);
    const title = page.locator("main").getByRole("heading", { level: 1, name: "Manual Testing" });
    expect.soft(await title.isVisible(), `the page behind ${script}`).toBe(true);
  });
});

test("whichever script of a page fails after all others, one screen says so", async ({
  context,
  origin,
  expectedTrouble,
}) => {
  test.slow();
  expectedTrouble.push(...EXPECTED);
  await forEachLost({ context, origin }, "after all others", async (page, script) => {
    expect.soft(await shown(page), script).toEqual(ONE_SCREEN);
  });
});

test("Reload mends a page whose scripts were lost once", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(...EXPECTED);
  await lose(page, CHUNKS, "once the page stands");
  await page.goto("/about-us");
  await expect.poll(() => shown(page)).toEqual(ONE_SCREEN);
  await page.unroute(CHUNKS);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByText("Loading chunk failed")).toBeHidden();
  await expect(page.locator("header button[aria-expanded]").first()).toBeVisible();
});

const TYPED = { "Your name": "Aline", Email: "aline@example.rw", Subject: "A registry", Message: "Two lines\nof it" };

test("Reload loses nothing that was typed into a page without its scripts, were they lost again", async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(...EXPECTED);
  await lose(page, CHUNKS, "once the page stands");
  await page.goto("/contact-us");
  for (const [label, text] of Object.entries(TYPED)) await page.getByLabel(label).fill(text);
  const reload = page.getByRole("button", { name: "Reload" });
  await page.getByLabel("Message").pressSequentially(".");
  for (const isLostAgain of [true, true, false]) {
    if (!isLostAgain) await page.unroute(CHUNKS);
    await Promise.all([page.waitForEvent("load"), reload.click()]);
    await page.locator(isLostAgain ? "#chunk-failed" : "html[data-ready]").waitFor({ state: "attached" });
    for (const [label, text] of Object.entries({ ...TYPED, Message: `${TYPED.Message}.` }))
      await expect(page.getByLabel(label)).toHaveValue(text);
  }
  await expect(page.getByText("Loading chunk failed")).toHaveCount(0);
});

test("the screen of a lost script is accessible", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(...EXPECTED);
  await lose(page, CHUNKS, "once the page stands");
  await page.goto("/about-us");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
    await expectAccessible(page, `at ${width} px`);
  }
});

test.describe("a script that is lost on the way to another page", () => {
  test.beforeEach(async ({ page, expectedTrouble }) => {
    expectedTrouble.push(...EXPECTED);
    await open(page, "/about-us");
    await lose(page, CHUNKS, "before all others");
    await page.locator("main").getByRole("link", { name: "Get in Touch" }).click();
    await expect(page).toHaveURL("/contact-us");
  });

  test("shows one screen, in view, and Reload brings that page", async ({ page }) => {
    await expect.poll(() => shown(page)).toEqual(ONE_SCREEN);
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeInViewport();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await page.unroute(CHUNKS);
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByRole("heading", { name: "Send Us a Message" })).toBeVisible();
    await expect(page).toHaveURL("/contact-us");
  });

  test("leaves the other links working, and its screen goes with the page", async ({ page }) => {
    await page.unroute(CHUNKS);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dedicated Team" }).click();
    await expect(page).toHaveURL("/dedicated-team");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A team that works only on your product.");
    await expect(page.getByText("Loading chunk failed")).toHaveCount(0);
  });
});
