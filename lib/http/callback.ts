import "server-only";
import { siteUrl } from "@/lib/env";
import { toCallbackPath } from "@/lib/forms/callback-url";
import type { Asked } from "./asked";

/** The `callbackUrl` of the page that a form was sent from: a form without script cannot send it itself. */
export function callbackOf(values: Record<string, unknown>, { headers }: Pick<Asked, "headers">): string | undefined {
  if (values.callbackUrl) return toCallbackPath(values.callbackUrl, siteUrl);
  const referer = headers.get("referer");
  if (!referer || !URL.canParse(referer)) return undefined;
  return toCallbackPath(new URL(referer).searchParams.get("callbackUrl") ?? undefined, siteUrl);
}
