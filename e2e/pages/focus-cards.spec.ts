import { home } from "@/content/home";
import { expect, open, test } from "../fixtures";

test("a focus card of home keeps its size and place when it has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/");
  const cards = home.focus.cards.map(({ href }) => page.locator(`.focus-card[href="${href}"]`));
  expect(cards).toHaveLength(4);
  const boxes = () =>
    page.locator(".focus-card").evaluateAll((nodes) =>
      nodes.map((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return { x, y: y + scrollY, width, height };
      }),
    );
  const before = await boxes();
  await page.keyboard.press("Tab");
  for (const card of cards) {
    await card.focus();
    expect(await card.evaluate((node) => node.matches(":focus-visible"))).toBe(true);
    expect(await boxes()).toEqual(before);
  }
});
