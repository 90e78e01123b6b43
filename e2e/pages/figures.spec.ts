import { expect, holdScripts, hydrated, openWithStoppedClock, type Page, test } from "../fixtures";

const figureOf = (page: Page) => page.locator("figure.fig").first();

test("a figure is operated with the keyboard", async ({ page }) => {
  const figure = figureOf(page);
  const radio = figure.getByRole("radio");
  await page.goto("/qa/performance-load-testing");
  await radio.first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(radio.nth(2)).toBeChecked();
  await expect(figure.getByText("Over budget by 1.5 s")).toBeVisible();
  await expect(figure.getByText("Pass at the agreed peak")).toBeHidden();
});

/** A choice on each page, and its announcement, by path. */
const announcements: Record<string, { choose: (page: Page) => Promise<void>; sentence: RegExp }> = {
  "/qa/performance-load-testing": {
    choose: (page) => figureOf(page).getByRole("radio").nth(2).check(),
    sentence: /^At 160 a second, 32 of 100 .* took up to 2\.51 s\.$/,
  },
  "/dedicated-team": {
    choose: (page) => page.getByRole("group", { name: "DevOps" }).getByRole("radio", { name: "1" }).check(),
    sentence: /^People in your team: 4$/,
  },
};

for (const [path, { choose, sentence }] of Object.entries(announcements))
  test(`${path} announces a choice once, and nothing when it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const said: string[] = [];
      const watch = new MutationObserver((changes) => {
        for (const { target } of changes) {
          const text =
            target.parentElement?.closest("main") && (target as Element).closest?.("[aria-live]")?.textContent;
          if (text) said.push(text);
        }
      });
      watch.observe(document, { subtree: true, childList: true, attributeFilter: ["aria-live"] });
      Object.assign(window, { said });
    });
    const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
    const shown = async () => (await page.locator("main [aria-live]").allTextContents()).filter(Boolean);
    await openWithStoppedClock(page, path);
    expect([await shown(), await said()]).toEqual([[], []]);
    await choose(page);
    await page.clock.runFor(200);
    const texts = await shown();
    expect(texts).toEqual([expect.stringMatching(sentence)]);
    await page.clock.runFor(2000);
    expect([await shown(), await said()]).toEqual([[], texts]);
  });

test("a choice that is made before React starts stays", async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto("/services/security-audits", { waitUntil: "commit" });
  const figure = figureOf(page);
  await figure.locator("label").nth(2).click();
  release();
  await hydrated(page);
  await expect(figure.getByRole("radio").nth(2)).toBeChecked();
  await expect(figure.getByText("All ten closed")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a figure can be operated, and prints its first state without controls", async ({ page }) => {
    await page.goto("/qa/performance-load-testing");
    const figure = figureOf(page);
    await figure.locator("label").nth(2).click();
    await expect(figure.getByText("Over budget by 1.5 s")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(figure.getByText("Pass at the agreed peak")).toBeVisible();
    await expect(figure.getByText("Over budget by 1.5 s")).toBeHidden();
    await expect(figure.getByRole("group")).toBeHidden();
  });
});
