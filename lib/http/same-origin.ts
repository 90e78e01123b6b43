import "server-only";
import { siteUrl } from "@/lib/env";

const hostOf = (url: string) => {
  try {
    return new URL(url).host;
  } catch {
    return undefined;
  }
};

/**
 * Whether a post comes from a page of this site. Browsers say where a post comes from (`Origin`, or an older
 * one its `Referer`), and a page of another site cannot change that. What says nothing is no browser, and has
 * nobody's cookies.
 */
export function isSameOrigin({ headers }: { headers: Headers }): boolean {
  if (["cross-site", "same-site"].includes(headers.get("sec-fetch-site") ?? "")) return false;
  const source = headers.get("origin") ?? headers.get("referer");
  if (source === null) return true;
  const host = hostOf(source);
  return host !== undefined && (host === hostOf(siteUrl) || host === headers.get("host"));
}
