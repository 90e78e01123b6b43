import { expect, open, openWithStoppedClock, type Page, test } from "./fixtures";
import { standIn } from "./stand-in";

const typed = {
  name: "Uwase",
  email: "uwase@example.rw",
  phone: "+250 700 000 000",
  subject: "A register",
  message: "It has to work\nwithout signal.",
};

const formOf = (page: Page) => {
  const form = page.locator("form").filter({ hasText: "Send Us a Message" });
  const field = (name: keyof typeof typed) => form.locator(`[name="${name}"]`);
  return {
    form,
    field,
    submit: form.getByRole("button"),
    fill: async () => {
      for (const [name, value] of Object.entries(typed)) await field(name as keyof typeof typed).fill(value);
    },
    values: () => form.evaluate((node: HTMLFormElement) => Object.fromEntries(new FormData(node))),
  };
};
const EMPTY = { kind: "contact", website: "", name: "", email: "", phone: "", subject: "", message: "" };

test("four fields are required and starred, the phone is not, the message has five rows", async ({ page }) => {
  await open(page, "/contact-us");
  const { form, field } = formOf(page);
  for (const name of ["name", "email", "subject", "message"] as const) {
    await expect(field(name)).toHaveAttribute("required");
    await expect(
      form.locator("label").filter({ has: page.locator(`xpath=self::*[@for="contact-${name}"]`) }),
    ).toContainText("*");
  }
  await expect(field("phone")).not.toHaveAttribute("required");
  const phone = form.locator('label[for="contact-phone"]');
  await expect(phone).toContainText("(optional)");
  await expect(phone).not.toContainText("*");
  await expect(field("email")).toHaveAttribute("type", "email");
  await expect(field("message")).toHaveAttribute("rows", "5");
});

test("an empty form is not sent: each required field says so, and the first has the focus", async ({ page }) => {
  await open(page, "/contact-us");
  const { posts } = await standIn(page, "/enquiries", { success: true });
  const { field, submit } = formOf(page);
  await submit.click();
  await expect(field("name")).toBeFocused();
  for (const name of ["name", "email", "subject", "message"] as const) {
    await expect(field(name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(name)).toHaveAccessibleDescription(/fill (out|in) this field/i);
  }
  await expect(field("phone")).not.toHaveAttribute("aria-invalid");
  expect(posts).toEqual([]);
});

test("a malformed e-mail address is not sent", async ({ page }) => {
  await open(page, "/contact-us");
  const { posts } = await standIn(page, "/enquiries", { success: true });
  const { field, fill, submit } = formOf(page);
  await fill();
  for (const wrong of ["uwase", "uwase@example"]) {
    await field("email").fill(wrong);
    await submit.click();
    await expect(field("email")).toBeFocused();
    await expect(field("email")).toHaveAttribute("aria-invalid", "true");
    await expect(field("email")).toHaveAccessibleDescription(/.+/);
  }
  expect(posts).toEqual([]);
});

test("a message takes about a second to be sent; then another can be written", async ({ page }) => {
  await openWithStoppedClock(page, "/contact-us");
  const { posts } = await standIn(page, "/enquiries", { success: true });
  const { form, field, fill, submit, values } = formOf(page);
  await fill();
  await submit.click();
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => posts).toMatchObject([{ kind: "contact", website: "", ...typed }]);
  const sent = page.getByRole("heading", { name: "Message Sent!" });
  await page.clock.runFor(900);
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await expect(sent).toBeHidden();
  await page.clock.runFor(150);
  await expect(sent).toBeFocused();
  await expect(form).toBeHidden();

  await page.getByRole("button", { name: "Send Another Message" }).click();
  await expect(field("name")).toBeVisible();
  expect(await values()).toEqual(EMPTY);
  await expect(form.locator("[aria-invalid]")).toHaveCount(0);
});

for (const answer of ["line lost", "no JSON", { success: false }] as const) {
  test(`${JSON.stringify(answer)} loses nothing: a message, the fields, another try`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/net::ERR_FAILED/);
    await open(page, "/contact-us");
    await standIn(page, "/enquiries", answer);
    const { form, fill, submit, values } = formOf(page);
    await fill();
    await submit.click();
    const said = answer === "line lost" ? "The connection was lost." : "Something went wrong. Please try again later.";
    await expect(form.getByRole("alert")).toContainText(said);
    await expect(form.getByRole("alert")).toContainText("hello@imisozi.example");
    expect(await values()).toEqual({ kind: "contact", website: "", ...typed });
    await page.unroute("/enquiries");
    await standIn(page, "/enquiries", { success: true });
    await submit.click();
    await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
  });
}

test("sending twice at once sends one request", async ({ page }) => {
  await open(page, "/contact-us");
  const { posts, release } = await standIn(page, "/enquiries", { success: true }, { isHeld: true });
  const { field, fill, submit } = formOf(page);
  await fill();
  await submit.click();
  await submit.click();
  await field("subject").press("Enter");
  release();
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
  expect(posts).toHaveLength(1);
});
