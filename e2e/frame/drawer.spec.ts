import { expect, isOpen, type Locator, open, test } from "../fixtures";
import { expectAccessible } from "../support/axe";
import { drawerOf, expertiseMenu, PHONE, servicesMenu } from "./fixtures";

test.use({ viewport: PHONE });

/** A plus is drawn with two strokes, a minus with one. */
const strokes = (row: Locator) =>
  row.evaluate((node) => getComputedStyle(node, "::after").backgroundImage.split("linear-gradient").length - 1);

test("the drawer keeps the focus inside, and returns it however it is closed", async ({ page }) => {
  await open(page, "/about-us");
  const { hamburger, drawer, close, group } = drawerOf(page);
  const top = () => page.evaluate(() => scrollY);
  const escapeFromGroup = async () => {
    await group(expertiseMenu).row.press("Enter");
    await group(expertiseMenu).list.getByRole("link").nth(6).focus();
    await page.keyboard.press("Escape");
  };
  const wheel = async () => {
    await page.mouse.move(20, 500);
    await page.mouse.wheel(0, 600);
  };
  for (const dismiss of [escapeFromGroup, () => close.click(), () => page.mouse.click(30, 400)]) {
    await hamburger.press("Enter");
    await expect(drawer.locator(":focus")).toBeVisible();
    // A click inside does not close it.
    await drawer.click({ position: { x: 180, y: 35 } });
    await expect(drawer).toBeVisible();
    await wheel();
    await dismiss();
    await expect(drawer).toBeHidden();
    await expect(hamburger).toBeFocused();
    expect(await top(), "the page behind it does not scroll").toBe(0);
    await expect(page).toHaveURL("/about-us");
  }
  // The same wheel event scrolls without the drawer.
  await wheel();
  await expect.poll(top).toBeGreaterThan(0);

  await hamburger.click();
  await group(servicesMenu).row.press("Enter");
  const stops = drawer.locator("a, button, summary").filter({ visible: true });
  // The stops are the close button, two menus, the groups and links of the open one, two links, log in and the contact
  // button.
  await expect(stops).toHaveCount(servicesMenu.groups.length + servicesMenu.links.length + 7);
  await close.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(stops.last()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(stops.nth(1)).toBeFocused();
});

test("the drawer closes when the page changes or the window has room for the bar's links", async ({ page }) => {
  await open(page, "/about-us");
  const { hamburger, drawer, group } = drawerOf(page);
  await hamburger.click();
  await group(servicesMenu).row.click();
  await drawer.locator('a[href="/services/ui-design"]').click();
  await expect(page).toHaveURL("/services/ui-design");
  await expect(drawer).toBeHidden();
  await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");

  await hamburger.click();
  await drawer.getByRole("link", { name: "Contact Us", exact: true }).click();
  await expect(page).toHaveURL("/contact-us");
  await expect(drawer).toBeHidden();
  await hamburger.click();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/services/ui-design");
  await expect(drawer).toBeHidden();

  await hamburger.click();
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 860, height: 844 });
  await expect(drawer).toBeHidden();
  expect(await isOpen(drawer)).toBe(false);
});

test("the drawer shows one group at a time, the current page's first", async ({ page }) => {
  await open(page, "/qa/manual-test");
  const { hamburger, drawer, group } = drawerOf(page);
  await hamburger.click();
  const [services, expertise] = [group(servicesMenu), group(expertiseMenu)];
  const expectOpen = async (isServicesOpen: boolean, isExpertiseOpen: boolean) => {
    await expect(services.list).toBeVisible({ visible: isServicesOpen });
    await expect(expertise.list).toBeVisible({ visible: isExpertiseOpen });
    expect([await strokes(services.row), await strokes(expertise.row)]).toEqual([
      isServicesOpen ? 1 : 2,
      isExpertiseOpen ? 1 : 2,
    ]);
  };
  await expectOpen(false, true);
  await expectAccessible(page, "Expertise", "#drawer");
  await expect(drawer.locator('a[href="/qa/manual-test"]')).toHaveCSS("font-weight", "600");
  await expertise.row.click();
  await expectOpen(false, false);
  await expertise.row.click();
  await expectOpen(false, true);
  await services.row.click();
  await expectOpen(true, false);
  await expectAccessible(page, "Services", "#drawer");
});

for (const width of [320, 360]) {
  test(`an open group is one column at ${width} px, which scrolls above the other rows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, "/services");
    const { hamburger, drawer, group } = drawerOf(page);
    await hamburger.click();
    for (const menu of [expertiseMenu, servicesMenu]) {
      const { row, list } = group(menu);
      if (!(await list.isVisible())) await row.click();
      await expect(list).toBeVisible();
      const { height, hidden, edge, lines } = await list.evaluate((node) => ({
        height: node.getBoundingClientRect().height,
        hidden: node.scrollHeight - node.clientHeight,
        edge: node.getBoundingClientRect().right,
        lines: [...node.querySelectorAll("a")].map((link) => {
          const text = document.createRange();
          text.selectNodeContents(link);
          const { left, right } = text.getBoundingClientRect();
          const size = Number.parseFloat(getComputedStyle(link).fontSize);
          return { left, right, size, height: link.offsetHeight, isHeading: link.matches(".drawer-group") };
        }),
      }));
      expect(height, menu.label).toBeLessThanOrEqual(500);
      expect(hidden, menu.label).toBeGreaterThan(0);
      const links = lines.filter(({ isHeading }) => !isHeading);
      expect(links.length).toBe(menu.links.length);
      expect(new Set(lines.map(({ left }) => left)).size, "one column").toBe(1);
      for (const line of lines) {
        expect(line.height).toBeGreaterThanOrEqual(44);
        expect(edge - line.right).toBeGreaterThanOrEqual(16);
        if (line.isHeading) expect(line.size).toBeGreaterThan(links[0]?.size ?? 0);
      }
      await expect(drawer.getByRole("link", { name: "About Us", exact: true })).toBeInViewport({ ratio: 1 });
    }
    const [last, contact] = await Promise.all(
      ["About Us", "Contact Us"].map((name) => drawer.getByRole("link", { name, exact: true }).boundingBox()),
    );
    expect(last && last.y + last.height, "the last row is not under the foot").toBeLessThan(contact?.y ?? 0);
  });
}

test("the drawer's foot is in view in a window of 390 px height, and every row can be reached", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, "/about-us");
  const { hamburger, drawer, group } = drawerOf(page);
  await hamburger.click();
  const link = (name: string) => drawer.getByRole("link", { name, exact: true });
  const expectFoot = async () => {
    for (const name of ["Log in", "Contact Us"]) await expect(link(name)).toBeInViewport({ ratio: 1 });
  };
  await expectFoot();
  await expect(link("About Us")).toBeInViewport({ ratio: 1 });
  await group(expertiseMenu).row.click();
  await expectFoot();
  await drawer.locator(`a[href="${expertiseMenu.links.at(-1)}"]`).click({ trial: true });
  await link("About Us").click({ trial: true });
  await expectFoot();
});
