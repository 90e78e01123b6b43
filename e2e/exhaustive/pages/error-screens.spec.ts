import { expect, type Page, routeScripts, test } from "../../fixtures";
import { expectAccessible } from "../../support/axe";

// The components throw while they render. Scripts that do not load are tested in chunks.spec.ts.
const MESSAGE = "The ridge gave way.";

test.use({ allowedErrors: [new RegExp(`${MESSAGE}|Minified React error`)] });
// A page may still load scripts when its test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

/**
 * Makes reading a prop in the built scripts throw.
 * @returns `count`, the number of changed scripts, and `repair`, which ends it.
 */
async function breakProp(page: Page, prop: string) {
  let count = 0;
  let isRepaired = false;
  const [name] = prop.split(":");
  const broken = `${name}:(()=>{throw Error("${MESSAGE}")})()`;
  await routeScripts(page, async (route) => {
    if (isRepaired) return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    if (text.includes(prop)) count++;
    await route.fulfill({ response, body: text.replace(prop, broken) });
  });
  const repair = () => {
    isRepaired = true;
  };
  return { count: () => count, repair };
}

test("an error in a page shows the error screen in the site's frame, and Reload loads the page", async ({ page }) => {
  const broken = await breakProp(page, 'role:"tablist"');
  await page.goto("/qa/manual-test");
  const main = page.locator("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  expect(broken.count()).toBe(1);
  await expect(main.getByText(MESSAGE, { exact: true })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expectAccessible(page, "error screen");

  broken.repair();
  await main.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("tablist")).toBeVisible();
  await expect(main.getByText(MESSAGE)).toBeHidden();
});
