// Paths that more than one part of the site treats in a way of its own. All others derive from content/menus.ts and content/pages.ts.

/** Route handlers for scripts and forms: no pages, nothing to index or to return to. */
export const handlerPaths = ["/api", "/user", "/enquiries"] as const;

export const logOutPath = "/user/logout";

/** Ends a sign-up for emails; the rest of the path is a token, which mail programs may encode. */
export const unsubscribePath = "/unsubscribe";

/** Pages whose URL holds a token: it is neither stored nor passed on. */
export const tokenPages = [unsubscribePath, "/reset-password"] as const;

/** Pages that show who is logged in. */
export const personalPages = ["/my-profile", "/forgot-password"] as const;

/** Pages that a visitor who is logged in has no use for. */
export const loginPages = ["/login", "/register"] as const;

/** Whether a path is one of these, or below one of them. */
export const isBelow = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));
