const DURATION_MS = 240;

/** The movable shapes that each figure shows by its last choice. */
const lastShown = new WeakMap<Element, Element[]>();

const isInFirstState = (part: Element) => !part.closest('[data-state]:not([data-state~="1"])');
export const isShown = (part: Element) => getComputedStyle(part).visibility === "visible";
const nameOf = (part: Element) => part.getAttribute("data-move");

/**
 * Animates a shape from the place of the previous one with its name, or else from its own foot. Text keeps its size.
 */
function moveFrom(previous: Element | undefined, part: Element) {
  const to = part.getBoundingClientRect();
  const from = previous?.getBoundingClientRect() ?? new DOMRect(to.x, to.bottom, to.width, 0);
  const size = part.textContent ? [1, 1] : [from.width / (to.width || 1) || 1, from.height / (to.height || 1)];
  const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${size})`;
  part.animate([{ transform }, { transform: "none" }], { duration: DURATION_MS, easing: "cubic-bezier(.2,.7,.2,1)" });
}

/**
 * Moves the shapes of a choice (`move` in components/figures/parts/plot.tsx) from their old places. Each state of a
 * figure has shapes of its own, which figures.css shows without script.
 */
addEventListener("change", ({ target }) => {
  const figure = (target as Element).closest("[data-figure]");
  if (!figure || !matchMedia("(prefers-reduced-motion: no-preference)").matches) return;
  const parts = [...figure.querySelectorAll("[data-move]")];
  const before = lastShown.get(figure) ?? parts.filter(isInFirstState);
  const after = parts.filter(isShown);
  lastShown.set(figure, after);
  for (const part of after)
    if (!before.includes(part))
      moveFrom(
        before.find((other) => nameOf(other) === nameOf(part)),
        part,
      );
});
