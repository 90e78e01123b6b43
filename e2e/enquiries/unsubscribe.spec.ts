import { newEmail } from "./contact";
import { expect, type Page, test } from "./fixtures";

const signUp = async (page: Page, email: string) => {
  const answer = await page.request.post("/enquiries", { data: { kind: "subscribe", email } });
  expect(await answer.json()).toEqual({ success: true });
};

/** The address that a mail gives the staff for their own mails to the subscriber. */
const addressIn = (text = "") => /\S+\/unsubscribe\/\S+/.exec(text)?.[0] ?? "";

test("a mail program's one click ends a sign-up (RFC 8058); signing up again begins it anew", async ({
  page,
  entriesOf,
  mailsOf,
}) => {
  const email = newEmail();
  await signUp(page, email);
  const [mail] = await mailsOf(email);
  const click = () =>
    page.request.post(addressIn(mail?.text), { form: { "List-Unsubscribe": "One-Click" }, maxRedirects: 0 });
  expect((await click()).status()).toBe(204);
  const [ended] = await entriesOf(email);
  expect(ended?.unsubscribedAt).toEqual(expect.any(String));

  await signUp(page, email);
  await expect.poll(async () => (await mailsOf(email)).length, "the staff are told of it again").toBe(2);
  const again = await entriesOf(email);
  expect(again).toHaveLength(1);
  expect(again[0]?.unsubscribedAt).toBeNull();
  // The new mail's address works as the old one does.
  const [, second] = await mailsOf(email);
  expect(addressIn(second?.text)).toBe(addressIn(mail?.text));
  expect((await click()).status()).toBe(204);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("opening the address asks, and its button ends the sign-up", async ({ page, entriesOf, mailsOf }) => {
      const email = newEmail();
      await signUp(page, email);
      const [mail] = await mailsOf(email);
      await page.goto(addressIn(mail?.text));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("No more emails?");
      expect((await entriesOf(email))[0]?.unsubscribedAt).toBeNull();
      await page.getByRole("button", { name: "Unsubscribe" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are off the list.");
      expect((await entriesOf(email))[0]?.unsubscribedAt).toEqual(expect.any(String));
    });

    test("an address that was cut in half says whom to write to", async ({ page, entriesOf, mailsOf }) => {
      const email = newEmail();
      await signUp(page, email);
      const [mail] = await mailsOf(email);
      await page.goto(addressIn(mail?.text).slice(0, -3));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This address leads nowhere.");
      await expect(page.getByRole("main")).toContainText("hello@imisozi.example");
      await expect(page.getByRole("button", { name: "Unsubscribe" })).toHaveCount(0);
      expect((await entriesOf(email))[0]?.unsubscribedAt).toBeNull();
    });
  });
}
