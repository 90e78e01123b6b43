import { expect, open, test } from "../../fixtures";
import { drawerOf, PHONE, UNUSED_PRELOAD } from "../../frame/fixtures";

test.use({ viewport: PHONE, allowedErrors: [UNUSED_PRELOAD] });

// Chromium before 114, Firefox before 125.
test("without popovers pages start, and the drawer opens another page", async ({ page }) => {
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
  await open(page, "/about-us");
  const { hamburger, drawer } = drawerOf(page);
  await hamburger.click();
  await drawer.getByRole("link", { name: "Contact Us" }).click();
  await expect(page.getByRole("heading", { name: "Send Us a Message" })).toBeVisible();
  await expect(drawer).toBeHidden();
});
