import type { ReactNode } from "react";
import { usePagePath } from "@/lib/browser/use-page-path";

// The parts that the bar, its panels and the drawer share.

export interface MenuLink {
  href: string;
  label: string;
}

/** A menu of the bar, as panel and drawer show it. */
export interface Menu {
  id: string;
  label: string;
  columns: { name: string; href: string; links: MenuLink[] }[];
  /** The line above the columns. */
  lead: string;
  foot: string;
  /** The number of the pattern over the menu's first column, among those of all menus. */
  firstPattern: number;
}

/** Returns the paths of a menu's pages, and of the page that lists them. */
export const hrefsOf = ({ columns }: Menu) =>
  columns.flatMap(({ href, links }) => [href.replace(/#.*/, ""), ...links.map((link) => link.href)]);

/** Tells whether a popover is open. Browsers before Chromium 114 and Firefox 125 have none: the selector throws. */
export const isPopoverOpen = (box: HTMLElement | null) =>
  CSS.supports("selector(:popover-open)") && Boolean(box?.matches(":popover-open"));

interface NavLinkProps {
  href: string;
  className: string;
  children: ReactNode;
}

/** A link of the bar that knows whether its page is the one shown. */
export function NavLink({ href, ...props }: NavLinkProps) {
  const isCurrent = usePagePath() === href;
  return <a href={href} aria-current={isCurrent ? "page" : undefined} {...props} />;
}
