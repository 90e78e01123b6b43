/** Pages that only lead on to others, and addresses that are no pages. */
const NO_PLACE_TO_GO = /^\/(login|register|user|api)(\/|$)/;

/**
 * Where a person may be sent after logging in: a page of our own origin.
 * @param value what the address says, absolute or not; anybody can write it.
 * @returns path, query and fragment, or undefined.
 */
export function toCallbackPath(value: unknown, origin: string): string | undefined {
  if (typeof value !== "string" || value.length > 2000) return undefined;
  try {
    const url = new URL(value, origin);
    // A blob: of ours has our origin, too, but no path.
    if (url.protocol === "blob:" || url.origin !== new URL(origin).origin || NO_PLACE_TO_GO.test(url.pathname))
      return undefined;
    // next-auth keeps it in a cookie that Next decodes twice, and throws where a "%" stands alone.
    decodeURIComponent(url.href);
    // "//host" is a path to the parser once it follows our origin, but another site to a browser.
    return url.pathname.startsWith("//") ? undefined : url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}
