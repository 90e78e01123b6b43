import { expect, test } from "./fixtures";

test.use({ javaScriptEnabled: false });

/** What the browser itself sends when no script is there: the method and address, and the names of the values. */
for (const [path, action, names] of [
  ["/", "/enquiries", ["kind", "website", "email"]],
  ["/home", "/enquiries", ["kind", "website", "email"]],
  ["/contact-us", "/enquiries", ["kind", "website", "name", "email", "phone", "subject", "message"]],
  ["/login", "/user/login", ["username", "password"]],
  ["/register", "/user/register", ["username", "password", "confirm_password"]],
] as const) {
  test(`the form of ${path} posts to ${action} by itself`, async ({ page }) => {
    await page.goto(path);
    const form = page.locator("main form");
    await expect(form).toHaveCount(1);
    await expect(form).toHaveAttribute("method", "post");
    await expect(form).toHaveAttribute("action", action);
    const fields = form.locator("input, textarea");
    expect(await fields.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("name")))).toEqual(names);
    await expect(form.locator('button[type="submit"]')).toBeEnabled();
  });
}

test("no password has a button that only a script could serve", async ({ page }) => {
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page.locator("[data-shows]").first()).toBeHidden();
    await expect(page.getByRole("button", { name: /Show/ })).toHaveCount(0);
  }
});

test("every form of every kind of page is one of these", async ({ page }) => {
  for (const path of ["/about-us", "/dedicated-team", "/services/ui-design", "/solution/repz", "/qa/manual-test"]) {
    await page.goto(path);
    await expect(page.locator("form"), path).toHaveCount(0);
  }
});
