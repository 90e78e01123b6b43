import { sections, solutions } from "@/content/menus";
import { expect, type Page, test } from "../fixtures";

/** The pages that show their section as cards. */
const lists = sections.filter(({ path }) => path !== solutions.path).map(({ path }) => path);
const WIDTHS = [360, 560, 768, 992, 1440, 1920];

const cardOf = (page: Page) => {
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Manual Testing" });
  return {
    link: card.getByRole("link", { name: "Manual Testing" }),
    choice: card.getByRole("group", { name: "Manual Testing" }),
    found: card.getByText("2 of 6 phones hide Save under the keyboard"),
    after: card.getByText("Save stays in view on taller phones"),
  };
};

/** The texts and boxes of what a list shows. */
const shownIn = (page: Page) =>
  page.getByRole("main").evaluate((main) =>
    Array.from(main.querySelectorAll("*"))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const text = element.matches("p, a") ? element.textContent : "";
        return [element.localName, text, ...[x, y + scrollY, width, height].map(Math.round)].join(" ");
      })
      .join("\n"),
  );

test("a card shows its second finding by choice, and its first again after Escape", async ({ page }) => {
  await page.goto("/qa");
  const { choice, found, after } = cardOf(page);
  await choice.getByRole("radio", { name: "Save stays in view" }).check();
  await expect(after).toBeVisible();
  await expect(found).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(found).toBeVisible();
  await expect(after).toBeHidden();
  await expect(choice.getByRole("radio", { name: "2 of 6 phones" })).toBeFocused();
});

test("a pointer that passes, and focus, change neither findings nor layout of a list", async ({ page }) => {
  for (const path of lists) {
    await page.goto(path);
    const stops = page.getByRole("main").locator("ul").last().locator("a, input");
    for (const width of [360, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.mouse.move(0, 0);
      const shown = await shownIn(page);
      await stops.first().hover();
      expect.soft(await shownIn(page), `hover of ${path} at ${width} px`).toBe(shown);
      for (let i = 0; i < 3; i++) {
        await stops.nth(i).focus();
        expect.soft(await shownIn(page), `focus of ${path} at ${width} px`).toBe(shown);
      }
    }
  }
});

test("each state of a card has 44 px that lie above the card's link", async ({ page }) => {
  for (const path of lists) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await page
        .getByRole("main")
        .locator("label")
        .evaluateAll(
          (labels) =>
            labels.filter((label) => {
              label.scrollIntoView({ block: "center", behavior: "instant" });
              const { left, top, right, bottom, width: wide, height } = label.getBoundingClientRect();
              const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
              const isCovered = corners.some(([x, y]) => !label.contains(document.elementFromPoint(x, y)));
              return wide < 44 || height < 44 || isCovered;
            }).length,
        );
      expect.soft(faults, `${path} at ${width} px`).toBe(0);
    }
    await expect(page.getByRole("main").getByRole("radio")).toHaveCount(path === "/services" ? 24 : 10);
  }
});

test("labels of the small drawings have at least 12 px, or are not shown", async ({ page, request }) => {
  for (const path of lists) {
    await page.goto(path);
    const drawings = page.getByRole("main").locator("svg:has(use)");
    const file = (await drawings.first().locator("use").getAttribute("href"))?.split("#")[0] ?? "";
    // The page sets the size.
    expect(await (await request.get(file)).text()).not.toContain("font-size");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const sizes = await drawings.evaluateAll((all) =>
        (all as SVGSVGElement[]).map(
          (drawing) =>
            (Number.parseFloat(getComputedStyle(drawing).fontSize) * drawing.getBoundingClientRect().width) /
            drawing.viewBox.baseVal.width,
        ),
      );
      const tooSmall = sizes.filter((size) => (width < 560 ? size > 0 : size < 12));
      expect.soft(tooSmall, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("cards fill rows of three, or begin with rows of two, and the services take at most 3,200 px", async ({
  page,
}) => {
  for (const width of [992, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of lists) {
      await page.goto(path);
      const rows = await page
        .getByRole("main")
        .locator(".page-cards")
        .evaluateAll((all) =>
          all.map((list) => {
            const tops = Array.from(list.children, (card) => card.getBoundingClientRect().top);
            return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length).join(" + ");
          }),
        );
      expect([path, rows]).toEqual([path, path === "/services" ? ["3", "3", "3", "3"] : ["2 + 3"]]);
    }
  }
  await page.goto("/services");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3200);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a card's states can be chosen, and paper has both findings without controls", async ({ page }) => {
    await page.goto("/qa");
    const { choice, found, after } = cardOf(page);
    await choice.getByRole("radio").last().check();
    await expect(after).toBeVisible();
    await expect(found).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(found).toBeVisible();
    await expect(after).toBeVisible();
    await expect(choice).toBeHidden();
  });

  test("extractors of text find both findings", async ({ page }) => {
    await page.goto("/qa");
    const { found, after } = cardOf(page);
    for (const finding of [found, after]) await expect(finding).not.toHaveAttribute("hidden");
  });
});
