import { handlerPaths, isBelow, loginPages } from "@/lib/http/paths";

/** Pages that would redirect again, and handlers. */
const NO_DESTINATION = [...loginPages, ...handlerPaths];

/**
 * Reduces a URL to a page of our own origin, to which a login may redirect.
 * @param value the `callbackUrl` parameter, absolute or not; untrusted.
 * @returns path, query and fragment, or undefined.
 */
export function toCallbackPath(value: unknown, origin: string): string | undefined {
  if (typeof value !== "string" || value.length > 2000) return undefined;
  try {
    const url = new URL(value, origin);
    // A blob: URL of ours has our origin, too, but no path.
    if (url.protocol === "blob:" || url.origin !== new URL(origin).origin || isBelow(url.pathname, NO_DESTINATION))
      return undefined;
    // next-auth keeps the URL in a cookie that Next decodes twice, which throws at a lone "%".
    decodeURIComponent(url.href);
    // "//host" is a path to the parser behind our origin, but another site as a relative URL.
    return url.pathname.startsWith("//") ? undefined : url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}

/**
 * Reads the page after a login from the query of the page in the browser. A browser keeps the fragment of a URL that
 * redirects, so that the fragment of the page that was asked for may be on this one.
 */
export function callbackOfPage(): string | undefined {
  const path = toCallbackPath(new URLSearchParams(location.search).get("callbackUrl") ?? undefined, location.origin);
  return path && !path.includes("#") ? path + location.hash : path;
}

/** Adds to a path of ours the page to which a login may redirect. */
export const withCallback = (path: string, callbackPath: string | undefined): string =>
  callbackPath ? `${path}?callbackUrl=${encodeURIComponent(callbackPath)}` : path;

const HOME = "/home";
const PROFILE = "/my-profile";

/**
 * The page after a login (specification, section 2: docs/decisions/025). An account with a profile gets the page that
 * was asked for, or home. Another account gets the page that creates its profile, and then the one that was asked for.
 */
export function pageAfterLogin(hasProfile: boolean, callbackPath: string | undefined): string {
  if (hasProfile) return callbackPath ?? HOME;
  const isProfile = callbackPath?.split(/[?#]/, 1)[0] === PROFILE;
  if (callbackPath && isProfile) return callbackPath;
  return withCallback(PROFILE, callbackPath === HOME ? undefined : callbackPath);
}
