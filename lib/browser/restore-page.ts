/**
 * Restores what was typed, chosen, opened and focused if React renders the page anew, which also drops the attributes
 * of <html>. React does so where an extension, a translator or a proxy has changed the page before hydration. The
 * removed nodes still know their state. React reports this to Next alone.
 */
import { announceRerender } from "./page-state";

const root = document.documentElement;

/** The elements that a visitor changes or focuses. */
const PARTS = "[id]:is(input,textarea),[type=radio],[type=checkbox],details,summary,a,button,[popover]";
type Part = HTMLInputElement & HTMLDetailsElement & HTMLAnchorElement;

// Browsers without popovers throw at the selector.
const canFindOpen = CSS.supports("selector(:popover-open)");
const findOpen = () => (canFindOpen ? document.querySelector(":popover-open") : null);

let shown = findOpen();
let focused = document.activeElement;

const isSame = (a: Part, b: Part) =>
  a.tagName === b.tagName && a.id === b.id && a.type === b.type && a.pathname === b.pathname;

function restorePart(from: Part, to: Part) {
  if (from.type === "radio" || from.type === "checkbox") to.checked = from.checked;
  else if ("defaultValue" in from) to.value = from.value;
  if (from.tagName === "DETAILS") to.open = from.open;
  if (from === shown) to.showPopover();
}

function restore(records: MutationRecord[]) {
  const removed = records.flatMap(({ removedNodes }) => [...removedNodes]).filter((node) => node instanceof Element);
  if (!removed.some((node) => node.querySelector("main") || node.localName === "main")) return;
  for (const { attributeName: name, oldValue } of records) {
    if (name && oldValue !== null && !root.hasAttribute(name)) root.setAttribute(name, oldValue);
  }
  // Opening a popover moves the focus.
  const before = focused;
  let after: Part | undefined;
  const parts = [...document.querySelectorAll<Part>(PARTS)];
  for (const from of removed.flatMap((node) => [...node.querySelectorAll<Part>(PARTS)])) {
    const to = parts.find((part) => isSame(from, part));
    if (!to) continue;
    // Elements that are alike pair up in the order of the page.
    parts.splice(parts.indexOf(to), 1);
    restorePart(from, to);
    if (from === before) after = to;
  }
  after?.focus({ preventScroll: true });
  // Lets early-script complete the new nodes.
  announceRerender();
}

const noteShown = () => {
  shown = findOpen();
};
addEventListener("toggle", noteShown, true);
addEventListener("focusin", ({ target }) => {
  focused = target as Element;
});
const observer = new MutationObserver(restore);
observer.observe(root, { attributes: true, attributeOldValue: true, childList: true });
observer.observe(document.body, { childList: true });
