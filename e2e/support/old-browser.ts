import type { Page } from "@playwright/test";

/** Changes the HTML and the stylesheets that a page gets. */
const rewrite = (page: Page, change: Partial<Record<string, (text: string) => string>>) =>
  page.route("**/*", async (route) => {
    const changed = change[route.request().resourceType()];
    if (!changed) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    // A page that is left takes its responses with it.
    const text = await response.text().catch(() => undefined);
    if (text !== undefined) await route.fulfill({ response, body: changed(text) });
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

/** The end of the block that is open at `start`. */
function endOfBlock(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at++) {
    if (css[at] === "{") depth++;
    else if (css[at] === "}" && --depth === 0) return at + 1;
  }
  throw new Error("The stylesheet has a block without an end.");
}

/** Drops `@layer` with its block, as browsers do that do not know it, and makes `revert-layer` unknown. */
function withoutLayers(css: string): string {
  const start = css.search(/@layer\b/);
  if (start < 0) return css.replaceAll("revert-layer", "no-revert-layer");
  const next = start + css.slice(start).search(/[;{]/);
  const end = css[next] === ";" ? next + 1 : endOfBlock(css, next);
  return css.slice(0, start) + withoutLayers(css.slice(end));
}

/** Takes cascade layers, popovers and dialogs from the browser, as before Chromium 99, Firefox 97 and Safari 15.4. */
export const removeLayers = (page: Page) =>
  rewrite(page, {
    document: (html) => withoutPopoverAttributes(html).replaceAll(/(<\/?)dialog\b/g, "$1unknown-dialog"),
    stylesheet: withoutLayers,
  });
