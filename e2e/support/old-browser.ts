import type { Page } from "@playwright/test";

/** Changes the HTML and the stylesheets that a page gets. */
const rewrite = (page: Page, change: Partial<Record<string, (text: string) => string>>) =>
  page.route("**/*", async (route) => {
    const changed = change[route.request().resourceType()];
    if (!changed) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ response, body: changed(await response.text()) });
  });

const withoutPopoverAttributes = (html: string) => html.replaceAll(' popover="auto"', "");
/** Makes the selector unknown, also to @supports. Names of Tailwind's classes have it with a backslash. */
const withoutPopoverSelectors = (css: string) => css.replaceAll(/(?<!\\):popover-open/g, ":no-popover-open");

/**
 * Takes popovers (attribute, methods, selector) from the browser, as before Chromium 114, Firefox 125 and Safari 17.
 */
export async function removePopovers(page: Page) {
  await rewrite(page, { document: withoutPopoverAttributes, stylesheet: withoutPopoverSelectors });
  await page.addInitScript(() => {
    const isUnknown = (selector: string) => selector.includes(":popover-open");
    const { supports } = CSS;
    CSS.supports = (...args: [string]) => !isUnknown(args[0]) && supports.apply(CSS, args);
    for (const name of ["matches", "querySelector", "querySelectorAll"] as const) {
      for (const prototype of [Element.prototype, Document.prototype]) {
        const known = Reflect.get(prototype, name);
        if (!known) continue;
        Reflect.set(prototype, name, function (this: unknown, selector: string) {
          if (isUnknown(selector)) throw new SyntaxError(`'${selector}' is not a valid selector.`);
          return known.call(this, selector);
        });
      }
    }
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
}
