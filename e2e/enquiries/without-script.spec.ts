import { titleEnd } from "@/content/company/brand";
import { contactForm, expect, expectSent, newEmail, newWords, type Page, subscribeForm, test } from "./fixtures";

// A message further down would not be seen on a phone.
test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

/** Submits the form. @returns status and location of the response to the post itself. */
async function send(page: Page) {
  const responded = page.waitForResponse((response) => new URL(response.url()).pathname === "/enquiries");
  await contactForm(page).submit.click();
  const response = await responded;
  return { status: response.status(), location: response.headers().location };
}

test("a message is refused, corrected and sent without JavaScript", async ({ page, mailsOf }) => {
  const words = { ...newWords(), email: "uwase@example" };
  await page.goto("/contact-us");
  const { form, fill, field, alert, again, expectWords } = contactForm(page);
  await fill(words);
  expect(await send(page)).toEqual({ status: 303, location: "/contact-us/message" });
  await expect(alert).toBeInViewport();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(alert).toHaveText("Enter an email address like name@example.com");
  await alert.getByRole("link").click();
  await expect(field("email")).toBeFocused();
  await expect(field("email")).toHaveAccessibleDescription("Enter an email address like name@example.com");
  await expect(form.locator("[aria-invalid=true]")).toHaveAttribute("name", "email");
  await expectWords(words);

  const email = newEmail();
  await field("email").fill(email);
  expect(await send(page)).toEqual({ status: 303, location: "/contact-us/sent" });
  await expectSent(page);
  await expect(page).toHaveTitle(`Success: Contact our software team in Kigali${titleEnd}`);
  await expect(page.getByRole("group", { name: "Message Sent!" })).toBeFocused();
  await expect(form).toHaveCount(0);
  await again.click();
  await expect(form).toBeVisible();
  // No script has proved that a person wrote it.
  expect(await mailsOf(email)).toMatchObject([{ subject: `[Suspect] Enquiry: ${words.subject}` }]);
});

test("a sign-up is refused, corrected and thanked for without JavaScript", async ({ page }) => {
  await page.goto("/");
  const { email, submit, alert, thanks } = subscribeForm(page);
  await submit.click();
  await expect(alert).toHaveText("Please enter your email");
  await email.fill("uwase@example");
  await submit.click();
  await expect(page).toHaveURL("/home/message");
  await expect(alert).toHaveText("Please enter a valid email Like name@example.com.");
  await expect(alert).toBeInViewport();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription("Please enter a valid email Like name@example.com.");
  await expect(email).toHaveValue("uwase@example");
  await email.fill(newEmail());
  await submit.click();
  await expect(page).toHaveURL("/home/sent");
  await expect(thanks).toHaveText("Thank you! Our team will reach out to you soon enough!");
  await expect(thanks).toBeFocused();
  await expect(page).toHaveTitle(/^Success: /);
  await expect(email).toHaveValue("");
});

test("without its cookie the page of a form says why there is no answer", async ({ request }) => {
  for (const [path, text] of [
    ["/contact-us/message", "This was not sent."],
    ["/home/message", "This was not sent."],
    ["/login/message", "please allow cookies for this site"],
  ] as const)
    expect(await (await request.get(path)).text(), path).toContain(text);
});
