import { expect, open, type Page } from "../fixtures";
import { expectAccessible } from "../support/axe";

/** The pixels by which the page can be scrolled sideways. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    scrollTo(10_000, scrollY);
    const scrolled = scrollX;
    scrollTo(0, scrollY);
    return Math.max(scrolled, document.documentElement.scrollWidth - innerWidth);
  });

/** The links whose middle belongs to another element, to which a mouse's click would go. */
export const coveredLinks = (page: Page) =>
  page.evaluate(() => {
    const isShown = (link: Element) => {
      const { width, height } = link.getBoundingClientRect();
      const isClipped =
        getComputedStyle(link).clipPath !== "none" || link.matches(".skip, :is(li, .sr-only)[class*=clip-path] *");
      return width > 1 && height > 1 && !isClipped && link.checkVisibility({ visibilityProperty: true });
    };
    return [...document.querySelectorAll("a[href]")].filter(isShown).flatMap((link) => {
      link.scrollIntoView({ block: "center", behavior: "instant" });
      // A link that wraps is where its first line is.
      const { left, width, top, height } = link.getClientRects()[0] as DOMRect;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return link.contains(hit) ? [] : [`${link.textContent} is under ${hit?.outerHTML.slice(0, 120)}`];
    });
  });

/** The elements whose focus changes more than an outline: their own box or the height of the page. */
export const movedByFocus = (page: Page) =>
  page.evaluate(() => {
    const stops = document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, summary, [tabindex='0']");
    // The link that skips to the content comes into view.
    const shown = [...stops].filter(
      (stop) => stop.checkVisibility({ visibilityProperty: true }) && !stop.matches(".skip"),
    );
    const measure = (stop: HTMLElement) => {
      const { x, y, width, height } = stop.getBoundingClientRect();
      return [x, y + scrollY, width, height, document.documentElement.scrollHeight].map(Math.round).join();
    };
    return shown.flatMap((stop) => {
      (document.activeElement as HTMLElement | null)?.blur();
      const before = measure(stop);
      stop.focus({ preventScroll: true });
      const after = measure(stop);
      return before === after ? [] : [`${stop.outerHTML.slice(0, 120)}: ${before} becomes ${after}`];
    });
  });

/** Text beyond the edges of the window, for example in a section that clips its content. */
const clippedText = (page: Page) =>
  page.evaluate(() => {
    const clipped: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const box = node.parentElement;
      // Rows of tabs and of sheets scroll sideways; text for screen readers is one pixel wide.
      if (!box?.checkVisibility() || box.closest(".sheets, .tabs, .sr-only, .skip") || !node.nodeValue?.trim())
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      if (right > innerWidth + 1 || left < -1) clipped.push(node.nodeValue);
    }
    return clipped;
  });

const breadcrumbHeights = (page: Page) =>
  page.locator(".breadcrumbs").evaluateAll((nodes) => nodes.map(({ clientHeight }) => clientHeight));

/** Expects that at every width nothing overflows or is clipped, and that the breadcrumbs take one line. */
export async function expectFits(page: Page, widths: number[]) {
  // The styles show every tab's panel. The style sheet is a constructed one: the CSP blocks style elements.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".tab-panel { display: block !important }");
    document.adoptedStyleSheets = [sheet];
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await overflowOf(page), `overflow at ${width} px`).toBe(0);
    expect.soft(await clippedText(page), `clipped at ${width} px`).toEqual([]);
    // Breadcrumbs may take two lines at 320 px.
    for (const height of width > 320 ? await breadcrumbHeights(page) : []) {
      expect.soft(height, `breadcrumbs at ${width} px`).toBeLessThanOrEqual(44);
    }
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** Expects the first section's call to action to be within a phone's first view. */
async function expectCallToAction(page: Page) {
  await page.setViewportSize({ width: 360, height: 640 });
  const action = page.locator("main section").first().locator('a[href="/contact-us"]').first();
  await expect(action).toBeInViewport({ ratio: 1 });
  expect((await action.boundingBox())?.height).toBeGreaterThanOrEqual(44);
}

/**
 * Words that the layout sets apart and their text does not, which screen readers and browsers without stylesheets read
 * as one. Blocks of HTML are apart by themselves. A space counts only where it is rendered: between flex items, and at
 * the edge of a block, it is not part of what Chromium tells a screen reader; a hidden comma or stop is.
 */
