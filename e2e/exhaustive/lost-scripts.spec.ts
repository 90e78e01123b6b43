import { expect, type Page, test } from "../fixtures";

const CHUNKS = "**/_next/static/chunks/*.js";
const PATH = "/qa/manual-test";

test.use({ expectedTrouble: [/net::ERR_FAILED|ChunkLoadError/] });

async function expectOneErrorScreen(page: Page, script: string) {
  // Next requests a lost chunk once more before it gives up.
  await page.waitForLoadState("networkidle");
  await expect.soft(page.getByText("Loading chunk failed (error)", { exact: true }), script).toHaveCount(1);
  await expect.soft(page.getByRole("heading", { name: "Unexpected Application Error!" }), script).toHaveCount(1);
  await expect.soft(page.getByRole("button", { name: "Reload" }), script).toHaveCount(1);
}

// Different code notices a lost script before React starts and after that.
for (const moment of ["before", "after"] as const) {
  test(`whichever script of a page fails ${moment} all others, one error screen says so`, async ({ page, context }) => {
    test.slow();
    await page.goto(PATH);
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
      await tab.goto(PATH);
      await failed;
      await expectOneErrorScreen(tab, script);
      await tab.close();
    }
  });
}
