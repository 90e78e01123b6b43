import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { menuPatterns } from "@/components/ui/art/menu-patterns";
import { Icon } from "@/components/ui/icon";
import { pageState } from "@/lib/browser/page-state";
import { usePagePath } from "@/lib/browser/use-page-path";
import { hrefsOf, isPopoverOpen, type Menu, type MenuLink, NavLink } from "./menu";

const OPEN_DELAY_MS = 120;
const CLOSE_DELAY_MS = 200;
/** A click this soon after a hover opened the panel means "open", not "close". */
const HOVER_GRACE_MS = 600;

interface MegaMenuProps {
  menu: Menu;
  contact: MenuLink;
}

/**
 * A menu of the bar. The panel is a native popover, so it opens by click, Enter and Space, and closes by Escape, before
 * and without this script; hover is added here.
 */
export function MegaMenu({ menu, contact }: MegaMenuProps) {
  const pathname = usePagePath();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHoverAt = useRef(0);
  /** The state of the panel, unset in the served page: the browser itself announces it without a script. */
  const [isOpen, setIsOpen] = useState<boolean>();
  const isCurrent = hrefsOf(menu).includes(pathname);

  // Browsers without popovers have neither method; the stylesheet shows the panel there.
  const open = () => panel.current?.showPopover?.({ source: button.current ?? undefined });
  const close = () => panel.current?.hidePopover?.();
  const later = (act: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  const openSoon = () =>
    later(() => {
      openedByHoverAt.current = Date.now();
      open();
    }, OPEN_DELAY_MS);
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    if (isOpen) clearTimeout(timer.current);
    else openSoon();
  };
  // A pointer on this button may be the input that started React.
  const begin = useEffectEvent(() => {
    if (!panel.current?.showPopover) return;
    setIsOpen((known) => known ?? false);
    const isPointedAt = pageState().pointer === "mouse" && button.current?.matches(":hover");
    if (isPointedAt && !isPopoverOpen(panel.current)) openSoon();
  });
  useEffect(() => begin(), []);
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse") later(close, CLOSE_DELAY_MS);
  };
  /** Focus that moves on to the page would be hidden behind the panel. */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the button and the panel inside it.
    <div className="bar-menu" onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className="bar-link"
        popoverTarget={menu.id}
        aria-expanded={isOpen}
        data-current={isCurrent || undefined}
        onClick={(event) => {
          clearTimeout(timer.current);
          // `isOpen` changes a task later than the popover.
          if (isPopoverOpen(panel.current) && Date.now() - openedByHoverAt.current < HOVER_GRACE_MS)
            event.preventDefault();
        }}
      >
        {menu.label}
        <Icon name="chevron-down" className="size-4" />
      </button>
      <div
        ref={panel}
        id={menu.id}
        popover="auto"
        className="mega on-light"
        onToggle={(event) => setIsOpen(event.newState === "open")}
      >
        <div className="mega-sheet">
          <p className="wrap pt-3 text-sm text-ink-600">{menu.lead}</p>
          <div className="wrap grid grid-cols-2 gap-x-4 gap-y-8 pt-3 pb-7 mega:grid-cols-4">
            {menu.columns.map(({ name, href: groupHref, links }, at) => (
              <div key={name}>
                <img
                  src={menuPatterns[menu.firstPattern + at]}
                  width={240}
                  height={48}
                  alt=""
                  loading="lazy"
                  className="mega-pattern mb-2 h-14 w-full object-cover"
                />
                {/* biome-ignore lint/a11y/useSemanticElements: menus stand outside the page's own outline of headings. */}
                <p role="heading" aria-level={2} className="mb-1 font-semibold">
                  <NavLink href={groupHref} className="flex min-h-11 items-center hover:underline">
                    {name}
                  </NavLink>
                </p>
                <ul>
                  {links.map(({ href, label }) => (
                    <li key={href}>
                      <NavLink href={href} className="mega-link arrow">
                        {label}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <div className="border-ink-200 bg-ink-50 border-t">
            <div className="wrap flex min-h-[68px] items-center justify-between gap-6 text-sm">
              <p className="text-ink-600">{menu.foot}</p>
              <NavLink href={contact.href} className="text-link arrow flex-none">
                <span className="underlined">{contact.label}</span>
              </NavLink>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
