import { expect, open, type Page, test } from "./fixtures";
import { standIn } from "./stand-in";

const EMAIL = "uwase@example.rw";
const screens = [
  {
    path: "/login",
    heading: "Login",
    address: "/user/login",
    fields: { "#login-email": EMAIL, "#login-password": "ridge and hill" },
    sent: { username: EMAIL, password: "ridge and hill" },
    button: "Login",
    busy: "Logging in...",
    google: "Login with Google",
    other: { name: "Register Here", path: "/register" },
  },
  {
    path: "/register",
    heading: "Register Here",
    address: "/user/register",
    fields: { "#register-email": EMAIL, "#register-password": "ridge", "#register-confirm": "ridge" },
    sent: { username: EMAIL, password: "ridge", confirm_password: "ridge" },
    button: "Register",
    busy: "Registering...",
    google: "Register with Google",
    other: { name: "Login", path: "/login" },
  },
] as const;

async function fill(page: Page, fields: Record<string, string>) {
  for (const [field, value] of Object.entries(fields)) await page.locator(field).fill(value);
}

for (const { path, heading, address, fields, sent, button, busy, google, other } of screens) {
  const formOf = (page: Page) => {
    const form = page.locator("main form");
    return { form, submit: form.locator('button[type="submit"]') };
  };

  test(`${path} has its words, its way to the other page and a waiting Google button`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(formOf(page).submit).toHaveText(button);
    await expect(page.getByRole("button", { name: google })).toBeDisabled();
    await page.locator("main").getByRole("link", { name: other.name }).click();
    await expect(page).toHaveURL(other.path);
  });

  test(`${path} says "${busy}" while the answer is on its way, and asks once`, async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/net::ERR_FAILED/);
    await open(page, path);
    const { posts, release } = await standIn(page, address, "line lost", { isHeld: true });
    const { form, submit } = formOf(page);
    await fill(page, fields);
    const idleWidth = (await submit.boundingBox())?.width;
    await submit.click();
    await expect(submit).toHaveAttribute("aria-busy", "true");
    await expect(submit).toHaveAccessibleName(busy);
    expect((await submit.boundingBox())?.width).toBe(idleWidth);
    await submit.click();
    await page.locator(Object.keys(fields)[0] ?? "").press("Enter");
    release();
    await expect(form.getByRole("alert")).toHaveText("Something went wrong. Please try again later.");
    await expect(submit).toHaveAttribute("aria-busy", "false");
    await expect(submit).toHaveText(button);
    expect(posts).toEqual([sent]);
  });

  test(`${path} keeps the typed address after an answer that is no JSON`, async ({ page }) => {
    await open(page, path);
    await standIn(page, address, "no JSON");
    const { form, submit } = formOf(page);
    await fill(page, fields);
    await submit.click();
    await expect(form.getByRole("alert")).toHaveText("Something went wrong. Please try again later.");
    await expect(form.locator('[name="username"]')).toHaveValue(EMAIL);
  });

  test(`${path} shows the reason that the server gives`, async ({ page }) => {
    await open(page, path);
    await standIn(page, address, { success: false, result: "This account is closed." });
    const { form, submit } = formOf(page);
    await fill(page, fields);
    await submit.click();
    await expect(form.getByRole("alert")).toHaveText("This account is closed.");
  });

  test(`${path} asks for every field before it sends`, async ({ page }) => {
    await open(page, path);
    const { posts } = await standIn(page, address, { success: true });
    await formOf(page).submit.click();
    for (const [i, field] of Object.keys(fields).entries()) {
      await expect(page.locator(field)).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator(field)).toHaveAccessibleDescription(/fill (out|in) this field/i);
      if (i === 0) await expect(page.locator(field)).toBeFocused();
    }
    expect(posts).toEqual([]);
  });
}
