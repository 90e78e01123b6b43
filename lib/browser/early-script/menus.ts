import { pageState } from "../page-state";

function closeMenus() {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) popover.hidePopover?.();
}

// A link may lead to another part of the same page, and the next page may take a while to arrive.
addEventListener("click", ({ target }) => {
  if ((target as Element).closest("a")) closeMenus();
});
// The back/forward cache would keep an open menu or drawer, and with it the lock of the page.
addEventListener("pagehide", closeMenus);

// Tells the menus whether a mouse or a finger points at them when React starts (mega-menu.tsx).
addEventListener("pointerover", ({ pointerType }) => {
  pageState().pointer = pointerType;
});
