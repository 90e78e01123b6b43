import { createAccount, expect, logIn, newAccount, open, test } from "./fixtures";
import { formAt } from "./forms";

test("a field of the log-in that was filled in is no error any more", async ({ page }) => {
  await open(page, "/login");
  const { submit } = formAt(page, "/user/login");
  const email = page.getByLabel("Email");
  await submit.click();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill(newAccount().username);
  await submit.click();
  await expect(page.locator("#login-password")).toBeFocused();
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(email).toHaveAccessibleDescription("");
});

test("a kind of account that was chosen is no error any more", async ({ page }) => {
  await logIn(page, await createAccount(page));
  await open(page, "/my-profile");
  const { form, submit } = formAt(page, "/user/profile");
  const kinds = form.getByRole("group", { name: "Account kind" });
  await submit.click();
  await expect(kinds).toHaveAccessibleDescription(/select one of these options/i);
  await kinds.getByRole("radio", { name: "Organization" }).check();
  await submit.click();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(kinds).toHaveAccessibleDescription("");
});
