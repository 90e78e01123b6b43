import { expectAccessible } from "../support/axe";
import { expect, fillSilently, hold, newEmail, open, openWithStoppedClock, subscribeForm, test } from "./fixtures";

const THANKS = "Thank you! Our team will reach out to you soon enough!";
const PRIVACY = "We respect your privacy. We'll never share your email.";

// What is no address, and what each is refused with, is tested in lib/forms/schemas.test.ts.
test("a malformed address is refused until it is corrected", async ({ page }) => {
  await open(page, "/");
  const { form, email, submit, alert } = subscribeForm(page);
  const { requests } = await hold(page, "/enquiries");
  await expect(form.getByText(PRIVACY)).toBeVisible();
  await email.fill("uwase@example");
  await submit.click();
  await expect(alert).toHaveText("Please enter a valid email");
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription("Please enter a valid email");
  await expect(form.getByText(PRIVACY)).toBeVisible();
  await expectAccessible(page, "error");
  expect(requests).toEqual([]);
  await email.fill("someone@example.rw");
  await expect(alert).toHaveText("");
});

test("two clicks send one address, which is thanked for during three seconds", async ({ page }) => {
  await openWithStoppedClock(page, "/");
  const { form, email, submit, status, alert } = subscribeForm(page);
  const { requests, release } = await hold(page, "/enquiries");
  const address = newEmail();
  await fillSilently(email, address);
  await submit.click();
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await submit.click();
  await email.press("Enter");
  release();
  await expect(status).toHaveText(THANKS);
  await expect(form.getByText(PRIVACY)).toBeVisible();
  await expect(email).toHaveValue("");
  expect(requests.map((request) => request.postDataJSON())).toMatchObject([{ kind: "subscribe", email: address }]);
  await page.clock.runFor(2900);
  await expect(status).toHaveText(THANKS);
  await page.clock.runFor(200);
  await expect(status).toHaveText("");
  await expect(alert).toHaveText("");
});

test("on a phone an error is between the field and the button", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/");
  const { email, submit, alert } = subscribeForm(page);
  await submit.click();
  await expect(alert).toHaveText("Please enter your email");
  const tops = await Promise.all([email, alert, submit].map(async (box) => (await box.boundingBox())?.y));
  expect(tops).toEqual([...tops].sort((a = 0, b = 0) => a - b));
});

test("the thanks are accessible", async ({ page }) => {
  await open(page, "/");
  const { email, submit, status } = subscribeForm(page);
  await email.fill(newEmail());
  // They would disappear while axe runs.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit.click();
  await expect(status).toHaveText(THANKS);
  await page.clock.resume();
  await expectAccessible(page, "thanks");
});

test("a failure of the server keeps the address", async ({ page }) => {
  await open(page, "/");
  const { email, submit, alert } = subscribeForm(page);
  await page.route("/enquiries", (route) => route.fulfill({ json: { success: false } }));
  await email.fill("someone@example.rw");
  await submit.click();
  await expect(alert).toContainText("Something went wrong. Please try again later.");
  await expect(email).toHaveValue("someone@example.rw");
});
