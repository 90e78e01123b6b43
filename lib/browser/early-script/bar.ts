import { pageState } from "../page-state";

/** The bar is solid below this scroll position. */
const TOP_PX = 30;

/** Says where the bar is: a solid one has the hero's ground until the hero's end has passed it. */
function markBar() {
  const state = pageState();
  if (scrollY <= TOP_PX) state.bar = "top";
  else if (bottomOf("[data-hero]") > bottomOf(".bar")) state.bar = "hero";
  else delete state.bar;
}

const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;

markBar();
addEventListener("scroll", markBar, { passive: true });
addEventListener("resize", markBar);
