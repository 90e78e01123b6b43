import { Fragment, type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { Logo } from "@/components/ui/logo";
import { usePagePath } from "@/lib/browser/use-page-path";
import { hrefsOf, isPopoverOpen, type Menu, type MenuLink, NavLink } from "./menu";

const ID = "drawer";
/** The widths at which the bar shows its links itself. */
const WIDE = "(width >= 53.75em)";

interface DrawerProps {
  menus: Menu[];
  links: readonly MenuLink[];
  login: MenuLink;
  account: MenuLink;
  contact: MenuLink;
  profile: MenuLink;
  texts: { openDrawer: string; closeDrawer: string; drawerLabel: string };
}

/**
 * The menu of narrow screens: a dialog that is also a popover, so that the button opens it without a script; with one
 * it opens as a modal, which holds the focus. Browsers with neither popovers nor a script have the links in the footer.
 */
export function Drawer({ menus, links, login, account, contact, profile, texts }: DrawerProps) {
  const pathname = usePagePath();
  const dialog = useRef<HTMLDialogElement>(null);

  const close = useCallback(() => {
    dialog.current?.close();
    if (isPopoverOpen(dialog.current)) dialog.current?.hidePopover();
  }, []);
  // A drawer opened as a popover before hydration becomes modal, which traps the focus.
  useEffect(() => {
    if (!dialog.current || !isPopoverOpen(dialog.current)) return;
    const focused = document.activeElement;
    dialog.current.hidePopover();
    dialog.current.showModal();
    if (focused instanceof HTMLElement) focused.focus();
  }, []);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [close]);

  const open = (event: MouseEvent) => {
    if (isPopoverOpen(dialog.current)) return;
    event.preventDefault();
    dialog.current?.showModal();
    dialog.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  };
  const closeOnBackdrop = ({ target, clientX }: MouseEvent) => {
    if (target === dialog.current && clientX < dialog.current.getBoundingClientRect().left) close();
  };

  return (
    <>
      <button
        type="button"
        className="mr-[-12px] grid size-[44px] flex-none place-items-center nav:hidden not-in-data-js:not-supports-[selector(:popover-open)]:hidden"
        popoverTarget={ID}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="menu" className="size-6" />
        <span className="sr-only">{texts.openDrawer}</span>
      </button>
      <dialog
        ref={dialog}
        id={ID}
        popover="auto"
        aria-label={texts.drawerLabel}
        className="drawer on-light"
        onClick={closeOnBackdrop}
        onKeyDown={keepFocusInside}
      >
        <div className="border-ink-100 flex h-[70px] flex-none items-center justify-between border-b px-5">
          <Logo className="h-7 w-[146px]" />
          <button
            type="button"
            className="mr-[-12px] grid size-[44px] flex-none place-items-center"
            popoverTarget={ID}
            popoverTargetAction="hide"
            onClick={close}
          >
            <Icon name="x" className="size-6" />
            <span className="sr-only">{texts.closeDrawer}</span>
          </button>
        </div>
        <nav>
          {menus.map((menu) => (
            <DrawerGroup key={menu.id} menu={menu} pathname={pathname} />
          ))}
          {links.map(({ href, label }) => (
            <Fragment key={href}>
              <NavLink href={href} className="drawer-row">
                {label}
              </NavLink>{" "}
            </Fragment>
          ))}
        </nav>
        <div className="drawer-foot">
          <NavLink href={login.href} className="unless-user if-js">
            {login.label}
          </NavLink>{" "}
          <NavLink href={account.href} className="unless-user unless-js">
            {account.label}
          </NavLink>{" "}
          <NavLink href={contact.href} className="btn btn-ink unless-user">
            {contact.label}
          </NavLink>{" "}
          <NavLink href={profile.href} className="btn btn-ink if-user">
            {profile.label}
          </NavLink>
        </div>
      </dialog>
    </>
  );
}

interface DrawerGroupProps {
  menu: Menu;
  pathname: string;
}

/** The links of a menu under their groups. The shared name lets one menu be open at a time. */
function DrawerGroup({ menu, pathname }: DrawerGroupProps) {
  const isCurrent = hrefsOf(menu).includes(pathname);
  return (
    <details name={ID} open={isCurrent}>
      <summary className="drawer-row">{menu.label}</summary>
      <div className="drawer-links">
        {menu.columns.map(({ name, href: groupHref, links }) => (
          <div key={name}>
            <NavLink href={groupHref} className="drawer-group">
              {name}
            </NavLink>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <NavLink href={href} className="drawer-link">
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}

/** Moves the focus from the last stop to the first on Tab, and the reverse. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button, summary")].filter((stop) =>
    stop.checkVisibility(),
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
