import { thisSite } from "@/content/this-site";
import { expect, test } from "../fixtures";

test("the measurements are a table, whose commands break only between words", async ({ page }) => {
  const { rows, columns } = thisSite.measured;
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/this-site");
    const table = page.getByRole("table", { name: thisSite.measured.title });
    await expect(table.getByRole("columnheader")).toHaveText([...columns]);
    await expect(table.getByRole("rowheader")).toHaveText(rows.map(({ what }) => what));
    const commands = table.locator("code");
    await expect(commands).toHaveText(rows.map(({ command }) => command));
    expect(
      await commands.evaluateAll((nodes) =>
        nodes.map((code) => {
          const words = code.textContent?.split(" ").length;
          const broken = [...code.children].filter((word) => word.getClientRects().length > 1).length;
          const isSiteFont = getComputedStyle(code).fontFamily === getComputedStyle(document.body).fontFamily;
          return { isSplit: code.children.length === words, broken, isSiteFont };
        }),
      ),
    ).toEqual(rows.map(() => ({ isSplit: true, broken: 0, isSiteFont: true })));
  }
});
