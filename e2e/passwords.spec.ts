import { expect, open, test } from "./fixtures";
import { standIn } from "./stand-in";

for (const [path, field] of [
  ["/login", "#login-password"],
  ["/register", "#register-password"],
  ["/register", "#register-confirm"],
] as const) {
  test(`${field} can be shown and hidden again`, async ({ page }) => {
    await open(page, path);
    const input = page.locator(field);
    const toggle = page.locator(`button[aria-controls="${field.slice(1)}"]`);
    await input.fill("ridge and hill");
    await expect(input).toHaveAttribute("type", "password");
    await expect(toggle).toHaveAccessibleName(/^Show /);
    await toggle.click();
    await expect(input).toHaveAttribute("type", "text");
    await expect(toggle).toHaveAccessibleName(/^Hide /);
    await toggle.click();
    await expect(input).toHaveAttribute("type", "password");
    await expect(input).toHaveValue("ridge and hill");
  });
}

test("two passwords that differ are not sent", async ({ page }) => {
  await open(page, "/register");
  const { posts } = await standIn(page, "/user/register", { success: true });
  await page.locator("#register-email").fill("uwase@example.rw");
  await page.locator("#register-password").fill("ridge");
  const confirm = page.locator("#register-confirm");
  await confirm.fill("Ridge");
  await page.locator('main form button[type="submit"]').click();
  await expect(page.getByText("Passwords do not match!")).toBeVisible();
  await expect(confirm).toHaveAccessibleDescription("Passwords do not match!");
  await expect(confirm).toBeFocused();
  expect(posts).toEqual([]);

  await confirm.fill("ridge");
  await expect(page.getByText("Passwords do not match!")).toBeHidden();
  await page.locator('main form button[type="submit"]').click();
  await expect.poll(() => posts).toHaveLength(1);
});

test("a password never stands in the address", async ({ page }) => {
  // No script arrives, so that the plain form is what is sent.
  await page.route("**/_next/static/chunks/*.js", () => {});
  await page.goto("/login", { waitUntil: "commit" });
  await page.locator("#login-email").fill("uwase@example.rw");
  await page.locator("#login-password").fill("ridge and hill");
  await page.route("/user/login", (route) => route.fulfill({ contentType: "text/html", body: "<p>Received</p>" }));
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === "/user/login");
  await page.locator('main form button[type="submit"]').click();
  const request = await sent;
  expect(request.method()).toBe("POST");
  expect(new URL(request.url()).search).toBe("");
  expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ""))).toEqual({
    username: "uwase@example.rw",
    password: "ridge and hill",
  });
});
