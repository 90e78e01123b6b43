import { launchOptions } from "@/lib/testing/browser";
import { expect, test } from "../../fixtures";

const FORCED = [...launchOptions.args, "--enable-features=WebContentsForceDark"];

test("a dark theme that the browser forces on light pages leaves ours as they are", async ({ baseURL, playwright }) => {
  // The headless shell has no such theme.
  const [ordinary, forced] = await Promise.all(
    [launchOptions, { ...launchOptions, args: FORCED }].map(async (options) => {
      const browser = await playwright.chromium.launch(options);
      // Chromium lets no page opt out where the system's own theme is light.
      const context = { baseURL, colorScheme: "dark", reducedMotion: "reduce", javaScriptEnabled: false } as const;
      return browser.newPage(context);
    }),
  );
  if (!ordinary || !forced) throw new Error("no browser");
  for (const path of ["/", "/services/web-applications", "/contact-us"]) {
    await Promise.all([ordinary.goto(path), forced.goto(path)]);
    const expected = await ordinary.screenshot();
    expect((await forced.screenshot()).equals(expected), path).toBe(true);
  }
  // The theme does change a page that lacks the property.
  await forced.locator("html").evaluate((root) => root.style.setProperty("color-scheme", "normal"));
  expect((await forced.screenshot()).equals(await ordinary.screenshot())).toBe(false);
  await Promise.all([ordinary.context().browser()?.close(), forced.context().browser()?.close()]);
});
