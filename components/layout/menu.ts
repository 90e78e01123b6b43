export interface MenuLink {
  href: string;
  label: string;
}

/** One of the bar's two menus, as the panel and the drawer both show it. */
export interface Menu {
  id: string;
  label: string;
  columns: { name: string; href: string; links: MenuLink[] }[];
  foot: string;
  /** The number of the pattern over its first column, among those of all menus. */
  firstPattern: number;
}

/** The paths of a menu's pages, and of the page that lists them. */
export const hrefsOf = ({ columns }: Menu) =>
  columns.flatMap(({ href, links }) => [href.replace(/#.*/, ""), ...links.map((link) => link.href)]);

/** False, too, in browsers without popovers (Chromium before 114, Firefox before 125), where the selector throws. */
export const isPopoverOpen = (box: HTMLElement | null) =>
  CSS.supports("selector(:popover-open)") && Boolean(box?.matches(":popover-open"));
