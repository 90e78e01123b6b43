import { expect, hold, open, openWithStoppedClock, type Page, test } from "../../fixtures";

const CHUNKS = "**/_next/static/chunks/*.js";
const TIMEOUT_MS = 120_000;

const failure = (page: Page, type: string) => page.getByText(`Loading chunk failed (${type})`, { exact: true });

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

  await Promise.all([page.waitForEvent("domcontentloaded"), page.getByRole("button", { name: "Reload" }).click()]);
  release();
  await page.locator("html[data-ready]").waitFor();
  await expect(page.getByLabel("Your name")).toHaveValue("Aline");
  await expect(failure(page, "timeout")).toHaveCount(0);
});

for (const [type, status] of [
  ["missing", 404],
  ["error", undefined],
] as const) {
  const loseScripts = (page: Page) =>
    page.route(CHUNKS, (route) => (status ? route.fulfill({ status, body: "" }) : route.abort()));

  test(`a script that fails is reported at once: ${type}`, async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/net::ERR_FAILED|status of 404|ChunkLoadError/);
    await loseScripts(page);
    await page.goto("/about-us");
    await expect(failure(page, type)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Our five values" })).toBeVisible();
  });

  test(`a page whose chunk fails is reported on the page before, which stays: ${type}`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/net::ERR_FAILED|status of 404/);
    await open(page, "/about-us");
    await loseScripts(page);
    const link = page.locator("main").getByRole("link", { name: "Get in Touch" });
    await link.click();
    await expect(failure(page, type)).toBeInViewport();
    await expect(page.getByRole("heading", { name: "Our five values" })).toBeVisible();
    await expect(page).toHaveURL("/about-us");

    await page.unroute(CHUNKS);
    await link.click();
    await expect(page.getByRole("heading", { name: "Send Us a Message" })).toBeVisible();
    await expect(failure(page, type)).toHaveCount(0);
  });

  test(`a page whose chunk fails before its link is clicked is loaded whole: ${type}`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/net::ERR_FAILED|status of 404/);
    await open(page, "/about-us");
    await loseScripts(page);
    const link = page.locator("main").getByRole("link", { name: "Get in Touch" });
    await link.hover();
    await page.locator("html[data-chunk-failed]").waitFor();
    await page.waitForLoadState("networkidle");
    await link.click();
    await expect(page.getByRole("heading", { name: "Send Us a Message" })).toBeVisible();
    await expect(failure(page, type)).toBeVisible();
  });
}

test("a page whose chunk does not come is reported on the page before, which stays", async ({ page }) => {
  await openWithStoppedClock(page, "/about-us");
  const { requests, release } = await hold(page, CHUNKS);
  await page.locator("main").getByRole("link", { name: "Get in Touch" }).click();
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
  await expect(page.getByRole("heading", { name: "Send Us a Message" })).toBeVisible();
  await expect(failure(page, "timeout")).toHaveCount(0);
});
