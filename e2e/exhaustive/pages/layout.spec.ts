import { disciplines, solutions } from "@/content/navigation";
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
const products = (page: Page) => page.locator("#platforms li");

test.describe("home", () => {
  test("a product is in the first view, and the largest contentful paint is text", async ({ page }) => {
    for (const [width, height] of [
      [360, 640],
      [992, 800],
      [1440, 900],
    ] as const) {
      await at(page, width, height, "/");
      const window = page.locator('main section:first-child a[href="/solution/repz"]');
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
      await boxesOf(hero.locator('a[href="/solution/repz"]')),
    ];
    expect((box?.top ?? 0) - (text?.bottom ?? 0)).toBeCloseTo((window?.top ?? 0) - (box?.bottom ?? 0), 0);
  });

  test("on a tablet the product's window is as wide as the text column", async ({ page }) => {
    await at(page, 768, 1024, "/");
    const [window] = await boxesOf(page.locator('main section:first-child a[href="/solution/repz"]'));
    expect(window?.width).toBe(704);
  });

  test("on a phone a product's window fills its frame down to the edge", async ({ page }) => {
    for (const width of [320, 360]) {
      await at(page, width, 640, "/");
      const frames = await boxesOf(products(page).locator("a > div:first-child"));
      const windows = await boxesOf(products(page).locator("picture img"));
      expect(windows).toHaveLength(4);
      for (const [i, { bottom, left, right }] of windows.entries()) {
        const frame = frames[i];
        expect(bottom).toBeCloseTo(frame?.bottom ?? 0, 0);
        expect([left - (frame?.left ?? 0), (frame?.right ?? 0) - right]).toEqual([20, 20]);
      }
    }
  });

  test("a product's window moves 8 px and its name is underlined while it is pointed at", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await at(page, 1440, 900, "/");
    const product = products(page).first();
    const top = async () => (await boxesOf(product.locator("picture img")))[0]?.top ?? 0;
    await product.scrollIntoViewIfNeeded();
    const before = await top();
    await product.hover();
    await expect.poll(top).toBe(before - 8);
    await expect(product.getByRole("heading")).toHaveCSS("text-decoration-line", "underline");
  });

  test("the texts of the focus cards start on one line at 1024 px", async ({ page }) => {
    await at(page, 1024, 768, "/");
    for (const element of ["h3", "h3 + p", "p.arrow"]) {
      const tops = (await boxesOf(page.locator(`.focus-card ${element}`))).map(({ top }) => Math.round(top));
      expect([tops.length, new Set(tops).size], element).toEqual([4, 1]);
    }
  });
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

test("at 1920 px a product's window is whole", async ({ page }) => {
  await at(page, 1920, 1080, "/solution/repz");
  const [window] = await boxesOf(page.locator("[data-hero] picture img"));
  expect(window?.right).toBeLessThanOrEqual(1920);
});

test("a service's hero shows whole cells of its pattern", async ({ page }) => {
  for (const width of [1024, 1440, 1600, 1920, 2560]) {
    await at(page, width, 900, "/services/web-applications");
    const [pattern] = await boxesOf(page.locator("[data-hero] img"));
    // 8 rows; there are 24 columns, so that the height decides the size of a cell.
    const columns = (pattern?.width ?? 0) / ((pattern?.height ?? 1) / 8);
    expect(columns, `at ${width} px`).toBe(Math.round(columns));
    expect(columns, `at ${width} px`).toBeLessThanOrEqual(24);
  }
});

test("beside its text a product's window stands whole in the middle of the stage", async ({ page }) => {
  for (const width of [992, 1024, 1100]) {
    for (const slug of solutions.entries.map((entry) => entry.slug)) {
      await at(page, width, 768, `${solutions.path}/${slug}`);
      const [stage] = await boxesOf(page.locator("[data-hero] div:has(> picture)"));
      const [window] = await boxesOf(page.locator("[data-hero] picture img"));
      const above = (window?.top ?? 0) - (stage?.top ?? 0);
      const below = (stage?.bottom ?? 0) - (window?.bottom ?? 0);
      expect(above, `${slug} at ${width} px`).toBeGreaterThan(28);
      expect(above, `${slug} at ${width} px`).toBeCloseTo(below, 0);
    }
  }
});

test("the last of five pillars takes two columns", async ({ page }) => {
  await at(page, 1440, 900, "/services/cloud-devops");
  const widths = (await boxesOf(page.locator("li:has(> img + div > h3)"))).map(({ width }) => Math.round(width));
  expect(widths).toEqual([400, 400, 400, 400, 800]);
});
