import type { NextRequest } from "next/server";
import * as messages from "@/content/messages";
import { getDatabase } from "@/lib/db";
import { readUnsubscribeToken, unsubscribe } from "@/lib/enquiries/unsubscribe";
import { contextOf, isSameOrigin, parsePost, redirectTo, rejectCrossSite } from "@/lib/http";
import { causeOf, log } from "@/lib/logger";

interface Context {
  params: Promise<{ token: string }>;
}

const UNAVAILABLE = { "content-type": "text/plain; charset=utf-8", "retry-after": "60", "cache-control": "no-store" };

/** Accepts the button of the `ask` page, whose referrer policy hides its origin, in browsers without Fetch Metadata. */
const hasHiddenOrigin = ({ headers }: NextRequest) =>
  headers.get("origin") === "null" && headers.get("sec-fetch-site") === null;

/**
 * Ends a sign-up for a mail program (RFC 8058), which sends no Origin, or for the button of the `ask` page. The signed
 * token authorizes both.
 */
export async function POST(request: NextRequest, { params }: Context) {
  if (!hasHiddenOrigin(request) && !isSameOrigin(request)) return rejectCrossSite(request);
  const { token } = await params;
  const id = readUnsubscribeToken(token);
  if (!id) return redirectTo(`/unsubscribe/${encodeURIComponent(token)}/ask`);
  const { isForm, values } = await parsePost(request);
  try {
    await unsubscribe((await getDatabase()).db, id);
  } catch (error) {
    log.error({ event: "unsubscribe", outcome: "failed", requestId: contextOf(request).requestId, ...causeOf(error) });
    return new Response(messages.account.failed, { status: 503, headers: UNAVAILABLE });
  }
  // Mail programs may use any encoding, and follow no redirect.
  const isButton = isForm && values && !("List-Unsubscribe" in values);
  return isButton ? redirectTo(`/unsubscribe/${token}/done`) : new Response(null, { status: 204 });
}

/** Opening the link only leads to the question, as mail scanners open every link. */
export async function GET(_: NextRequest, { params }: Context) {
  const { token } = await params;
  return redirectTo(`/unsubscribe/${encodeURIComponent(token)}/ask`);
}
