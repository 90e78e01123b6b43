import type { NextRequest } from "next/server";
import * as messages from "@/content/messages";
import { respondExpired, sessionExpired } from "@/lib/auth/log-out";
import { findProfile, saveProfile } from "@/lib/auth/profile";
import { openSession, publicUser, readSession, requireSession } from "@/lib/auth/session";
import { ProtectedRequestError } from "@/lib/backend/contract";
import { siteUrl } from "@/lib/env";
import { toCallbackPath } from "@/lib/forms/callback-url";
import { acceptForm, handleForm } from "@/lib/http/form-handler";
import { contextOf } from "@/lib/http/request";
import { jsonResponse, redirectTo } from "@/lib/http/response";

/** Who is logged in, and their profile record or null. */
export async function GET(request: NextRequest) {
  try {
    const session = await requireSession(request.cookies);
    const lookup = await findProfile(session, contextOf(request));
    if (lookup.kind === "expired") return sessionExpired();
    return lookup.kind === "found"
      ? jsonResponse({ success: true, result: { ...publicUser(session), record: lookup.profile ?? null } })
      : jsonResponse({ success: false, result: messages.account.recordsUnavailable }, { status: 503 });
  } catch (error) {
    if (error instanceof ProtectedRequestError) return sessionExpired(error);
    throw error;
  }
}

export const POST = (request: NextRequest) =>
  handleForm(request, "profile", async (post) => {
    const session = await readSession(request.cookies);
    const saved = session ? await saveProfile(post, session) : "expired";
    if (saved === "expired") return respondExpired(post);
    if ("refusal" in saved) return saved.refusal;
    // A first record leads to where the visitor was going before it.
    const next = post.isForm ? toCallbackPath(post.values.callbackUrl, siteUrl) : undefined;
    const response = next ? redirectTo(next) : await acceptForm(post, {}, publicUser(saved.session));
    await openSession(response, saved.session);
    return response;
  });
