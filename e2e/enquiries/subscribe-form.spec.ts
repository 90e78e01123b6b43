import { firstCall } from "@/content/next-step";
import { expectAccessible } from "../support/axe";
import { expect, fillSilently, hold, newEmail, open, openWithStoppedClock, subscribeForm, test } from "./fixtures";

const THANKS = "Thank you! Our team will reach out to you soon enough!";
const PRIVACY = "We respect your privacy. We'll never share your email.";

// Malformed addresses and their messages are tested in lib/forms/fields.test.ts.
test("a malformed address is refused until it is corrected, and a failure of the server keeps it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/");
  const { form, email, submit, alert } = subscribeForm(page);
  const posts: unknown[] = [];
  await page.route("/enquiries/subscribe", (route) => {
    posts.push(route.request().postDataJSON());
    return route.fulfill({ json: { success: false } });
  });
  await expect(form.getByText(PRIVACY)).toBeVisible();
  await submit.click();
  await expect(alert).toHaveText("Please enter your email");
  await email.fill("uwase@example");
  await submit.click();
  await expect(alert).toHaveText("Please enter a valid email Like name@example.com.");
  // The alert is spoken; a focus that moved as well would say it twice.
  await expect(submit).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription("Please enter a valid email Like name@example.com.");
  await expect(form.getByText(PRIVACY)).toBeVisible();
  await expectAccessible(page, "error", "main section:first-child");
  expect(posts).toEqual([]);
  await email.fill("someone@example.rw");
  await expect(alert).toHaveText("");

  await submit.click();
  await expect(alert).toContainText("Something went wrong. Please try again later.");
  await expect(email).toHaveValue("someone@example.rw");
  expect(posts).toMatchObject([{ email: "someone@example.rw" }]);
});

test("two clicks send one address, which is thanked for during three seconds and arrives by mail", async ({
  page,
  mailsOf,
}) => {
  await openWithStoppedClock(page, "/");
  const { form, email, submit, thanks, alert } = subscribeForm(page);
  const { requests, release } = await hold(page, "/enquiries/subscribe");
  const address = newEmail();
  await fillSilently(email, address);
  await submit.click();
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await submit.click();
  await email.press("Enter");
  release();
  await expect(thanks).toHaveText(THANKS);
  await expect(thanks).toBeFocused();
  await expect(page).toHaveTitle(/^Success: /);
  await expect(form.getByText(PRIVACY)).toBeVisible();
  await expect(email).toHaveValue("");
  expect(requests.map((request) => request.postDataJSON())).toMatchObject([{ email: address }]);
  await page.clock.runFor(2900);
  await expect(thanks).toHaveText(THANKS);
  await page.clock.runFor(200);
  await expect(thanks).toHaveText("");
  await expect(page).not.toHaveTitle(/^Success: /);
  await expect(form.getByRole("paragraph")).toHaveText([firstCall.work]);
  await expect(alert).toHaveText("");
  expect((await mailsOf(address))[0]?.subject).toContain(`Email sign-up: ${address}`);
});
