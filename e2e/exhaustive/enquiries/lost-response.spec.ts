import { contactForm, emptyWords, expect, expectSent, newWords, open, type Page, test } from "../../enquiries/fixtures";

test.use({ expectedTrouble: [/net::ERR_FAILED/] });

/** The server receives each post and responds, but the response is lost. @returns the status codes. */
async function loseResponses(page: Page) {
  const statuses: number[] = [];
  await page.route("/enquiries", async (route) => {
    statuses.push((await route.fetch()).status());
    await route.abort();
  });
  return statuses;
}

test("a lost response, a reload and another attempt are one message and one mail", async ({
  page,
  entriesOf,
  mailsOf,
}) => {
  const words = newWords();
  const { fill, submit, alert, expectWords } = contactForm(page);
  await open(page, "/contact-us");
  const statuses = await loseResponses(page);
  await fill(words);
  for (let attempt = 1; attempt <= 2; attempt++) {
    await submit.click();
    await expect(alert).toContainText("The connection was lost.");
    expect(statuses).toEqual(Array(attempt).fill(200));
    await page.reload();
    await expectWords(words);
  }
  await page.unroute("/enquiries");
  await submit.click();
  await expectSent(page);
  expect(await entriesOf(words.email)).toHaveLength(1);
  expect(await mailsOf(words.email)).toHaveLength(1);
  await open(page, "/contact-us");
  await expectWords(emptyWords);
});

test("another attempt is the same message where the browser blocks sessionStorage", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Blocked", "SecurityError");
      },
    });
  });
  const keys: unknown[] = [];
  const { fill, submit, alert } = contactForm(page);
  await open(page, "/contact-us");
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/enquiries") keys.push(request.postDataJSON().key);
  });
  await loseResponses(page);
  await fill(newWords());
  await submit.click();
  await expect(alert).toContainText("The connection was lost.");
  await page.unroute("/enquiries");
  await submit.click();
  await expectSent(page);
  expect(keys).toEqual([expect.stringMatching(/.{8}/), keys[0]]);
});

test("a message that was refused before hydration is corrected while the scripts are lost, and reloaded", async ({
  page,
}) => {
  const chunks = "**/_next/static/chunks/*.js";
  const words = newWords();
  const { fill, field, alert, submit, expectWords } = contactForm(page);
  await page.route(chunks, (route) => route.abort());
  await page.goto("/contact-us");
  await fill({ ...words, email: "uwase@example" });
  await submit.click();
  await expect(alert).toHaveText("Email: Please enter a valid email");
  await field("email").fill(words.email);
  await field("phone").fill("");
  await page.unroute(chunks);
  await page.getByRole("button", { name: "Reload" }).click();
  await page.locator("html[data-ready]").waitFor();
  await expectWords({ ...words, phone: "" });
  await submit.click();
  await expectSent(page);
});
