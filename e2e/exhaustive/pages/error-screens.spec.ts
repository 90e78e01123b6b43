import { CHUNKS, expect, open, type Page, test } from "../../fixtures";
import { expectAccessible } from "../../support/axe";

const heading = (page: Page) => page.getByRole("heading", { name: "Unexpected Application Error!" });
const reload = (page: Page) => page.getByRole("button", { name: "Reload" });

/** There are several ways to notice a lost script: only one may show it. */
async function expectChunkScreen(page: Page, script = "") {
  await expect(page.getByText(/^Loading chunk failed \((missing|error)\)$/), script).toHaveCount(1);
  await expect(heading(page), script).toHaveCount(1);
  await expect(reload(page), script).toHaveCount(1);
}

test.describe("a script that does not load", () => {
  test.beforeEach(({ expectedTrouble }) => {
    expectedTrouble.push(/net::ERR_FAILED/, /status of 404/, /ChunkLoadError/);
  });

  // Different code notices a lost script before React starts and after that.
  for (const moment of ["before", "after"] as const) {
    test(`shows one error screen, whichever of a page's scripts fails ${moment} all others`, async ({
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
        await expectChunkScreen(tab, script);
        await tab.close();
      }
    });
  }

  test("shows the error screen above the page, which can still be read", async ({ page }) => {
    await page.route(CHUNKS, (route) => route.abort());
    await page.goto("/qa/manual-test");
    await expectChunkScreen(page);
    await expect(page.getByRole("heading", { level: 1, name: "Manual Testing" })).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page, `at ${width} px`);
    }
  });

  test("loads when Reload is clicked, if need be twice, and what was typed is still there", async ({ page }) => {
    await page.route(CHUNKS, (route) => route.abort());
    await page.goto("/contact-us");
    const typed = { "Your name": "Aline", Email: "aline@example.rw", Message: "Two lines\nof it" };
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
    await Promise.all([page.waitForEvent("load"), reload(page).click()]);
    await expectChunkScreen(page);
    await page.unroute(CHUNKS);
    await reload(page).click();
    for (const [label, text] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(text);
    await expect(heading(page)).toHaveCount(0);
  });

  test("on the way to another page shows the error in view, above the page; Reload keeps what was typed", async ({
    page,
  }) => {
    await open(page, "/home");
    await page.getByLabel("Your email").fill("aline@example.rw");
    // After a deployment the scripts of the old build are gone.
    await page.route(CHUNKS, (route) => route.fulfill({ status: 404, contentType: "text/plain", body: "Not Found" }));
    await page.locator("footer").getByRole("link", { name: "Contact Us" }).click();
    await expectChunkScreen(page);
    await expect(heading(page)).toBeInViewport();
    await expect(page).toHaveURL("/home");

    await page.unroute(CHUNKS);
    await Promise.all([page.waitForEvent("load"), reload(page).click()]);
    await expect(page).toHaveURL("/home");
    await expect(page.getByLabel("Your email")).toHaveValue("aline@example.rw");
    await expect(heading(page)).toHaveCount(0);
  });
});

test.describe("a component that throws while it renders", () => {
  const MESSAGE = "The ridge gave way.";

  test.beforeEach(({ expectedTrouble }) => {
    expectedTrouble.push(new RegExp(MESSAGE), /Minified React error/);
  });
  // A page may still load scripts when its test ends.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

  /** Makes reading a prop in the built scripts throw until `isRepaired` is set. @returns the number of changed scripts. */
  async function breakProp(page: Page, prop: string) {
    let count = 0;
    const [name, value] = prop.split(":");
    const broken = `${name}:globalThis.isRepaired?${value}:(()=>{throw Error("${MESSAGE}")})()`;
    await page.route(CHUNKS, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      if (text.includes(prop)) count++;
      await route.fulfill({ response, body: text.replace(prop, broken) });
    });
    return () => count;
  }

  test("in a page shows the error screen in the site's frame, and can be tried again", async ({ page }) => {
    const countBroken = await breakProp(page, 'role:"tablist"');
    await page.goto("/qa/manual-test");
    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
    expect(countBroken()).toBe(1);
    await expect(main.getByText(MESSAGE, { exact: true })).toBeVisible();
    await expect(reload(page)).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expectAccessible(page, "error screen");

    await page.evaluate(() => Reflect.set(globalThis, "isRepaired", true));
    await main.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("tablist")).toBeVisible();
    await expect(main.getByText(MESSAGE)).toBeHidden();
  });

  test("in the frame shows the error screen alone, with the way home", async ({ page }) => {
    const countBroken = await breakProp(page, 'className:"bar"');
    await page.goto("/about-us");
    await expect(heading(page)).toBeVisible();
    expect(countBroken()).toBe(1);
    await expect(page.getByText(MESSAGE, { exact: true })).toBeVisible();
    await expect(reload(page)).toBeVisible();
    await expect(page).toHaveTitle("Unexpected Application Error!");
    await expectAccessible(page, "error screen without a frame");
    await page.evaluate(() => Reflect.set(globalThis, "isRepaired", true));
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await expect(page).toHaveURL("/");
  });
});
