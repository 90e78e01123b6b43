import { expect, open, test } from "./fixtures";

for (const path of ["/", "/qa/manual-test", "/login"]) {
  test(`on ${path} the first Tab offers to skip to the content`, async ({ page }) => {
    await open(page, path);
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toHaveCSS("clip-path", "inset(50%)");
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toHaveCSS("clip-path", "none");
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    // From there Tab goes into the content, not back to the menu.
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  });
}
