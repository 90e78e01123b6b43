import type { Page } from "@playwright/test";

/** As long as a quick visitor points at a link before they press. */
const POINTING_MS = 250;

/**
 * Points at the first link of the content to another page, then presses it.
 * @returns how many milliseconds after the press the next page was painted.
 */
export async function timeNextPage(page: Page): Promise<number> {
  const { pathname } = new URL(page.url());
  const link = page.locator(`main a[href^="/"]:not([href^="${pathname}#"])`).filter({ visible: true }).first();
  await link.hover();
  await page.waitForTimeout(POINTING_MS);
  const painted = page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        const press = { at: 0 };
        addEventListener("click", ({ timeStamp }) => Object.assign(press, { at: timeStamp }), { capture: true });
        new MutationObserver((_, observer) => {
          if (location.pathname === from) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - press.at)));
        }).observe(document, { childList: true, subtree: true, characterData: true });
      }),
    pathname,
  );
  await link.click();
  return painted;
}
