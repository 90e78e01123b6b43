import type { Page } from "./fixtures";
import type { specMenus } from "./spec-menus";

type Menu = (typeof specMenus)[number];

/** The bar's button of a menu, and the panel that it opens. */
export const menuOf = (page: Page, { label, id }: Pick<Menu, "label" | "id">) => ({
  button: page.getByRole("banner").getByRole("button", { name: label, exact: true }),
  panel: page.locator(`#${id}`),
});
