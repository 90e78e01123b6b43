/** Screen readers first say the control that has changed. */
const DELAY_MS = 150;
const SPOKEN_MS = 2000;

let status: Element | null | undefined;
let timer: number | undefined;

const isShown = (part: Element) => getComputedStyle(part).visibility === "visible";

/** The sentence of the chosen state; innerText leaves the others out. The total of a team is a counter of its stylesheet. */
function sentenceOf(figure: Element) {
  const sentence = [...figure.querySelectorAll<HTMLElement>("[data-says]")].find(isShown);
  const text = (sentence?.dataset.says || sentence?.innerText || "").trim();
  const roles = [...figure.querySelectorAll<HTMLElement>("[data-people]:checked")];
  return roles.length ? `${text} ${roles.reduce((sum, { dataset }) => sum + Number(dataset.people), 0)}` : text;
}

/**
 * Announces what a choice changes, by the empty status of its figure (components/figures/parts/figure-status.tsx). It is no part of the
 * inline script: text that stands there before React starts would be a hydration mismatch.
 */
addEventListener("change", ({ target }) => {
  const input = target as Element;
  const figure = input.matches("[type=radio],[type=checkbox]") && input.closest("[data-figure]");
  if (!figure) return;
  clearTimeout(timer);
  // It may be that of another figure.
  status?.replaceChildren();
  status = figure.querySelector("[data-figure-status]");
  timer = window.setTimeout(() => {
    status?.replaceChildren(sentenceOf(figure));
    timer = window.setTimeout(() => status?.replaceChildren(), SPOKEN_MS);
  }, DELAY_MS);
});

export {};
