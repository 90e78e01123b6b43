import { root } from "./root";

/** The bar is solid below this scroll position. */
const TOP_PX = 30;

const markTop = () => root.toggleAttribute("data-at-top", scrollY <= TOP_PX);
markTop();
addEventListener("scroll", markTop, { passive: true });
