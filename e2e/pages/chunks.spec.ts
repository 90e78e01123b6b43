import { expect, hold, open, type Page, test } from "../fixtures";

const CHUNKS = "**/_next/static/chunks/*.js";
const TIMEOUT_MS = 120_000;

const failure = (page: Page, type: string) => page.getByText(`Loading chunk failed (${type})`, { exact: true });

test("a script without a response for 120 s is reported, and what was typed survives the reload", async ({ page }) => {
  await page.clock.install();
  const { release } = await hold(page, CHUNKS);
  await page.goto("/contact-us");
  await page.getByLabel("Your name").fill("Aline");
  await page.clock.fastForward(TIMEOUT_MS - 1000);
  await expect(failure(page, "timeout")).toHaveCount(0);
  await page.clock.fastForward(2000);
  await expect(failure(page, "timeout")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();

  await page.unroute(CHUNKS);
  release();
  await page.getByRole("button", { name: "Reload" }).click();
  await page.locator("html[data-ready]").waitFor();
  await expect(page.getByLabel("Your name")).toHaveValue("Aline");
  await expect(failure(page, "timeout")).toHaveCount(0);
});

for (const [type, status] of [
  ["missing", 404],
  ["error", undefined],
] as const) {
  test(`a script that fails is reported at once: ${type}`, async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/net::ERR_FAILED|status of 404|ChunkLoadError/);
    await page.route(CHUNKS, (route) => (status ? route.fulfill({ status, body: "" }) : route.abort()));
    await page.goto("/about-us");
    await expect(failure(page, type)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Five values we argue from." })).toBeVisible();
  });
}

test("a page whose chunk does not come is reported on the page before, which stays", async ({ page }) => {
  await page.clock.install();
  await open(page, "/about-us");
  await hold(page, CHUNKS);
  await page.locator("main").getByRole("link", { name: "Get in Touch" }).click();
  await page.clock.runFor(900);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.getByRole("progressbar", { name: "Opening the page" })).toBeVisible();
  await page.clock.fastForward(TIMEOUT_MS);
  await expect(failure(page, "timeout")).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Five values we argue from." })).toBeVisible();
});
