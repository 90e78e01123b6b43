import { expect, open, type Page, test } from "../fixtures";
import { mainNavigation } from "./fixtures";

const getInTouch = (page: Page) => page.locator("main").getByRole("link", { name: "Get in Touch" });

test("links, the skip link and going back", async ({ page, context }) => {
  await open(page, "/about-us");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toHaveCSS("clip-path", "inset(50%)");
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS("clip-path", "none");
  await expect(skip).toBeInViewport({ ratio: 1 });

  const heading = page.getByRole("heading", { level: 1 });
  const current = mainNavigation(page).locator("[aria-current]").filter({ visible: true });
  await expect(current).toHaveAttribute("href", "/about-us");
  await getInTouch(page).click();
  await expect(page).toHaveURL("/contact-us");
  await expect(heading).toHaveText("Contact Us");
  await expect(current).toHaveAttribute("href", "/contact-us");
  await page.goBack();
  await expect(heading).toHaveText("Who We Are");

  // The visitor goes back to a place within the page.
  await skip.press("Enter");
  await expect(page).toHaveURL("/about-us#content");
  await expect(page.locator("main")).toBeFocused();
  // The next Tab moves on within the content.
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
  await getInTouch(page).click();
  await expect(heading).toHaveText("Contact Us");
  await page.goBack();
  await expect(page).toHaveURL("/about-us#content");
  await expect(heading).toHaveText("Who We Are");

  const opened = context.waitForEvent("page");
  await getInTouch(page).click({ modifiers: ["Control"] });
  const tab = await opened;
  await tab.waitForURL("/contact-us");
  await expect(page).toHaveURL("/about-us#content");
});
