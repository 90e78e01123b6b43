import { expect, open, openWithStoppedClock, type Page, test } from "./fixtures";
import { standIn } from "./stand-in";

const THANKS = "Thank you! Our team will reach out to you soon enough!";
const PRIVACY = "We respect your privacy. We'll never share your email.";

const formOf = (page: Page) => {
  const form = page.locator("form").filter({ hasText: "Your email" });
  return { form, email: form.getByLabel("Your email"), submit: form.getByRole("button") };
};

for (const [typed, message] of [
  ["", "Please enter your email"],
  ["   ", "Please enter your email"],
  ["someone", "Please enter a valid email"],
  ["someone@example", "Please enter a valid email"],
  ["some one@example.rw", "Please enter a valid email"],
] as const) {
  test(`"${typed}" is answered with "${message}"`, async ({ page }) => {
    await open(page, "/");
    const { posts } = await standIn(page, "/enquiries", { success: true });
    const { form, email, submit } = formOf(page);
    await expect(form.getByText(PRIVACY)).toBeVisible();
    // As text: an e-mail input trims what it is given before anyone can look at it.
    await email.evaluate((input) => input.setAttribute("type", "text"));
    await email.fill(typed);
    await submit.click();
    await expect(form.getByRole("alert")).toHaveText(message);
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription(message);
    expect(posts).toEqual([]);
    // The message goes once the address is right.
    await email.fill("someone@example.rw");
    await expect(form.getByText(message)).toBeHidden();
  });
}

test("a sent address is thanked for during three seconds", async ({ page }) => {
  await openWithStoppedClock(page, "/");
  const { posts } = await standIn(page, "/enquiries", { success: true });
  const { form, email, submit } = formOf(page);
  await email.fill("someone@example.rw");
  await submit.click();
  await expect(form.getByRole("status")).toHaveText(THANKS);
  await expect(email).toHaveValue("");
  expect(posts).toMatchObject([{ kind: "subscribe", email: "someone@example.rw", website: "" }]);
  await page.clock.runFor(2900);
  await expect(form.getByRole("status")).toHaveText(THANKS);
  await page.clock.runFor(200);
  await expect(form.getByRole("status")).toHaveText("");
  await expect(form.getByText(PRIVACY)).toBeVisible();
});

for (const answer of ["line lost", "no JSON", { success: false }] as const) {
  test(`${JSON.stringify(answer)} is said to have failed, and what was typed stays`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/net::ERR_FAILED/);
    await open(page, "/");
    await standIn(page, "/enquiries", answer);
    const { form, email, submit } = formOf(page);
    await email.fill("someone@example.rw");
    await submit.click();
    await expect(form.getByRole("alert")).toContainText("Something went wrong. Please try again later.");
    await expect(email).toHaveValue("someone@example.rw");
    await expect(form.getByText(THANKS)).toBeHidden();
  });
}

test("sending twice at once sends one request", async ({ page }) => {
  await open(page, "/");
  const { posts, release } = await standIn(page, "/enquiries", { success: true }, { isHeld: true });
  const { form, email, submit } = formOf(page);
  await email.fill("someone@example.rw");
  await submit.click();
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await submit.click();
  await email.press("Enter");
  release();
  await expect(form.getByRole("status")).toHaveText(THANKS);
  expect(posts).toHaveLength(1);
});
