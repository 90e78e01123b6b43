import { markPage } from "../page-state";

/** The bar is solid below this scroll position. */
const TOP_PX = 30;

const markTop = () => markPage("atTop", scrollY <= TOP_PX);
markTop();
addEventListener("scroll", markTop, { passive: true });
