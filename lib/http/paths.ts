// Several parts of the site treat these paths specially. All others derive from content/menus.ts
// and content/pages.ts.

/** Paths of route handlers for scripts and forms. They are not pages: there is nothing to index or to return to. */
export const handlerPaths = ["/api", "/user", "/enquiries"] as const;

export const logOutPath = "/user/logout";

/** Pages whose URL holds a token, which is neither stored nor passed on. */
export const tokenPages = ["/reset-password"] as const;

/** Pages that show who is logged in. */
export const personalPages = ["/my-profile", "/forgot-password"] as const;

/** Pages that a visitor who is logged in has no use for. */
export const loginPages = ["/login", "/register"] as const;

/** Tells whether a path is one of these, or below one of them. */
export const isBelow = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));
