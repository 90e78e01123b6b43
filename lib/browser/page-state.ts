/**
 * Attributes of <html>, by which the inline script (early-script/), React, stylesheets and browser tests tell each other what state the page is in.
 * React drops them where it renders a page from scratch; restore-page.ts puts them back.
 */
export interface PageState {
  /** There is script. Written by the inline script; read by stylesheets. */
  js?: "";
  /** The page is scrolled to its top. Written by the inline script (bar.ts); read by stylesheets. */
  atTop?: "";
  /** Who is signed in. Written by the inline script (user.ts) and `forgetUser`; read by stylesheets, and by forms after a log-in. */
  user?: string;
  /** React has started. Written by SiteFrame; read by stylesheets and tests. */
  ready?: "";
  /** Why a script could not be loaded. Written by script-failures.ts; read by the error page. */
  chunkFailed?: "missing" | "timeout" | "error";
  /** What points at the page. Written by the inline script (menus.ts); read by the menus. */
  pointer?: string;
}

export const pageState = () => document.documentElement.dataset as PageState;

/** Sets or removes an attribute that has no value. */
export function markPage(name: "js" | "atTop" | "ready", isSet = true) {
  if (isSet) pageState()[name] = "";
  else delete pageState()[name];
}

const RERENDER = "rerender";

/** Tells the inline script that React has rendered the page again. */
export const announceRerender = () => dispatchEvent(new Event(RERENDER));
export const onRerender = (listener: (event: Event) => void) => addEventListener(RERENDER, listener);
