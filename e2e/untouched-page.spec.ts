import type { Locator } from "@playwright/test";
import { drawerOf } from "./drawers";
import { expect, isOpen, type Page, test } from "./fixtures";

// A page's scripts wait for its visitor (components/layout/late-scripts.ts).
test.use({ touchesPages: false, expectedTrouble: [/status of 404/] });

const ready = (page: Page) => page.locator("html[data-ready]");
const CHUNKS = "**/_next/static/chunks/*.js";

/** The scripts that a page has asked for. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );

// Of all pages the weights tell the same (lib/cli/bench/budgets.ts).
test("a page loads no script before somebody turns to it, but where it offers Google's sign-in", async ({ page }) => {
  for (const path of ["/", "/contact-us", "/no-such-page"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await scriptsOf(page), path).toEqual([]);
  }
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: /Google/ }), path).toBeVisible();
    await expect(ready(page), path).toHaveCount(1);
  }
});

const turns: Record<string, (page: Page) => Promise<void>> = {
  "a pointer that moves": (page) => page.mouse.move(200, 300),
  "a key": (page) => page.keyboard.press("Tab"),
  scrolling: (page) => page.evaluate(() => scrollBy(0, 10)),
  "a focus": (page) => page.locator("header a").first().focus(),
};
for (const [how, turn] of Object.entries(turns)) {
  test(`${how} brings the scripts, once`, async ({ page }) => {
    await page.goto("/about-us", { waitUntil: "networkidle" });
    await expect(ready(page)).toHaveCount(0);
    await turn(page);
    await expect(ready(page)).toHaveCount(1);
    await page.mouse.move(300, 200);
    await page.keyboard.press("Tab");
    const scripts = await page.locator("head script[async]").evaluateAll((all) => all.map((one) => one.outerHTML));
    expect(scripts.length).toBeGreaterThan(3);
    expect(new Set(scripts).size).toBe(scripts.length);
  });
}

test("what is pointed at when the scripts come is fetched ahead", async ({ page }) => {
  await page.goto("/about-us", { waitUntil: "networkidle" });
  const ahead = page.waitForRequest((request) => "next-router-prefetch" in request.headers());
  await page.locator("main").getByRole("link", { name: "Get in Touch" }).hover();
  expect(new URL((await ahead).url()).pathname).toBe("/contact-us");
});

test("a menu opens for the pointer that brought the scripts", async ({ page }) => {
  await page.goto("/about-us", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Services" }).hover();
  await expect(page.locator("#menu-services")).toBeVisible();
  await expect(page.locator("#menu-expertise")).toBeHidden();
});

test("an address that names a part of the page brings them", async ({ page }) => {
  await page.goto("/qa/manual-test");
  const name = await page.getByRole("tab").nth(2).getAttribute("aria-controls");
  await page.goto("about:blank");
  // Nothing is left to be scrolled to.
  await page.setViewportSize({ width: 1280, height: 6000 });
  await page.goto(`/qa/manual-test#${name}`);
  await expect(ready(page)).toHaveCount(1);
  await expect(page.getByRole("tab").nth(2)).toHaveAttribute("aria-selected", "true");
});

test("what was typed and not sent comes back without a touch", async ({ page }) => {
  await page.goto("/contact-us");
  await page.getByLabel("Name").first().focus();
  await ready(page).waitFor({ state: "attached" });
  await page.locator("#contact-subject").fill("A register of wells");
  await page.reload();
  await expect(page.locator("#contact-subject")).toHaveValue("A register of wells");
  // Only where there is a form that it belongs to.
  await page.goto("/about-us", { waitUntil: "networkidle" });
  await expect(ready(page)).toHaveCount(0);
});

test("scripts that do not come when they are wanted are told of, and the page stays readable", async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/net::ERR_FAILED/);
  await page.goto("/about-us", { waitUntil: "networkidle" });
  await page.route(CHUNKS, (route) => route.abort());
  await page.mouse.move(200, 300);
  await expect(page.getByText("Loading chunk failed", { exact: true })).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toHaveCount(1);
  await expect(page.locator("main h1")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  /** Touches a part of the page whose scripts are on a line that brings nothing. */
  async function tapBeforeScripts(page: Page, path: string, find: (page: Page) => Locator) {
    await page.goto(path, { waitUntil: "networkidle" });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(CHUNKS, async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await find(page).tap();
    return release;
  }

  test("the first touch opens the menu at once, and the scripts leave it open", async ({ page }) => {
    const { hamburger, drawer, close, group } = drawerOf(page);
    const release = await tapBeforeScripts(page, "/about-us", () => hamburger);
    await expect(drawer).toBeInViewport();
    const { row, list } = group("Services");
    await row.tap();
    release();
    // From then on it holds the focus, which stays where it was.
    await expect.poll(() => drawer.evaluate((node) => node.matches(":modal"))).toBe(true);
    await expect(drawer).toBeInViewport();
    await expect(list).toBeVisible();
    await expect(row).toBeFocused();
    await close.tap();
    expect(await isOpen(drawer)).toBe(false);
  });

  test("the first touch follows a link at once", async ({ page }) => {
    const link = () => page.locator("main").getByRole("link", { name: "Get in Touch" });
    await tapBeforeScripts(page, "/about-us", link);
    await expect(page).toHaveURL("/contact-us");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  });

  test("the first touch opens a tab at once", async ({ page }) => {
    const release = await tapBeforeScripts(page, "/qa/manual-test", () => page.getByRole("tab").nth(1));
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    const name = await page.getByRole("tab").nth(1).getAttribute("aria-controls");
    await expect(page.locator(`#${name}`)).toBeVisible();
    release();
    await ready(page).waitFor({ state: "attached" });
    await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(page.locator(`#${name}`)).toBeVisible();
  });

  test("a message that is sent before the scripts have come arrives", async ({ page }) => {
    await tapBeforeScripts(page, "/contact-us", () => page.locator("#contact-name"));
    await page.locator("#contact-name").fill("Ange Mutesi");
    await page.locator("#contact-email").fill("ange@example.rw");
    await page.locator("#contact-subject").fill("A register of wells");
    await page.locator("#contact-message").fill("We count wells on paper in four districts, and want to stop.");
    await page.locator("main form button[type=submit]").first().tap();
    await expect(page).toHaveURL(/contact-us\?answer/);
    await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
  });
});
