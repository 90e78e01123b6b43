import { fillRegister, newAccount, test } from "../../accounts/fixtures";
import { expect, hold, open, type Page } from "../../fixtures";

/**
 * Wraps each text of a page in two elements, and later ones as soon as they appear, as the translators of browsers do.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrapTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!text.data.trim() || !parent || parent.closest("font,script,style,textarea")) continue;
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        outer.append(inner);
        text.replaceWith(outer);
        inner.append(text.data);
      }
    };
    wrapTexts(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) if (addedNodes.length > 0) wrapTexts(target);
    }).observe(document.body, { childList: true, subtree: true });
  });

/** Opens a page and translates it. */
async function openTranslated(page: Page, path: string) {
  await open(page, path);
  await translate(page);
}

test("on a page that the browser translates, texts change as they should in the form to register", async ({ page }) => {
  await openTranslated(page, "/register");
  const form = page.locator('form[action="/user/register"]');
  const errors = form.locator(".field-error");
  const toggle = page.locator('button[aria-controls="register-password"]');
  for (const text of ["Show", "Hide", "Show"]) {
    await expect(toggle).toHaveText(`${text} password`);
    await toggle.click();
  }
  const submit = form.locator('button[type="submit"]');
  await submit.click();
  await expect(errors).toHaveText(["Enter your email", "Enter a password", "Enter the password again"]);
  await fillRegister(page, { ...newAccount(), username: "bad" }, "another one");
  await submit.click();
  await expect(errors).toHaveText(["Enter an email address like name@example.com", "Passwords do not match!"]);
  await page.route("/user/register", (route) => route.fulfill({ json: { success: false, result: "Refused." } }));
  await fillRegister(page, newAccount());
  await expect(errors).toHaveCount(0);
  await submit.click();
  await expect(form.getByRole("group").getByRole("listitem")).toHaveText("Refused.");
  await expect(submit).toHaveText("Register");
  await page.unroute("/user/register");
  const { release } = await hold(page, "/user/register");
  await submit.click();
  await expect(submit).toContainText("Registering...");
  release();
  await expect(form.getByRole("group")).toHaveText("Registration successful! Redirecting...");
  await expect(page).toHaveURL("/login");
});
