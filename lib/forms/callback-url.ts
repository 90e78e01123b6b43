/** Pages that would redirect again, and routes that are no pages. */
const NO_DESTINATION = /^\/(login|register|user|api)(\/|$)/;

/**
 * Where a login may redirect to: a page of our own origin.
 * @param value the `callbackUrl` parameter, absolute or not; untrusted.
 * @returns path, query and fragment, or undefined.
 */
export function toCallbackPath(value: unknown, origin: string): string | undefined {
  if (typeof value !== "string" || value.length > 2000) return undefined;
  try {
    const url = new URL(value, origin);
    // A blob: URL of ours has our origin, too, but no path.
    if (url.protocol === "blob:" || url.origin !== new URL(origin).origin || NO_DESTINATION.test(url.pathname))
      return undefined;
    // next-auth keeps it in a cookie that Next decodes twice, which throws at a lone "%".
    decodeURIComponent(url.href);
    // "//host" is a path to the parser behind our origin, but another site as a relative URL.
    return url.pathname.startsWith("//") ? undefined : url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}
