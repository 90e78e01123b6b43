import { expect, openWithoutScripts, type Page, test } from "../../fixtures";

// Extensions and translators change the page before React starts, which then renders it from scratch. The window is so
// high that filling in a form scrolls nothing: one of the marks depends on the scroll position.
test.use({ allowedErrors: [/Minified React error #418/], viewport: { width: 1280, height: 1400 } });

/** Adds what password managers, writing aids and translators add, and says whether React has replaced the page. */
async function changeNodes(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.extension = "on";
    for (const field of document.querySelectorAll("main input:not([type=radio]), main textarea, label, summary, p")) {
      const host = document.createElement("span");
      host.append(document.createElement("button"), document.createElement("input"));
      field.before(host);
    }
    Reflect.set(globalThis, "servedMain", document.querySelector("main"));
  });
  return () => page.evaluate(() => document.querySelector("main") !== Reflect.get(globalThis, "servedMain"));
}

const marks = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

for (const [path, fields] of [
  ["/login?callbackUrl=%2Fprivacy", { "login-username": "aline@example.rw", "login-password": "ridge and hill" }],
  ["/contact-us", { "contact-name": "Aline", "contact-message": "Two lines\nof it", "contact-phone": "" }],
] as const) {
  test(`typed text, focus and marks on ${path} survive an extension that changes the page`, async ({ page }) => {
    const startReact = await openWithoutScripts(page, path);
    const hasReplaced = await changeNodes(page);
    const queryLinks = page.locator("a[data-keeps-query]");
    const hrefs = await queryLinks.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    for (const [id, text] of Object.entries(fields)) await page.locator(`#${id}`).fill(text);
    const before = await marks(page);
    await startReact();
    expect(await hasReplaced()).toBe(true);
    expect(await marks(page)).toEqual({ ...before, ready: "" });
    for (const [id, text] of Object.entries(fields)) await expect(page.locator(`#${id}`)).toHaveValue(text);
    await expect(page.locator(`#${Object.keys(fields).at(-1)}`)).toBeFocused();
    expect(await queryLinks.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))).toEqual(
      hrefs,
    );
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain("ridge");
  });
}
