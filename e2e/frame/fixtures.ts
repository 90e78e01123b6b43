import { expertiseMenu as expertiseGroups, groupId, servicePath, services } from "@/content/menus";
import type { Page } from "../fixtures";

/** The bar's two menus. content/menus.test.ts compares them with the specification. */
export const menus = [
  {
    id: "menu-services",
    label: "Services",
    groups: services.map(({ name }) => `${servicePath}#${groupId(name)}`),
    links: services.flatMap(({ entries }) => entries.map(({ slug }) => `${servicePath}/${slug}`)),
  },
  {
    id: "menu-expertise",
    label: "Expertise",
    groups: expertiseGroups.map(({ path }) => path),
    links: expertiseGroups.flatMap(({ path, entries }) => entries.map(({ slug }) => `${path}/${slug}`)),
  },
] as const;

type Menu = (typeof menus)[number];
export const [servicesMenu, expertiseMenu] = menus;

export const PHONE = { width: 390, height: 844 };

/** The bar's button of a menu, and the panel that it opens. */
export const menuOf = (page: Page, { label, id }: Menu) => ({
  button: page.getByRole("banner").getByRole("button", { name: label, exact: true }),
  panel: page.locator(`#${id}`),
});

/** The hamburger and the drawer that it opens. */
export function drawerOf(page: Page) {
  const drawer = page.locator("#drawer");
  return {
    hamburger: page.getByRole("button", { name: "Open menu" }),
    drawer,
    close: drawer.getByRole("button", { name: "Close menu" }),
    /** The row that opens a group, and the group's list. */
    group: ({ label }: Pick<Menu, "label">) => {
      const box = drawer.getByRole("group").filter({ has: page.locator("summary", { hasText: label }) });
      return { row: box.locator("summary"), list: box.locator(".drawer-links") };
    },
  };
}

export const barOf = (page: Page) => page.locator("header");

export const mainNavigation = (page: Page) => page.getByRole("navigation", { name: "Main" });
