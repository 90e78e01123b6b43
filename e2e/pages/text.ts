import { expect, type Page } from "../fixtures";

/** Texts that scroll, that open over the page, or are for screen readers alone. */
const NOT_SHOWN = ".tabs, .sheets, .document-scroll, .sr-only, .skip, dialog, [popover], script, style, template";

/** Adds styles, and shows every tab's panel. The style sheet is a constructed one: the CSP blocks style elements. */
async function addStyles(page: Page, css: string) {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

const showPanels = (page: Page) =>
  addStyles(
    page,
    ".tab-panels, .tab-panel { display: block !important } .tab-panel { visibility: visible !important }",
  );

/** The widths at which spaced text is tested: those at which the home page's hero has least room among them. */
export const SPACED_WIDTHS = [320, 768, 1024, 1100, 1440];

/** The four spacings of WCAG 2.2, 1.4.12. */
export const spaceText = (page: Page) =>
  addStyles(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
  );

/** Texts that are cut, leave their box, or lie on each other. */
const textFaults = (page: Page) =>
  page.evaluate((notShown) => {
    interface Line {
      element: Element;
      text: string;
      box: DOMRect;
    }
    const lines: Line[] = [];
    const faults = new Set<string>();
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === "inset(50%)" || isClipped(element.parentElement));
    /** A drawing within a part that is not displayed counts as visible in Chromium. */
    const isInHiddenDrawing = (element: Element | null): boolean =>
      element instanceof SVGElement &&
      (getComputedStyle(element).display === "none" || isInHiddenDrawing(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest(notShown) || isClipped(element) || isInHiddenDrawing(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // A font's box is higher than its letters: the line height counts where lines are closer than that.
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
      const boxes = [...range.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ x, y, width, height }) => {
          const excess = Math.max(0, height - lineHeight) || 0;
          return new DOMRect(x, y + excess / 2, width, height - excess);
        });
      for (const box of boxes) lines.push({ element, text, box });
      if (boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1))
        faults.add(`outside the window: ${text}`);
      for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
        const style = getComputedStyle(outer);
        if (style.display === "inline") continue;
        const edge = outer.getBoundingClientRect();
        const [cutsX, cutsY] = [style.overflowX, style.overflowY].map((overflow) => /hidden|clip/.test(overflow));
        const isFrame = outer.matches("figure, .btn") || style.backgroundColor !== "rgba(0, 0, 0, 0)";
        const isOutX = boxes.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1);
        // Lines are higher than their letters.
        const isOutY = boxes.some(({ top, bottom }) => top < edge.top - 5 || bottom > edge.bottom + 5);
        if ((isOutX && (cutsX || isFrame)) || (isOutY && (cutsY || isFrame))) faults.add(`outside its box: ${text}`);
      }
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    lines.forEach((a, i) => {
      for (const b of lines.slice(i + 1)) {
        if (b.box.top >= a.box.bottom) break;
        // A flag covers the tick of the same value.
        if (a.text === b.text) continue;
        // The bar lies over the page.
        if (a.element === b.element || a.element.closest("header") !== b.element.closest("header")) continue;
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const height = Math.min(a.box.bottom, b.box.bottom) - b.box.top;
        if (width > 2 && height > Math.min(a.box.height, b.box.height) * 0.4) faults.add(`${a.text} × ${b.text}`);
      }
    });
    const overflow = document.documentElement.scrollWidth - innerWidth;
    if (overflow > 0) faults.add(`the page is ${overflow} px too wide`);
    return [...faults];
  }, NOT_SHOWN);

/** Expects that at these widths no text is cut, leaves its box or lies on another one. */
export async function expectTextFits(page: Page, widths: number[]) {
  await showPanels(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await textFaults(page), `at ${width} px`).toEqual([]);
  }
}

/** Texts whose computed contrast to their ground is below a limit. Texts on pictures are left out. */
const paleTexts = (page: Page, least: number) =>
  page.evaluate(
    ([notShown, limit]) => {
      const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const toRgba = (color: string): [number, number, number, number] => {
        if (!canvas) throw new Error("no canvas");
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
      };
      const luminance = (color: string) => {
        const [r, g, b] = toRgba(color).map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        }) as [number, number, number, number];
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (a: string, b: string) => {
        const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
        return (light + 0.05) / (dark + 0.05);
      };
      const isOpaque = (color: string) => color !== "none" && toRgba(color)[3] > 0.5;
      /** The last shape of a drawing under a text, or the first background around it. */
      const groundOf = (element: Element): string => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const middle = new DOMPoint((left + right) / 2, (top + bottom) / 2);
        const drawing = element instanceof SVGElement && element.closest("svg");
        const shapes = drawing ? [...drawing.querySelectorAll<SVGGeometryElement>("rect, path")] : [];
        const under = shapes.filter((shape) => {
          const isBefore = shape.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
          const isShown = shape.checkVisibility({ visibilityProperty: true }) && isOpaque(getComputedStyle(shape).fill);
          return isBefore && isShown && shape.isPointInFill(middle.matrixTransform(shape.getScreenCTM()?.inverse()));
        });
        const last = under.at(-1);
        if (last) return getComputedStyle(last).fill;
        for (let outer: Element | null = element; outer; outer = outer.parentElement) {
          const { backgroundColor } = getComputedStyle(outer);
          if (isOpaque(backgroundColor)) return backgroundColor;
        }
        return "Canvas";
      };
      const pale = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        const text = node.nodeValue?.trim();
        if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
        if (element.closest(notShown) || element.closest("[disabled], .field-input")) continue;
        const style = getComputedStyle(element);
        const color = element instanceof SVGElement ? style.fill : style.color;
        const found = contrast(color, groundOf(element));
        if (found < limit) pale.add(`${found.toFixed(1)}: ${text}`);
      }
      return [...pale];
    },
    [NOT_SHOWN, least] as const,
  );

export async function expectContrast(page: Page, least: number) {
  await showPanels(page);
  // The bar has a background of its own there.
  await page.evaluate(() => scrollTo(0, 200));
  await expect(page.locator("html")).not.toHaveAttribute("data-bar", "top");
  expect.soft(await paleTexts(page, least)).toEqual([]);
}
