import { disciplines } from "@/content/navigation";
import { listedPages } from "@/content/site-pages";
import { expect, type Locator, open, type Page, test } from "../../fixtures";
import { addUserCookie } from "../../frame/fixtures";

const boxesOf = (nodes: Locator) =>
  nodes.evaluateAll((all) =>
    all.map((node) => {
      const { top, bottom, left, right, width, height } = node.getBoundingClientRect();
      return { top, bottom, left, right, width, height };
    }),
  );
const at = async (page: Page, width: number, height: number, path: string) => {
  await page.setViewportSize({ width, height });
  await open(page, path);
};
const disciplinePaths = disciplines.flatMap(({ path, entries }) => entries.map(({ slug }) => `${path}/${slug}`));

test.describe("home", () => {
  test("a product is in the first view, and the largest contentful paint is text", async ({ page }) => {
    for (const [width, height] of [
      [360, 640],
      [992, 800],
      [1440, 900],
    ] as const) {
      await at(page, width, height, "/");
      const window = page.locator("main section:first-child figure.fig");
      const [box] = await boxesOf(window);
      expect(box?.top, `at ${width} px`).toBeLessThan(height - 16);
      if (width >= 992) expect(box?.bottom, `at ${width} px`).toBeLessThan(height);
      const largest = await page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const observer = new PerformanceObserver((list) =>
              resolve((list.getEntries().at(-1) as LargestContentfulPaint).element?.tagName ?? ""),
            );
            observer.observe({ type: "largest-contentful-paint", buffered: true });
          }),
      );
      expect(["P", "SPAN", "H1"], `at ${width} px`).toContain(largest);
    }
  });

  test("signed in, the button is as wide as its label, and as far from the product as from the text", async ({
    page,
    origin,
  }) => {
    await addUserCookie(page, origin);
    const hero = page.locator("main section:first-child");
    const button = hero.getByRole("link", { name: "Contact Us" });
    await at(page, 1440, 900, "/");
    expect((await boxesOf(button))[0]?.width).toBeLessThan(200);
    await at(page, 360, 640, "/");
    const [[text], [box], [window]] = [
      await boxesOf(hero.locator("p.text-lead")),
      await boxesOf(button),
      await boxesOf(hero.locator("figure.fig")),
    ];
    expect((box?.top ?? 0) - (text?.bottom ?? 0)).toBeCloseTo((window?.top ?? 0) - (box?.bottom ?? 0), 0);
  });

  test("on a tablet the product's window is as wide as the text column", async ({ page }) => {
    await at(page, 768, 1024, "/");
    const [window] = await boxesOf(page.locator("main section:first-child figure.fig"));
    expect(window?.width).toBe(704);
  });

  test("the texts of the focus cards start on one line at 1024 px", async ({ page }) => {
    await at(page, 1024, 768, "/");
    for (const element of ["h3", "h3 + p", "p.arrow"]) {
      const tops = (await boxesOf(page.locator(`.focus-card ${element}`))).map(({ top }) => Math.round(top));
      expect([tops.length, new Set(tops).size], element).toEqual([4, 1]);
    }
  });
});

test("nothing covers a heading", async ({ page }) => {
  test.slow();
  const coveredHeadings = () =>
    [...document.querySelectorAll("main :is(h1, h2, h3):not(.sr-only)")].flatMap((heading) => {
      if (!heading.checkVisibility({ visibilityProperty: true })) return [];
      heading.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, height } = heading.getBoundingClientRect();
      const shown = document.elementFromPoint(left + 4, top + height / 2);
      return shown && (heading.contains(shown) || shown.contains(heading)) ? [] : [heading.textContent];
    });
  for (const { path } of listedPages) {
    await page.goto(path);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(coveredHeadings), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("every tab's heading is at the same height, and what follows does not move", async ({ page }) => {
  await at(page, 1440, 900, "/solution/repz");
  const next = page.locator("section:has(> h2 + .tabs) + section, section:has(.tabs) + section").first();
  const seen = new Set<string>();
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    const [[heading], [below]] = [await boxesOf(page.getByRole("tabpanel").locator("h3")), await boxesOf(next)];
    seen.add(`${heading?.top} ${below?.top}`);
  }
  expect([...seen]).toHaveLength(1);
});

test("selecting a tab moves no other", async ({ page }) => {
  await at(page, 1440, 900, "/qa/manual-test");
  const tabs = page.getByRole("tab");
  const places = async () => (await boxesOf(tabs)).map(({ left, width }) => [left, width]);
  const before = await places();
  await tabs.last().click();
  await expect(tabs.last()).toHaveCSS("font-weight", "600");
  expect(await places()).toEqual(before);
});

test("a discipline's name is as large as a service's, in whole words", async ({ page }) => {
  const heading = page.locator("h1");
  const sizes: Record<number, string> = {};
  await open(page, "/services/web-applications");
  for (const width of [320, 360, 992, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    sizes[width] = await heading.evaluate((element) => getComputedStyle(element).fontSize);
  }
  for (const path of disciplinePaths) {
    await open(page, path);
    for (const [width, size] of Object.entries(sizes)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await expect(heading, `${path} at ${width} px`).toHaveCSS("font-size", size);
      const broken = await heading.evaluate((element) => {
        const text = element.firstChild as Text;
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      });
      expect(broken, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("sections of a solution are at most 192 px apart", async ({ page }) => {
  await at(page, 1440, 900, "/solution/repz");
  const padding = await page
    .locator("main .py-section")
    .first()
    .evaluate((node) => getComputedStyle(node).paddingTop);
  expect(Number.parseFloat(padding)).toBeLessThanOrEqual(96);
});

test("the last of five pillars takes two columns", async ({ page }) => {
  await at(page, 1440, 900, "/services/cloud-devops");
  const widths = (await boxesOf(page.locator("li:has(> img + div > h3)"))).map(({ width }) => Math.round(width));
  expect(widths).toEqual([400, 400, 400, 400, 800]);
});
