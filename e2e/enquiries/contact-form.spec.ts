import { emptyEnquiry, enquiryFieldNames, enquiryFields } from "@/lib/forms/enquiry-fields";
import { expectAccessible } from "../support/axe";
import {
  contactForm,
  expect,
  expectSent,
  fillSilently,
  hold,
  newWords,
  open,
  openWithStoppedClock,
  test,
} from "./fixtures";

const LOST =
  "The connection was lost. Your message is still here: please send it again once you are back online, or write to hello@imisozi.example.";

test("empty and malformed fields are marked and say why, the first gets the focus, and nothing is sent", async ({
  page,
}) => {
  await open(page, "/contact-us");
  const { form, field, fill, submit } = contactForm(page);
  const { requests } = await hold(page, "/enquiries");
  const label = (name: string) => form.locator(`label[for="contact-${name}"]`);
  await submit.click();
  await expect(field("name")).toBeFocused();
  for (const name of ["name", "email", "subject", "message"] as const) {
    await expect(label(name)).toContainText("*");
    await expect(field(name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(name)).toHaveAccessibleDescription(/fill (out|in) this field/i);
  }
  await expect(label("phone")).toContainText("(optional)");
  await expect(field("phone")).not.toHaveAttribute("aria-invalid");
  await expect(field("message")).toHaveAttribute("rows", "5");
  await expectAccessible(page, "errors");

  // The first is refused by the browser, the second by our schema alone.
  for (const email of ["uwase", "uwase@example"]) {
    await fill({ ...newWords(), email });
    await submit.click();
    await expect(field("email")).toBeFocused();
    await expect(form.locator("[aria-invalid]")).toHaveAttribute("name", "email");
    await expect(field("email")).toHaveAccessibleDescription(/.+/);
  }
  expect(requests).toEqual([]);
});

test("sending twice sends one request and takes a second, while nothing can be changed; then another can be written", async ({
  page,
}) => {
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
  const sent = page.getByRole("heading", { name: "Message Sent!" });
  await page.clock.runFor(900);
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await expect(sent).toBeHidden();
  await page.clock.runFor(150);
  await expect(sent).toBeFocused();
  await expect(form).toBeHidden();
  expect(requests).toHaveLength(1);
  await page.clock.resume();
  const next = page.getByRole("region", { name: "What happens next" });
  await expect(next.getByRole("heading", { level: 3 })).toHaveText([/It reaches us/, /We reply/, /We talk/]);
  await expectAccessible(page, "sent");

  await again.click();
  await expect(field("name")).toBeFocused();
  await expectWords(emptyEnquiry);
  await expect(form.locator("[aria-invalid]")).toHaveCount(0);
});

test("what the browser fills in without events is kept with the draft, and sent", async ({ page }) => {
  const words = newWords();
  const { field, submit, expectWords } = contactForm(page);
  await open(page, "/contact-us");
  for (const name of enquiryFieldNames) {
    if (enquiryFields[name].autoComplete) await fillSilently(field(name), words[name]);
    else await field(name).fill(words[name]);
  }
  await page.reload();
  await expectWords(words);

  const posted = page.waitForRequest("/enquiries");
  const changed = { name: "Another name", phone: "+250 700 000 000" };
  for (const [name, value] of Object.entries(changed)) await fillSilently(field(name as keyof typeof changed), value);
  await submit.click();
  expect((await posted).postDataJSON()).toMatchObject({ ...words, ...changed });
  await expectSent(page);
});

test("a failure of the server and a lost connection keep what was typed, and it can be sent again", async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(/net::ERR_INTERNET_DISCONNECTED/);
  await open(page, "/contact-us");
  const { fill, submit, alert, expectWords } = contactForm(page);
  const words = newWords();
  await page.route("/enquiries", (route) => route.fulfill({ contentType: "text/html", body: "<p>Bad gateway</p>" }));
  await fill(words);
  await submit.click();
  await expect(alert).toHaveText(
    "Something went wrong. Please try again later. Your message is still here. You can also write to hello@imisozi.example.",
  );
  await expectWords(words);
  await page.unroute("/enquiries");

  await context.setOffline(true);
  await submit.click();
  await expect(alert).toHaveText(LOST);
  await expectWords(words);
  await context.setOffline(false);
  await submit.click();
  await expectSent(page);
});
