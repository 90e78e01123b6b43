import { isShown } from "./figure-moves";

/** The delay lets screen readers first say the control that has changed. */
const DELAY_MS = 150;
const SPOKEN_MS = 2000;

let status: Element | null | undefined;
let timer: number | undefined;

/** The sentence of the chosen state; innerText leaves the others out. A stylesheet counts the total of a team. */
function sentenceOf(figure: Element) {
  const sentence = [...figure.querySelectorAll<HTMLElement>("[data-says]")].find(isShown);
  // biome-ignore lint/performance/useDomNodeTextContent: textContent has all states, innerText the one that is visible.
  const text = (sentence?.dataset.says || sentence?.innerText || "").trim();
  const roles = [...figure.querySelectorAll<HTMLElement>("[data-people]:checked")];
  return roles.length ? `${text} ${roles.reduce((sum, { dataset }) => sum + Number(dataset.people), 0)}` : text;
}

/**
 * Announces the result of a choice by the empty status of its figure (components/figures/parts/figure.tsx). The
 * inline script has no part in it: text that stands there before React starts would be a hydration mismatch.
 */
addEventListener("change", ({ target }) => {
  const input = target as Element;
  const figure = input.matches("[type=radio],[type=checkbox]") && input.closest("[data-figure]");
  if (!figure) return;
  clearTimeout(timer);
  // The status may be that of another figure.
  status?.replaceChildren();
  status = figure.querySelector("[data-figure-status]");
  timer = window.setTimeout(() => {
    status?.replaceChildren(sentenceOf(figure));
    timer = window.setTimeout(() => status?.replaceChildren(), SPOKEN_MS);
  }, DELAY_MS);
});

/** Escape brings the card of a list back to its first state (components/pages/section-page.tsx). */
addEventListener("keydown", ({ key, target }) => {
  if (key !== "Escape") return;
  const first = (target as Element).closest(".page-card")?.querySelector<HTMLInputElement>("[data-choose]");
  if (!first || first.checked) return;
  first.focus();
  first.click();
});
