import { pageState } from "../page-state";

// The back/forward cache would keep an open menu or drawer, and with it the lock of the page.
addEventListener("pagehide", () => {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) popover.hidePopover?.();
});

// What points at a menu when React starts may be a mouse or a finger (mega-menu.tsx).
addEventListener("pointerover", ({ pointerType }) => {
  pageState().pointer = pointerType;
});
