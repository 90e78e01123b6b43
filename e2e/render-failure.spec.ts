import { expectAccessible } from "./axe";
import { expect, type Page, test } from "./fixtures";

const MESSAGE = "The ridge gave way.";
const EXPECTED = [new RegExp(MESSAGE), /Minified React error/];

/** Makes a property of one element throw while React draws it, until the page is told that it is mended. */
async function breakWhere(page: Page, property: string) {
  let planted = 0;
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const [name, value] = property.split(":");
    const broken = text.replace(property, `${name}:globalThis.isMended?${value}:(()=>{throw Error("${MESSAGE}")})()`);
    if (broken !== text) planted++;
    // Kept by no cache, so that a reload can bring the whole script.
    await route.fulfill({ response, body: broken, headers: { ...response.headers(), "cache-control": "no-store" } });
  });
  return () => planted;
}

test("a section that fails while it is drawn gives way to the error screen, and can be tried again", async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(...EXPECTED);
  const planted = await breakWhere(page, 'role:"tablist"');
  await page.goto("/qa/manual-test");
  const main = page.locator("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  expect(planted()).toBe(1);
  await expect(main.getByText(MESSAGE, { exact: true })).toBeVisible();
  await expect(main.getByRole("button", { name: "Reload" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expectAccessible(page, "error screen");

  await page.evaluate(() => Reflect.set(globalThis, "isMended", true));
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("tablist")).toBeVisible();
  await expect(main.getByText(MESSAGE)).toBeHidden();
});

test("Reload and the way home leave the error screen", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(...EXPECTED);
  await breakWhere(page, 'role:"tablist"');
  await page.goto("/qa/manual-test");
  const home = page.locator("main").getByRole("link", { name: "Go to the home page" });
  await home.click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Build, Scale");
  await page.goBack();
  await expect(home).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("tablist")).toBeVisible();
});

test("a frame that fails gives way to the same screen", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(...EXPECTED);
  const planted = await breakWhere(page, 'className:"bar"');
  await page.goto("/about-us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  expect(planted()).toBe(1);
  await expect(page.getByText(MESSAGE, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to the home page" })).toBeVisible();
  await expect(page).toHaveTitle("Unexpected Application Error!");
  await expectAccessible(page, "error screen without a frame");
});
