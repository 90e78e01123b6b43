import { type NextRequest, NextResponse } from "next/server";
import { messages } from "@/content/messages";
import { getDatabase } from "@/lib/db";
import { readUnsubscribeToken, unsubscribe } from "@/lib/enquiries/unsubscribe";
import { redirectTo } from "@/lib/http/form-answer";
import { readPost } from "@/lib/http/read-post";
import { contextOf } from "@/lib/http/requests";
import { causeOf, log } from "@/lib/log";

interface Context {
  params: Promise<{ token: string }>;
}

const UNAVAILABLE = { "content-type": "text/plain; charset=utf-8", "retry-after": "60", "cache-control": "no-store" };

/** A mail program's one click (RFC 8058), or the button of the page below. */
export async function POST(request: NextRequest, { params }: Context) {
  const { token } = await params;
  const id = readUnsubscribeToken(token);
  if (!id) return redirectTo(`/unsubscribe/${encodeURIComponent(token)}/ask`);
  const { isForm, values } = await readPost(request);
  try {
    await unsubscribe((await getDatabase()).db, id);
  } catch (error) {
    log.error({ event: "unsubscribe", outcome: "failed", requestId: contextOf(request).requestId, ...causeOf(error) });
    return new NextResponse(messages.account.failed, { status: 503, headers: UNAVAILABLE });
  }
  // A mail program may send its click in any encoding, and follows no redirect.
  const isButton = isForm && values && !("List-Unsubscribe" in values);
  return isButton ? redirectTo(`/unsubscribe/${token}/done`) : new NextResponse(null, { status: 204 });
}

/** Opening the address does nothing yet: mail scanners open every link. */
export async function GET(_: NextRequest, { params }: Context) {
  const { token } = await params;
  return redirectTo(`/unsubscribe/${encodeURIComponent(token)}/ask`);
}
