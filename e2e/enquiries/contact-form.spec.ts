import { brand, titleEnd } from "@/content/company/brand";
import { emptyEnquiry, enquiryFieldNames, enquiryFields } from "@/lib/enquiries/fields";
import { routeScripts } from "../fixtures";
import { expectAccessible } from "../support/axe";
import {
  contactForm,
  expect,
  expectSent,
  fillSilently,
  hold,
  hydrated,
  newWords,
  open,
  openWithStoppedClock,
  test,
} from "./fixtures";

/** An enquiry that is filled in faster is marked as sent by a program. */
const HUMAN_FILL_MS = 2100;

test("a wrong field says why, the summary gets the focus, and nothing is sent until all are right", async ({
  page,
}) => {
  await open(page, "/contact-us");
  const { form, field, fill, submit, summary, alert } = contactForm(page);
  const { requests, release } = await hold(page, "/enquiries");
  const label = (name: string) => form.locator(`label[for="contact-${name}"]`);
  await expect(form.locator("[aria-required=true][aria-invalid=false]")).toHaveCount(4);
  expect(await form.evaluate((node) => node.matches(":invalid")), "invalid before it was touched").toBe(false);
  await submit.click();
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(`Error: Contact our software team in Kigali${titleEnd}`);
  const missing = {
    name: "Enter your name",
    email: "Enter your email",
    subject: "Enter the subject",
    message: "Enter your message",
  };
  await expect(alert).toHaveText(Object.values(missing));
  await form.getByRole("link", { name: "Subject" }).click();
  await expect(field("subject")).toBeFocused();
  await expect(page).toHaveURL("/contact-us");
  for (const name of ["name", "email", "subject", "message"] as const) {
    await expect(label(name)).toContainText("*");
    await expect(field(name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(name)).toHaveAccessibleDescription(missing[name]);
  }
  await expect(label("phone")).toContainText("(optional)");
  await expect(field("phone")).toHaveAttribute("aria-invalid", "false");
  await expect(field("message")).toHaveAttribute("rows", "5");
  await expectAccessible(page, "errors", "main");

  await fill(newWords());
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(0);
  await expect(page).toHaveTitle(`Contact our software team in Kigali${titleEnd}`);
  // The first address is refused by browsers, the second by our schema alone.
  for (const email of ["uwase", "uwase@example"]) {
    await field("email").fill(email);
    await submit.click();
    await expect(summary).toBeFocused();
    await expect(form.locator("[aria-invalid=true]")).toHaveAttribute("name", "email");
    await expect(field("email")).toHaveAccessibleDescription("Enter an email address like name@example.com");
  }
  expect(requests).toEqual([]);
  await field("email").fill("uwase@example.rw");
  await submit.click();
  await expect.poll(() => requests.length).toBe(1);
  release();
});

test("a message that is submitted twice is sent once, and another can be written after it", async ({ page }) => {
  await openWithStoppedClock(page, "/contact-us");
  const { form, field, fill, submit, again, expectWords } = contactForm(page);
  const { requests, release } = await hold(page, "/enquiries");
  await fill(newWords());
  await submit.dblclick();
  await field("subject").press("Enter");
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await expect(field("message")).toHaveAttribute("readonly");
  const responded = page.waitForResponse("/enquiries");
  release();
  await (await responded).finished();
  const sent = page.getByRole("group", { name: "Message Sent!" });
  await page.clock.runFor(900);
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await expect(sent).toBeHidden();
  await page.clock.runFor(150);
  await expect(sent).toBeFocused();
  await expect(sent).toHaveAccessibleDescription(/^We have your message\./);
  await expect(page).toHaveTitle(`Success: Contact our software team in Kigali${titleEnd}`);
  await expect(form).toBeHidden();
  expect(requests).toHaveLength(1);
  await page.clock.resume();
  const next = page.getByRole("region", { name: "What happens next" });
  await expect(next.getByRole("heading", { level: 3 })).toHaveText([/It reaches us/, /We reply/, /We talk/]);
  await expectAccessible(page, "sent", "main");

  await again.click();
  await expect(field("name")).toBeFocused();
  await expectWords(emptyEnquiry);
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(0);
});

test("a draft survives a reload and another page, and arrives by mail", async ({ page, mailsOf }) => {
  const words = newWords();
  const { field, submit, expectWords } = contactForm(page);
  await open(page, "/contact-us");
  const token = page.waitForResponse("/enquiries/token");
  for (const name of enquiryFieldNames) {
    if (enquiryFields[name].autoComplete) await fillSilently(field(name), words[name]);
    else await field(name).fill(words[name]);
  }
  await (await token).finished();
  await page.waitForTimeout(HUMAN_FILL_MS);
  // The browser restores nothing itself here.
  await open(page, "/about-us");
  await open(page, "/contact-us");
  await expectWords(words);
  const changed = { ...words, name: "Another name", phone: "+250 700 000 000" };
  for (const name of ["name", "phone"] as const) await fillSilently(field(name), changed[name]);
  await submit.click();
  await expectSent(page);

  // A person typed the message: it is not marked.
  const mails = await mailsOf(words.email);
  expect(mails).toMatchObject([
    {
      subject: `Enquiry: ${words.subject}`,
      replyTo: [{ name: changed.name, address: words.email }],
      from: { name: brand.name, address: "site@example.org" },
      envelope: { from: "site@example.org", to: ["sales@example.org"] },
    },
  ]);
  for (const word of Object.values(changed)) expect(mails[0]?.text).toContain(word);
  expect(mails[0]?.html).toContain("&lt;b&gt;5 &gt; 4 &amp; 3&lt;/b&gt;");
  await page.reload();
  await hydrated(page);
  await expectWords(emptyEnquiry);
});

// Posts with the same key are one message: lib/enquiries/repository.db.test.ts.
for (const storage of ["works", "is blocked"] as const) {
  test(`a failed message is sent again with the same key, where the storage ${storage}`, async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(/net::ERR_FAILED/);
    if (storage === "is blocked") {
      await page.addInitScript(() => {
        Object.defineProperty(window, "sessionStorage", {
          get: () => {
            throw new DOMException("Blocked", "SecurityError");
          },
        });
      });
    }
    const words = newWords();
    const { fill, submit, alert, expectWords } = contactForm(page);
    const keys: unknown[] = [];
    await open(page, "/contact-us");
    await fill(words);
    await page.route("/enquiries", async (route) => {
      keys.push(route.request().postDataJSON().key);
      if (keys.length === 1) return route.fulfill({ contentType: "text/html", body: "<p>Bad gateway</p>" });
      // The server receives the second and responds, but the response is lost.
      const response = await route.fetch();
      return keys.length === 2 ? route.abort() : route.fulfill({ response });
    });
    await submit.click();
    await expect(alert).toHaveText(
      `Something went wrong. Please try again later. Your message is still here. You can also write to ${brand.email}.`,
    );
    await submit.click();
    await expect(alert).toHaveText(
      `The connection was lost. Your message is still here: please send it again once you are back online, or write to ${brand.email}.`,
    );
    if (storage === "works") await page.reload();
    await expectWords(words);
    await submit.click();
    await expectSent(page);
    expect(keys).toEqual([expect.stringMatching(/.{8}/), keys[0], keys[0]]);
  });
}

