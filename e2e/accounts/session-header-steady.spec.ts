import { createAccount, expect, logIn, type Page, test } from "./fixtures";
import { hold } from "./forms";

const CHUNKS = "**/_next/static/chunks/*.js";

/** Notes in every frame, from the first on, which of what depends on the session is there to be seen. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Reflect.set(globalThis, "seen", seen);
    const look = () => {
      for (const box of document.querySelectorAll("header .bar-button, #subscribe-email")) {
        if (box.checkVisibility()) seen.add(box.id || (box.textContent ?? ""));
      }
      requestAnimationFrame(look);
    };
    look();
  });

const seenIn = (page: Page) => page.evaluate(() => [...(Reflect.get(globalThis, "seen") as Set<string>)]);

/** What moves from now on. The arrival of the font is another matter: it depends on the fonts of the machine. */
const watchShifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const shifts: number[] = [];
    Reflect.set(globalThis, "shifts", shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift" });
  });

for (const { who, isKnown, button } of [
  { who: "somebody who is signed in", isKnown: true, button: "My Profile" },
  { who: "nobody", isKnown: false, button: "Contact Us" },
]) {
  for (const path of ["/", "/about-us"]) {
    test(`${path} of ${who}: nothing else flashes up, and nothing moves`, async ({ page }) => {
      if (isKnown) await logIn(page, await createAccount(page));
      await watchFrames(page);
      const release = await hold(page, CHUNKS);
      await page.goto(path, { waitUntil: "commit" });
      await page.locator("footer").waitFor();
      await watchShifts(page);
      release();
      await page.locator("header button[aria-expanded]").first().waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => Reflect.get(globalThis, "shifts"))).toEqual([]);
      expect(await seenIn(page)).toEqual(path === "/" && !isKnown ? [button, "subscribe-email"] : [button]);
    });
  }
}
