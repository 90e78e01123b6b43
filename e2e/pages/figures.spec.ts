import { readFileSync } from "node:fs";
import { expect, holdScripts, hydrated, openWithStoppedClock, type Page, test } from "../fixtures";

const readability = readFileSync(require.resolve("@mozilla/readability/Readability"), "utf8");
declare const Readability: new (document: Document) => { parse: () => { textContent: string } | null };

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

test("a choice moves a bar from its old size to the new one, unless motion is reduced", async ({ page }) => {
  await page.goto("/services/product-management");
  await hydrated(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const figure = figureOf(page);
  /** The transforms in which the bars of a choice start. */
  const startsOf = (choice: number) =>
    figure.evaluate((element, index) => {
      element.querySelectorAll("input")[index]?.click();
      return [...element.querySelectorAll("[data-move=paid]")]
        .flatMap((bar) => bar.getAnimations())
        .map(({ effect }) => String((effect as KeyframeEffect).getKeyframes()[0]?.transform));
    }, choice);
  const [start = "", ...others] = await startsOf(2);
  expect(others).toEqual([]);
  // 28 of 40 paid 500 francs, 11 of 40 paid 800.
  const [x, y] = /scale\(([\d.]+), ([\d.]+)\)/.exec(start)?.slice(1).map(Number) ?? [];
  expect(x).toBeCloseTo(500 / 800, 1);
  expect(y).toBeCloseTo(28 / 11, 1);
  await expect.poll(() => figure.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await startsOf(3)).toEqual([]);
});

test("the home page pins the record that is chosen to the hill", async ({ page }) => {
  await page.goto("/");
  const hero = page.locator("[data-hero]");
  await expect(hero.getByText("US$ 148,000")).toBeVisible();
  await hero.getByText("Household", { exact: true }).click();
  await expect(hero.getByText("Household 2403-0178")).toBeVisible();
  await expect(hero.getByText("US$ 148,000")).toBeHidden();
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

test("the hills of a project's steps climb as they are scrolled to, from a pale shape, unless motion is reduced", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const hill = page.getByRole("main").locator("li img.step-hill").first();
  await expect(hill).toHaveCSS("background-image", /conic-gradient/);
  await expect(hill).toHaveCSS("object-position", /64px/);
  await hill.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(hill).toHaveCSS("object-position", /^50% (50%|calc\(50% \+ 0px\))$/);
  await page.evaluate(() => scrollTo(0, 0));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(hill).toHaveCSS("object-position", "50% 50%");
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

  test("lists of pages show a second state of each figure under the pointer and with the focus", async ({ page }) => {
    await page.goto("/project");
    const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Resource Management" }) });
    const [first, second] = [row.getByText("Testers are 10 days short"), row.getByText("Two cashiers test")];
    const drawing = row.locator("svg").nth(1);
    const expectState = async (state: 1 | 2) => {
      await expect(first).toBeVisible({ visible: state === 1 });
      await expect(second).toBeVisible({ visible: state === 2 });
      await expect(drawing).toHaveCSS("clip-path", state === 1 ? "inset(0px 100% 0px 0px)" : "inset(0px 0% 0px 0px)");
    };
    await expectState(1);
    await row.hover();
    await expectState(2);
    expect(
      await row.locator("use").evaluateAll((uses) => uses.map((use) => (use as SVGUseElement).getBBox().width)),
    ).toEqual([208, 208]);
    await page.mouse.move(0, 0);
    await expectState(1);
    await page.keyboard.press("Tab");
    await row.getByRole("link").focus();
    await expectState(2);
    // The visitor prefers reduced motion.
    await expect(drawing).toHaveCSS("transition-duration", "0s");
  });

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

  test("a reader view has the first state of a figure, without controls", async ({ page }) => {
    await page.goto("/qa/performance-load-testing");
    await page.evaluate(readability);
    const text = await page.evaluate(() => new Readability(document).parse()?.textContent);
    expect(text).toContain("Pass at the agreed peak");
    expect(text).not.toContain("Over budget by 1.5 s");
    expect(text).not.toContain("At 160 a second");
  });
});
