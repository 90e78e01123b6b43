import { newEmail } from "./contact";
import { expect, open, openWithStoppedClock, test } from "./fixtures";
import { subscribeForm, texts } from "./subscribe";

test("the form's three texts with script; the thanks go after three seconds", async ({ page, entriesOf, mailsOf }) => {
  const address = newEmail();
  await openWithStoppedClock(page, "/");
  const { email, submit, alert, status, form } = subscribeForm(page);
  await submit.click();
  await expect(alert).toHaveText(texts.empty);
  await email.fill("uwase@example");
  await submit.click();
  await expect(alert).toHaveText(texts.invalid);
  await email.fill(address);
  await submit.click();
  await expect(status).toHaveText(texts.thanks);
  await expect(email).toHaveValue("");
  await page.clock.runFor(2900);
  await expect(status).toHaveText(texts.thanks);
  await page.clock.runFor(200);
  await expect(status).toHaveText("");
  await expect(form.getByText(texts.privacy)).toBeVisible();

  const [mail] = await mailsOf(address);
  expect(mail?.subject).toContain(`Email sign-up: ${address}`);
  expect(await entriesOf(address)).toMatchObject([{ kind: "subscribe", email: address }]);
});

test("an address that is entered twice is one entry, and one mail", async ({ page, entriesOf, mailsOf }) => {
  const [address, another] = [newEmail(), newEmail()];
  await open(page, "/");
  const { email, submit, status } = subscribeForm(page);
  for (const typed of [address, address.toUpperCase(), another]) {
    await email.fill(typed);
    await submit.click();
    // The thanks for the one before may still be there.
    await expect(email).toHaveValue("");
    await expect(status).toHaveText(texts.thanks);
  }
  await mailsOf(another);
  expect(await mailsOf(address)).toHaveLength(1);
  expect(await entriesOf(address)).toHaveLength(1);
});

test("an address that was typed survives a reload until it is sent", async ({ page }) => {
  const address = newEmail();
  await open(page, "/");
  const { email, submit, status } = subscribeForm(page);
  await email.fill(address);
  await page.reload();
  await expect(email).toHaveValue(address);
  await submit.click();
  await expect(status).toHaveText(texts.thanks);
  await page.reload();
  await expect(email).toHaveValue("");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form's three texts, and what was typed wrong is still there", async ({ page, entriesOf, mailsOf }) => {
    const address = newEmail();
    await page.goto("/");
    const { email, submit, alert, status } = subscribeForm(page);
    await submit.click();
    await expect(alert).toHaveText(texts.empty);
    await email.fill("uwase@example");
    await submit.click();
    await expect(alert).toHaveText(texts.invalid);
    await expect(email).toHaveValue("uwase@example");
    for (const typed of [address, address.toUpperCase()]) {
      await email.fill(typed);
      await submit.click();
      await expect(status).toHaveText(texts.thanks);
      await expect(email).toHaveValue("");
    }
    expect(await entriesOf(address)).toMatchObject([{ kind: "subscribe", email: address }]);
    expect(await mailsOf(address)).toHaveLength(1);
  });
});
