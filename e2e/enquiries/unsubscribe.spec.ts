import { titleEnd } from "@/content/company/brand";
import { all } from "../support/html";
import { expect, newEmail, test } from "./fixtures";

// Tokens and posts are tested in app/unsubscribe/[token]/route.test.ts.
test("a visitor unsubscribes by the link in the mail, and a truncated link says that it does not work", async ({
  request,
  mailsOf,
}) => {
  const email = newEmail();
  await request.post("/enquiries/subscribe", { data: { email } });
  const [mail] = await mailsOf(email);
  const [link = ""] = /\S+\/unsubscribe\/\S+/.exec(mail?.text ?? "") ?? [];
  const truncated = await request.get(link.slice(0, -3));
  expect(await truncated.text()).toContain("This unsubscribe link does not work");
  const asked = await (await request.get(link)).text();
  expect(asked).toContain("No more emails?");
  const [action = ""] = all(asked, /<form [^>]*action="(\/unsubscribe\/[^"]*)"/g);
  const done = await (await request.post(action, { form: {} })).text();
  expect(done).toContain(`<title>No more emails from us${titleEnd}</title>`);
  expect(done).toContain("No more emails from us</h1>");
});
