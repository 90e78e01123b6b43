import { expect, holdScripts, hydrated, type Page, routeScripts, test } from "../../fixtures";
import { expectAccessible } from "../../support/axe";

const TIMEOUT_MS = 120_000;

const failure = (page: Page, type: string) => page.getByText(`Loading chunk failed (${type})`, { exact: true });
const heading = (page: Page) => page.getByRole("heading", { name: "Unexpected Application Error!" });
const reload = (page: Page) => page.getByRole("button", { name: "Reload" });

/** Expects one error screen, although there are several ways to notice a lost script. */
async function expectOneScreen(page: Page) {
  for (const part of [failure(page, "error"), heading(page), reload(page)]) await expect(part).toHaveCount(1);
}

/** Aborts requests for scripts, or answers them with 404 as after a deployment. @returns a function that ends that. */
const loseScripts = (page: Page, type: "error" | "missing") =>
  routeScripts(page, (route) => (type === "missing" ? route.fulfill({ status: 404, body: "" }) : route.abort()));

test.describe("when a script fails", () => {
  test.use({ allowedErrors: [/net::ERR_FAILED|status of 404|ChunkLoadError/] });

  test("the page reports it and can be read, and Reload keeps what was typed, also repeatedly", async ({ page }) => {
    let findScripts = await loseScripts(page, "missing");
    await page.goto("/contact-us");
    await expect(failure(page, "missing")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page, `at ${width} px`);
    }
    const typed = { "Your name": "Aline", Email: "aline@example.rw", Message: "Two lines\nof it" };
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
    await findScripts();
    findScripts = await loseScripts(page, "error");
    await Promise.all([page.waitForEvent("load"), reload(page).click()]);
    await expectOneScreen(page);
    await findScripts();
    await reload(page).click();
    for (const [label, text] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(text);
    await expect(heading(page)).toHaveCount(0);
  });
});

test("a script without a response for 120 s is reported, and what was typed survives the reload", async ({ page }) => {
  await page.clock.install();
  const { release } = await holdScripts(page);
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
