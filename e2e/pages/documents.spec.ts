import { documentPath, documents } from "@/content/documents";
import { expect, test } from "../fixtures";

test("a document's contents are beside it on wide screens, above its text on others, and not printed", async ({
  page,
}) => {
  for (const document of documents) {
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.goto(documentPath(document));
    const contents = page.getByRole("navigation", { name: "Contents" });
    const sheet = page.locator("article");
    const headings = sheet.getByRole("heading", { level: 2 });
    const links = contents.getByRole("link");
    await expect(links).toHaveText(document.sections.map(({ heading }) => heading));

    // The last link leads to the last heading, and the list has stayed in view.
    await links.last().click();
    await expect(headings.last()).toBeInViewport({ ratio: 1 });
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    const [list, text] = [await contents.boundingBox(), await headings.last().boundingBox()];
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(text?.x ?? 0);

    for (const width of [360, 1199]) {
      await page.setViewportSize({ width, height: 800 });
      const [title, above, first] = await Promise.all(
        [sheet.getByRole("heading", { level: 1 }), contents, headings.first()].map((part) => part.boundingBox()),
      );
      expect(above?.y).toBeGreaterThan(title?.y ?? 0);
      expect(first?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    }

    await page.emulateMedia({ media: "print" });
    await expect(contents).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});

test("only the breadcrumbs and the sheet's own bar stand above a document's title", async ({ page }) => {
  for (const document of documents) {
    await page.goto(documentPath(document));
    const above = await page.locator("main h1").evaluate((title) => {
      const texts = window.document.createTreeWalker(title.closest("main") as Element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node && !title.contains(node); node = texts.nextNode()) {
        if (!node.parentElement?.closest("nav") && node.nodeValue?.trim()) found.push(node.nodeValue);
      }
      return found;
    });
    expect(above).toEqual(["Sample document"]);
  }
});
