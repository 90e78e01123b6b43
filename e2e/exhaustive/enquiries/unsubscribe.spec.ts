import type { Mailbox } from "../../../lib/testing/mailbox";
import { expect, newEmail, type Page, test } from "../../enquiries/fixtures";

/** Signs up. @returns the unsubscribe link in the mail to the staff. */
async function signUp(page: Page, mailsOf: (email: string) => Promise<Mailbox["mails"]>) {
  const email = newEmail();
  const response = await page.request.post("/enquiries", { data: { kind: "subscribe", email } });
  expect(await response.json()).toEqual({ success: true });
  const [mail] = await mailsOf(email);
  return /\S+\/unsubscribe\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
}

test("opening the link asks, and its button ends the sign-up", async ({ page, mailsOf }) => {
  await page.goto(await signUp(page, mailsOf));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No more emails?");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are off the list.");
});

test("a truncated link says whom to write to", async ({ page, mailsOf }) => {
  const link = await signUp(page, mailsOf);
  await page.goto(link.slice(0, -3));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This address leads nowhere.");
  await expect(page.getByRole("main")).toContainText("hello@imisozi.example");
  await expect(page.getByRole("button", { name: "Unsubscribe" })).toHaveCount(0);
});
