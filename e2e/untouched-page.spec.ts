import type { Locator } from "@playwright/test";
import { drawerOf } from "./drawers";
import { expect, isOpen, type Page, test } from "./fixtures";

// A page's scripts wait for its visitor (components/layout/late-scripts.ts).
test.use({ touchesPages: false, expectedTrouble: [/status of 404/] });

const ready = (page: Page) => page.locator("html[data-ready]");
const CHUNKS = "**/_next/static/chunks/*.js";
const PROVIDERS = "**/api/auth/providers";
const POLL_MS = 500;
const TRIES = 20;
const GIVEN_UP = "info: Google sign-in is not offered here.";

/** The scripts that a page has asked for. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );

// Of all pages the weights tell the same (lib/cli/bench/budgets.ts).
test("a page loads no script before somebody turns to it", async ({ page }) => {
  for (const path of ["/", "/contact-us", "/login", "/register", "/no-such-page"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await scriptsOf(page), path).toEqual([]);
  }
});

for (const path of ["/login", "/register"]) {
  test(`Google's button of ${path} waits for the provider, and no script`, async ({ page }) => {
    let isThere = false;
    await page.route(PROVIDERS, (route) => route.fulfill({ json: isThere ? { google: {} } : {} }));
    await page.goto(path, { waitUntil: "load" });
    const button = page.getByRole("button", { name: /Google/ });
    await expect(button).toBeDisabled();
    isThere = true;
    await expect(button).toBeEnabled();
    expect(await scriptsOf(page)).toEqual([]);
  });

  test(`${path} asks for Google 20 times, whenever its scripts come, and anew when it is come back to`, async ({
    page,
  }) => {
    let asked = 0;
    const said: string[] = [];
    page.on("request", (request) => void (request.url().endsWith("/api/auth/providers") && asked++));
    page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
    const giveUp = async () => {
      // Each answer has to come before time goes on.
      await expect(async () => {
        await page.clock.runFor(POLL_MS);
        expect(said).toHaveLength(1);
      }).toPass({ intervals: [20] });
    };
    await page.clock.install();
    await page.goto(path, { waitUntil: "load" });
    await giveUp();
    expect(asked).toBe(TRIES);
    await page.mouse.move(200, 300);
    await ready(page).waitFor({ state: "attached" });
    await page.clock.runFor(TRIES * POLL_MS);
    expect(asked).toBe(TRIES);
    expect(said.splice(0)).toEqual([GIVEN_UP]);

    await page.locator("header").getByRole("link", { name: "Contact Us" }).first().click();
    await expect(page).toHaveURL("/contact-us");
    await page.goBack();
    await expect(page).toHaveURL(path);
    await giveUp();
    expect(asked).toBe(2 * TRIES);
    expect(said).toEqual([GIVEN_UP]);
  });

  test(`${path} asks no longer once it is left`, async ({ page }) => {
    let asked = 0;
    page.on("request", (request) => void (request.url().endsWith("/api/auth/providers") && asked++));
    await page.clock.install();
    await page.goto(path, { waitUntil: "load" });
    await page.mouse.move(200, 300);
    await ready(page).waitFor({ state: "attached" });
    await page.locator("header").getByRole("link", { name: "Contact Us" }).first().click();
    await expect(page).toHaveURL("/contact-us");
    const before = asked;
    expect(before).toBeGreaterThan(0);
    for (let tries = 0; tries < 3; tries++) await page.clock.runFor(POLL_MS);
    await page.waitForLoadState("networkidle");
    expect(asked).toBe(before);
  });
}

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

  test("the first touch shows a password at once, and the scripts leave it shown", async ({ page }) => {
    const password = page.locator("#login-password");
    const toggle = page.locator('[aria-controls="login-password"]');
    const release = await tapBeforeScripts(page, "/login", () => toggle);
    await expect(toggle).toHaveAccessibleName("Hide password");
    await expect(password).toHaveAttribute("type", "text");
    release();
    await ready(page).waitFor({ state: "attached" });
    await password.fill("ridge and hill");
    // What is missing is told of, and the form drawn anew for it.
    await page.locator("main form button[type=submit]").tap();
    await expect(page.locator("#login-email")).toHaveAttribute("aria-invalid", "true");
    await expect(password).toHaveAttribute("type", "text");
    await toggle.tap();
    await expect(password).toHaveAttribute("type", "password");
    await expect(password).toHaveValue("ridge and hill");
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
