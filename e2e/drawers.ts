import type { Page } from "./fixtures";

/** The hamburger and what it opens. */
export const drawerOf = (page: Page) => {
  const drawer = page.locator("#drawer");
  return {
    hamburger: page.getByRole("button", { name: "Open menu" }),
    drawer,
    close: drawer.getByRole("button", { name: "Close menu" }),
    /** The row that opens a group, and the group's list. */
    group: (name: string) => {
      const box = drawer.getByRole("group").filter({ has: page.locator("summary", { hasText: name }) });
      return { box, row: box.locator("summary"), list: box.getByRole("list") };
    },
  };
};
