import { expect, holdScripts, hydrated, openWithStoppedClock, type Page, test } from "../fixtures";

const figureOf = (page: Page) => page.locator("figure.fig").first();

test("figures are operated with the keyboard: a choice, additions, and a filter", async ({ page }) => {
  const figure = figureOf(page);
  const radio = figure.getByRole("radio");
  await page.goto("/qa/performance-load-testing");
  await radio.first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(radio.nth(2)).toBeChecked();
  await expect(figure.getByText("Over budget by 1.5 s")).toBeVisible();
  await expect(figure.getByText("Pass at the agreed peak")).toBeHidden();

  await page.goto("/project/planning");
  await figure.getByRole("checkbox").first().focus();
  await page.keyboard.press("Space");
  await expect(figure.getByText("6 m over the budget")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(figure.getByText("37 m over the budget")).toBeVisible();
  await expect(figure.getByText("6 m over the budget")).toBeHidden();

  await page.goto("/solution/social-registry#record");
  const households = page.locator("#record figure.fig");
  await expect(households.locator("tbody tr:visible")).toHaveCount(9);
  await households.getByRole("radio").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(households.locator("tbody tr:visible")).toHaveCount(2);
  await expect(households.getByText("2 of the 7,120 households in Tumba sector")).toBeVisible();
});

/** A choice on each page, and its announcement, by path. */
const announcements: Record<string, { choose: (page: Page) => Promise<void>; sentence: RegExp }> = {
  "/qa/performance-load-testing": {
    choose: (page) => figureOf(page).getByRole("radio").nth(2).check(),
    sentence: /^At 160 a second, 32 of 100 .* took up to 2\.51 s\.$/,
  },
  "/project/planning": {
    choose: (page) => figureOf(page).getByRole("checkbox").first().check(),
    sentence: /^The archive costs .* short\.$/,
  },
  "/": {
    choose: (page) => page.locator("[data-hero]").getByText("Household", { exact: true }).click(),
    sentence: /^Household 2403-0178\. Members: 5\.$/,
  },
  "/dedicated-team": {
    choose: (page) => page.getByRole("group", { name: "DevOps" }).getByRole("radio", { name: "3" }).check(),
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
            target.parentElement?.closest("main") && (target as Element).closest?.("[role=status]")?.textContent;
          if (text) said.push(text);
        }
      });
      watch.observe(document, { subtree: true, childList: true, attributeFilter: ["role"] });
      Object.assign(window, { said });
    });
    const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
    const shown = async () => (await page.getByRole("main").getByRole("status").allTextContents()).filter(Boolean);
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
  await expect(figure.getByText("None left open")).toBeVisible();
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
