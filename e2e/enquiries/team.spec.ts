import { contactForm, expect, expectSent, hydrated, newWords, open, type Page, test } from "./fixtures";

const draftOf = (people: string) => `We would like to talk about a team of ${people}.\n\nThe product:\nThe start:`;

const choose = (page: Page, role: string, number: string) =>
  page.getByRole("group", { name: role }).getByRole("radio", { name: number }).check();

const ask = (page: Page) => page.getByRole("button", { name: "Ask for this team" }).click();

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a team that was composed is in the message that is sent", async ({ page, mailsOf }) => {
    const { name, email } = newWords();
    const { field, submit } = contactForm(page);
    await page.goto("/dedicated-team");
    await choose(page, "Software Engineers", "3");
    await choose(page, "Quality Assurance Engineers", "0");
    await choose(page, "DevOps Engineers", "1");
    await ask(page);
    await expect(page).toHaveURL("/contact-us/team?engineers=3&product=0&quality=0&devops=1");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/contact-us$/);
    await expect(field("subject")).toHaveValue("Dedicated team");
    await expect(field("message")).toHaveValue(draftOf("3 software engineers and 1 DevOps engineer"));
    await field("name").fill(name);
    await field("email").fill(email);
    await submit.click();
    await expectSent(page);
    const [mail] = await mailsOf(email);
    expect(mail?.text).toContain("a team of 3 software engineers and 1 DevOps engineer.");
  });
});

test("a team follows the visitor's choice, and is added below a draft that was edited", async ({ page }) => {
  const { field } = contactForm(page);
  const one = draftOf("2 software engineers and 1 QA engineer");
  await open(page, "/dedicated-team");
  await ask(page);
  await hydrated(page);
  await expect(field("message")).toHaveValue(one);
  await field("name").fill("Aline");
  await page.goBack();
  await choose(page, "Software Engineers", "3");
  await ask(page);
  await hydrated(page);
  await expect(field("name")).toHaveValue("Aline");
  await expect(field("message")).toHaveValue(draftOf("3 software engineers and 1 QA engineer"));

  await field("subject").fill("Boats");
  await field("message").fill("We build boats.");
  await open(page, "/dedicated-team");
  await ask(page);
  await hydrated(page);
  await expect(field("subject")).toHaveValue("Boats");
  await expect(field("message")).toHaveValue(`We build boats.\n\n${one}`);
  await page.reload();
  await hydrated(page);
  await expect(field("message"), "once").toHaveValue(`We build boats.\n\n${one}`);
});
