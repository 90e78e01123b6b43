import "server-only";
import { siteUrl } from "@/lib/env";
import type { Asked } from "./asked";

const { protocol } = new URL(siteUrl);

const originOf = (url: string) => {
  try {
    return new URL(url).origin;
  } catch {
    return undefined;
  }
};

/**
 * Whether a post comes from a page of this site. Browsers say where a post comes from (`Origin`, or an older
 * one its `Referer`), and a page of another site cannot change that. What says nothing is no browser, and has
 * nobody's cookies.
 */
export function isSameOrigin({ headers }: Pick<Asked, "headers">): boolean {
  const site = headers.get("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") return false;
  const source = headers.get("origin") ?? headers.get("referer");
  if (source === null) return true;
  // So it is where a person has told the browser to name no page that they come from.
  if (source === "null" && site === "same-origin") return true;
  const origin = originOf(source);
  return origin !== undefined && (origin === siteUrl || origin === `${protocol}//${headers.get("host")}`);
}
