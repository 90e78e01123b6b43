import type { Page } from "@playwright/test";

/** Takes popovers from the browser, as before Chromium 114, Firefox 125 and Safari 17: the attribute, the methods and the selector. */
export async function removePopovers(page: Page) {
  await page.route("**/*", async (route) => {
    const type = route.request().resourceType();
    if (type !== "document" && type !== "stylesheet") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const text = await response.text();
    await route.fulfill({
      response,
      body:
        type === "document"
          ? text.replaceAll(' popover="auto"', "")
          : // An unknown selector, also where @supports asks for it. Names of Tailwind's classes have it with a backslash.
            text.replaceAll(/(?<!\\):popover-open/g, ":no-popover-open"),
    });
  });
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
