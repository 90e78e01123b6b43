/**
 * The attributes of <html> by which the inline script (early-script/), React, stylesheets and browser tests share the
 * state of the page. React drops them where it renders a page from scratch; restore-page.ts puts them back.
 */
export interface PageState {
  /** Scripts run. Written by the inline script; read by stylesheets. */
  js?: "";
  /**
   * The bar is at the top of the page, or over its hero; unset below that. Written by the inline script (bar.ts); read
   * by stylesheets.
   */
  bar?: "top" | "hero";
  /**
   * The username of the session. Written by the inline script (user.ts) and `forgetUser`; read by stylesheets, and by
   * forms after a log-in.
   */
  user?: string;
  /** React has started. Written by SiteFrame; read by stylesheets and tests. */
  ready?: "";
  /** The reason why a script could not be loaded. Written by script-failures.ts; read by the error page. */
  chunkFailed?: "missing" | "timeout" | "error";
  /** The type of the pointer over the page. Written by the inline script (menus.ts); read by the menus. */
  pointer?: string;
}

export const pageState = () => document.documentElement.dataset as PageState;

/** Sets or removes an attribute that has no value. */
export function markPage(name: "js" | "ready", isSet = true) {
  if (isSet) pageState()[name] = "";
  else delete pageState()[name];
}

const RERENDER = "rerender";

/** Tells the inline script that React has rendered the page again. */
export const announceRerender = () => dispatchEvent(new Event(RERENDER));
export const onRerender = (listener: () => void) => addEventListener(RERENDER, listener);