const gluedWords = (page: Page) =>
  page.evaluate(() => {
    const INLINE = "a, abbr, b, button, cite, code, em, i, input, label, q, s, small, span, strong, sub, sup, time";
    const glued = new Set<string>();
    const rectOf = (node: Text, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getClientRects()[0];
    };
    const isShown = ({ parentElement }: Text) => parentElement?.checkVisibility({ visibilityProperty: true });
    const hasSpace = (node: Text, from: number, to: number) => {
      for (let at = from; at < to; at++) if (rectOf(node, at)) return true;
      return false;
    };
    const startOf = ({ data }: Text) => data.length - data.trimStart().length;
    const endOf = ({ data }: Text) => data.trimEnd().length;
    /** Tells whether a gap or a line break is between two texts. Hidden text is apart from any other. */
    const isApart = (a: Text, b: Text) => {
      if ([a, b].some(({ parentElement }) => parentElement?.closest(".sr-only"))) return true;
      const [end, start] = [rectOf(a, endOf(a) - 1), rectOf(b, startOf(b))];
      if (!end || !start) return false;
      return start.left - end.right > 1 || start.top > end.bottom - 2 || start.bottom < end.top + 2;
    };
    /** The last text, whether a rendered space follows it, and whether any does. */
    let last: { node: Text; isEnded: boolean; hasSpace: boolean } | undefined;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
      node instanceof Element && node.matches("script, style, template, svg, [aria-hidden=true]")
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const isInlineWithin = (node: Text, other: Text) => {
      for (let one = node.parentElement; one && !one.contains(other); one = one.parentElement)
        if (!one.matches(INLINE)) return false;
      return true;
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element && !node.matches(INLINE)) last = undefined;
      if (!(node instanceof Text) || !isShown(node)) continue;
      if (!node.data.trim()) {
        if (last) last = { ...last, isEnded: last.isEnded || hasSpace(node, 0, node.length), hasSpace: true };
        continue;
      }
      const before = last?.node;
      if (last && before && isInlineWithin(before, node) && isInlineWithin(node, before)) {
        const meet = /[\p{L}\p{N}%)*”’]$/u.test(before.data.trimEnd()) && /^[\p{L}\p{N}(“+–&]/u.test(node.data.trim());
        // Screen readers say links and controls one by one.
        const isControl = [before, node].some(({ parentElement }) => parentElement?.closest("a, button, label"));
        const isSpaced = isControl
          ? last.hasSpace || /^\s/.test(node.data)
          : last.isEnded || hasSpace(node, 0, startOf(node));
        if (meet && !isSpaced && isApart(before, node)) glued.add(`${before.data}|${node.data}`);
      }
      last = { node, isEnded: hasSpace(node, endOf(node), node.length), hasSpace: /\s$/.test(node.data) };
    }
    return [...glued];
  });

/** Markup that checkers and browsers without stylesheets stumble over. */
const markupFaults = (page: Page) =>
  page.evaluate(() => {
    const textOf = (element: Element) => element.textContent?.trim() ?? "";
    const buttons = [...document.querySelectorAll("button")].filter((button) => !textOf(button));
    const terms = [...document.querySelectorAll("dl")].flatMap((list) => {
      const texts = [...list.querySelectorAll("dt")].map(textOf);
      return texts.filter((text, i) => texts.indexOf(text) !== i);
    });
    return {
      "buttons without text": buttons.map(({ outerHTML }) => outerHTML),
      "terms that a list has twice": terms,
    };
  });

/**
 * Expects that nothing moves with reduced motion (playwright.config.ts), that a page fits all these widths, and that it
 * is accessible at some of them.
 */
export async function expectWellMade(page: Page, path: string, widths: number[], accessibleWidths: number[]) {
  await open(page, path);
  expect(await page.evaluate(() => document.getAnimations().length), "animations").toBe(0);
  for (const [fault, found] of Object.entries(await markupFaults(page))) expect(found, fault).toEqual([]);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await gluedWords(page), `words without a space between them at ${width} px`).toEqual([]);
  }
  // Pages of a section have a call to action; the documents below them do not.
  if (path.split("/").length === 3) await expectCallToAction(page);
  await expectFits(page, widths);
  for (const width of accessibleWidths) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page, `${path} at ${width} px`);
  }
}

/** Text of the content that is not visible. */
const hiddenText = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const hidden: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const box = node.parentElement;
      // The password toggle and the header of a signed-in visitor need JavaScript; an answer opens without it.
      const allowed =
        "script, style, template, [data-password-toggle], .if-user, details:not([open]), [aria-hidden=true]";
      // A choice in a figure shows another state than the first, and some text stands only in narrow or wide figures.
      // Narrow screens leave out three figures of /solution and the contents of /privacy.
      const allowedInFigures =
        "[data-state]:not([data-state~='1']), .fig :is(.hidden, [class*=':hidden']), .max-md\\:hidden, .max-lg\\:hidden";
      if (!box || !node.nodeValue?.trim() || box.closest(`${allowed}, ${allowedInFigures}`)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isVisible = box.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
      if (!isVisible || range.getClientRects().length === 0) hidden.push(node.nodeValue);
    }
    return hidden;
  });

/**
 * Expects that without JavaScript all text of a page is visible, the bar is solid, and tabs are links to their panels.
 */
export async function expectReadable(page: Page, path: string) {
  await page.goto(path);
  expect((await page.locator("main").textContent())?.length).toBeGreaterThan(100);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await hiddenText(page), `at ${width} px`).toEqual([]);
  }
  await expect(page.locator("header")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("header")).not.toHaveCSS("box-shadow", "none");
  const tabs = page.locator(".tab");
  if (await tabs.count()) {
    await expect(page.locator("[role=tab], [role=tabpanel]")).toHaveCount(0);
    for (const tab of await tabs.all()) expect(await tab.evaluate((node) => (node as HTMLElement).tabIndex)).toBe(0);
    await tabs.last().click();
    await expect(page.locator(".tab-panel").last().getByRole("heading")).toBeInViewport();
  }
}
