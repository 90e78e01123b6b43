import { expect, newEmail, test } from "./fixtures";

// Tokens and posts are tested in app/unsubscribe/[token]/route.test.ts.
test("the link in the mail asks, its button ends the sign-up, and a truncated one says whom to write to", async ({
  page,
  mailsOf,
}) => {
  const email = newEmail();
  await page.request.post("/enquiries", { data: { kind: "subscribe", email } });
  const [mail] = await mailsOf(email);
  const [link = ""] = /\S+\/unsubscribe\/\S+/.exec(mail?.text ?? "") ?? [];
  const heading = page.getByRole("heading", { level: 1 });

  await page.goto(link.slice(0, -3));
  await expect(heading).toHaveText("This unsubscribe link does not work");
  await expect(page.getByRole("main")).toContainText("hello@imisozi.example");
  await page.goto(link);
  await expect(heading).toHaveText("No more emails?");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(heading).toHaveText("You are off the list");
});
