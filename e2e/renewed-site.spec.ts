import { expect, open, test } from "./fixtures";
import { scriptsOf, serve } from "./served";

/** A site that was renewed no longer has the scripts of the page that a visitor still holds: it answers 404. */
const EXPECTED = [/status of 404/, /ChunkLoadError/];
const CHUNKS = "**/_next/static/chunks/*.js";
const gone = { status: 404, contentType: "text/plain", body: "Not Found" };

test("a page says so whichever of its scripts the site no longer has", async ({ context, origin, expectedTrouble }) => {
  test.slow();
  expectedTrouble.push(...EXPECTED);
  const { text } = await serve(`${origin}/qa/manual-test`);
  const scripts = scriptsOf(text);
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    const page = await context.newPage();
    await page.route(`**${script}`, (route) => route.fulfill(gone));
    await page.goto("/qa/manual-test");
    await page.waitForLoadState("networkidle");
    const messages = await page.getByText("Loading chunk failed", { exact: true }).count();
    const reloads = await page.getByRole("button", { name: "Reload" }).count();
    expect.soft({ messages, reloads }, script).toEqual({ messages: 1, reloads: 1 });
    await page.close();
  }
});

test("so does a page that is on its way", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(...EXPECTED);
  await open(page, "/about-us");
  await page.route(CHUNKS, (route) => route.fulfill(gone));
  await page.locator("main").getByRole("link", { name: "Get in Touch" }).click();
  await expect(page.getByText("Loading chunk failed", { exact: true })).toBeVisible();
  await page.unroute(CHUNKS);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByText("Loading chunk failed")).toHaveCount(0);
  await expect(page.locator("header button[aria-expanded]").first()).toBeVisible();
});