test("a message that was refused before hydration survives it, and is sent by the browser itself", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/net::ERR_FAILED/);
  const words = newWords();
  const { form, fill, field, alert, submit, expectWords } = contactForm(page);
  const findScripts = await routeScripts(page, (route) => route.abort());
  await page.goto("/contact-us");
  await fill({ ...words, email: "uwase@example" });
  await submit.click();
  await expect(alert).toHaveText("Enter an email address like name@example.com");
  await field("email").fill(words.email);
  await field("phone").fill("");
  await findScripts();
  await page.getByRole("button", { name: "Reload" }).click();
  await hydrated(page);
  await expectWords({ ...words, phone: "" });

  // The message of the refusal is shown until the field is right.
  const post = () => form.evaluate((node: HTMLFormElement) => node.submit());
  await field("email").fill("uwase@example");
  await post();
  await hydrated(page);
  await expect(alert).toHaveText("Enter an email address like name@example.com");
  await field("email").fill(words.email);
  await expect(alert).toHaveCount(0);
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(0);
  await post();
  await expectSent(page);
  await hydrated(page);
  await open(page, "/contact-us");
  await expectWords(emptyEnquiry);
});

test("a long message is printed whole", async ({ page }) => {
  await open(page, "/contact-us");
  const message = contactForm(page).field("message");
  await message.fill("A line of the message.\n".repeat(60));
  await page.emulateMedia({ media: "print" });
  const hidden = await message.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
});
