import type { APIRequestContext } from "@playwright/test";
import { contactForm, expectSent, newWords } from "./contact";
import { expect, type Page, test } from "./fixtures";

// A telephone's screen: what is further down is not seen.
test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

/** Sends the form as the browser does. @returns how the post itself was answered. */
async function send(page: Page) {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === "/enquiries");
  await contactForm(page).submit.click();
  const response = await answered;
  return { status: response.status(), location: response.headers().location };
}

test("a message is sent, and the page says so", async ({ page, entriesOf, mailsOf }) => {
  const words = newWords();
  await page.goto("/contact-us");
  await contactForm(page).fill(words);
  expect(await send(page)).toEqual({ status: 303, location: "/contact-us?answer=sent" });
  await expectSent(page);
  await expect(contactForm(page).form).toHaveCount(0);

  const [mail] = await mailsOf(words.email);
  // No script of the page's own vouched for it.
  expect(mail).toMatchObject({
    subject: `[Suspect] Enquiry: ${words.subject}`,
    replyTo: [{ name: words.name, address: words.email }],
  });
  for (const word of Object.values(words)) expect(mail?.text).toContain(word);
  const [entry, ...others] = await entriesOf(words.email);
  expect(others).toEqual([]);
  // A browser's form ends its lines its own way.
  expect({ ...entry, message: entry?.message.replaceAll("\r\n", "\n") }).toMatchObject(words);
});

test("a refresh and the same words again are one message, other words another", async ({ page, entriesOf }) => {
  const words = newWords();
  const write = async (change = {}) => {
    await page.goto("/contact-us");
    await contactForm(page).fill({ ...words, ...change });
    expect(await send(page)).toMatchObject({ status: 303 });
    await expectSent(page);
  };
  await write();
  await page.reload();
  await expectSent(page);
  await write();
  expect(await entriesOf(words.email)).toHaveLength(1);
  await write({ message: "Two registries, please." });
  expect(await entriesOf(words.email)).toHaveLength(2);
});

test("a browser that keeps no cookies is told as well", async ({ playwright, baseURL, entriesOf }) => {
  const words = newWords();
  const withoutCookies = async <T>(ask: (browser: APIRequestContext) => Promise<T>) => {
    const browser = await playwright.request.newContext({ baseURL });
    return ask(browser).finally(() => browser.dispose());
  };
  const post = async (form: { [name: string]: string }) => {
    const answer = await withoutCookies(async (browser) =>
      (await browser.post("/enquiries", { form, maxRedirects: 0 })).headers(),
    );
    return withoutCookies(async (browser) => (await browser.get(answer.location ?? "")).text());
  };
  expect(await post({ kind: "contact", ...words })).toContain("Message Sent!");
  expect(await entriesOf(words.email)).toHaveLength(1);
  expect(await post({ kind: "contact", ...words, email: "none" })).toContain("This was not sent.");
  expect(await post({ kind: "subscribe", email: words.email })).toContain("Thank you! Our team will reach out");
  expect(await post({ kind: "subscribe", email: "none" })).toContain("This was not sent.");
});

const LONG = "Dukeneye igitabo cy'ubwato. سجل القوارب 🚣🏾 ";
const refusals = {
  "an address that is none": [{ email: "uwase@example" }, "Email", "Please enter a valid email"],
  "a message that is too long": [{ message: LONG.repeat(120) }, "Message", "Please shorten this text."],
  "a name of spaces": [{ name: "   " }, "Your name", "Please fill out this field."],
} as const;

for (const [title, [change, label, message]] of Object.entries(refusals)) {
  test(`${title} is refused with a message, and everything typed is still there`, async ({ page, entriesOf }) => {
    const words = { ...newWords(), ...change };
    await page.goto("/contact-us");
    const { fill, alert, expectWords, field } = contactForm(page);
    await fill(words);
    expect(await send(page)).toEqual({ status: 303, location: "/contact-us?answer=1" });
    // Nothing scrolls to it.
    await expect(alert).toBeInViewport();
    await expect(alert).toHaveText(`${label}: ${message}`);
    const refused = page.getByRole("textbox", { name: label });
    await expect(refused).toHaveAccessibleDescription(message);
    await expect(refused).toHaveAttribute("aria-invalid", "true");
    await expect(contactForm(page).form.locator("[aria-invalid]")).toHaveCount(1);
    await expectWords(words);
    expect(await entriesOf(words.email)).toEqual([]);

    await fill({ ...words, name: "Uwase", message: "Shorter", email: newWords().email });
    await send(page);
    await expectSent(page);
    await expect(field("name")).toHaveCount(0);
  });
}

test("a line break in a name is refused, and a mail's header is not written by a visitor", async ({
  page,
  entriesOf,
}) => {
  const words = newWords();
  // No browser's form can send it.
  const form = { kind: "contact", ...words, name: "Uwase\r\nBcc: everybody@example.org" };
  const answer = await page.request.post("/enquiries", { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  await page.goto(answer.headers().location ?? "");
  const { alert, expectWords } = contactForm(page);
  await expect(alert).toHaveText("Your name: Please write this on one line.");
  await expectWords({ ...words, name: "UwaseBcc: everybody@example.org" });
  expect(await entriesOf(words.email)).toEqual([]);
});
