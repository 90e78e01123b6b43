import { emptyEnquiry } from "@/lib/forms/enquiry-fields";
import { routeScripts } from "../fixtures";
import { contactForm, expect, expectSent, hydrated, newWords, open, openWithoutScripts, test } from "./fixtures";

test("what was typed survives a reload and a visit to another page, until it is sent", async ({ page }) => {
  const words = newWords();
  const { fill, submit, expectWords } = contactForm(page);
  await open(page, "/contact-us");
  await fill(words);
  await page.reload();
  await expectWords(words);
  // Here the browser restores nothing itself.
  await open(page, "/about-us");
  await open(page, "/contact-us");
  await expectWords(words);
  await submit.click();
  await expectSent(page);
  await page.reload();
  await hydrated(page);
  await expectWords(emptyEnquiry);
});

test("a field that is changed before hydration replaces only its own part of the draft", async ({ page }) => {
  const words = newWords();
  const { fill, field, expectWords } = contactForm(page);
  await open(page, "/contact-us");
  await fill(words);
  const hydrate = await openWithoutScripts(page, "/contact-us");
  await field("phone").fill("+250 700 000 000");
  await hydrate();
  const changed = { ...words, phone: "+250 700 000 000" };
  await expectWords(changed);
  await page.reload();
  await expectWords(changed);
});

test("a message that the browser posted itself is no draft any more", async ({ page }) => {
  const { form, fill, expectWords } = contactForm(page);
  await open(page, "/contact-us");
  await fill(newWords());
  await form.evaluate((node: HTMLFormElement) => node.submit());
  await expectSent(page);
  await hydrated(page);
  await open(page, "/contact-us");
  await expectWords(emptyEnquiry);
});

test("a message that was refused before hydration is corrected while the scripts are lost, and sent with them", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/net::ERR_FAILED/);
  const words = newWords();
  const { fill, field, alert, submit, expectWords } = contactForm(page);
  const findScripts = await routeScripts(page, (route) => route.abort());
  await page.goto("/contact-us");
  await fill({ ...words, email: "uwase@example" });
  await submit.click();
  await expect(alert).toHaveText("Email: Please enter a valid email");
  await field("email").fill(words.email);
  await field("phone").fill("");
  await findScripts();
  await page.getByRole("button", { name: "Reload" }).click();
  await hydrated(page);
  await expectWords({ ...words, phone: "" });
  await submit.click();
  await expectSent(page);
});

// That posts with the same key are one message is tested in lib/enquiries/repository.db.test.ts.
for (const storage of ["works", "is blocked"] as const) {
  test(`another attempt after a lost response has the same key, where the storage ${storage}`, async ({
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
    // The server receives the post and responds, but the response is lost.
    await page.route("/enquiries", async (route) => {
      keys.push(route.request().postDataJSON().key);
      const response = await route.fetch();
      if (keys.length === 1) await route.abort();
      else await route.fulfill({ response });
    });
    await submit.click();
    await expect(alert).toContainText("The connection was lost.");
    if (storage === "works") {
      await page.reload();
      await expectWords(words);
    }
    await submit.click();
    await expectSent(page);
    expect(keys).toEqual([expect.stringMatching(/.{8}/), keys[0]]);
  });
}
