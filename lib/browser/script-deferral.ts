/**
 * This script stands inline in every static page in place of Next's own script elements. It loads them when the page is
 * loaded and idle, or at the visitor's first input, so that they do not compete with the first view for the line and
 * the processor. Without scripts, menus, forms, tabs and links are the browser's own. Only an input loads them with
 * Save-Data or on 2g.
 */
type Connected = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

const INPUTS = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];
const LISTENER = { capture: true, passive: true };
/** Safari has no requestIdleCallback. */
const IDLE_FALLBACK_MS = 200;

const sources = document.currentScript?.dataset.scripts?.split(" ") ?? [];

function start() {
  for (const input of INPUTS) removeEventListener(input, start, LISTENER);
  for (const src of sources.splice(0)) {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    // Tells early-script/ that the page needs this script.
    script.dataset.deferred = "";
    document.head.append(script);
  }
}

for (const input of INPUTS) addEventListener(input, start, LISTENER);
const { saveData, effectiveType } = (navigator as Connected).connection ?? {};
if (!saveData && !effectiveType?.endsWith("2g")) {
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start);
    else setTimeout(start, IDLE_FALLBACK_MS);
  });
}
