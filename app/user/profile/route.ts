import type { NextRequest } from "next/server";
import { messages } from "@/content/messages";
import { endSessionOfPage, endSessionOfScript } from "@/lib/auth/ended-session";
import { findProfile } from "@/lib/auth/profile";
import { saveOwnProfile } from "@/lib/auth/save-own-profile";
import { openSession, publicUser, readSession, requireSession } from "@/lib/auth/session";
import { ProtectedRequestError } from "@/lib/backend/contract";
import { answerForm } from "@/lib/http/form-answer";
import { answerJson } from "@/lib/http/json";
import { contextOf } from "@/lib/http/requests";
import { takePost } from "@/lib/http/take-post";

const ended = new ProtectedRequestError("not-logged-in");

/** Who is logged in, and their profile record or null. */
export async function GET(request: NextRequest) {
  try {
    const session = await requireSession(request.cookies);
    const lookup = await findProfile(session, contextOf(request));
    if (lookup.kind === "ended") return endSessionOfScript(ended);
    return lookup.kind === "found"
      ? answerJson({ success: true, result: { ...publicUser(session), record: lookup.profile ?? null } })
      : answerJson({ success: false, result: messages.account.recordsUnavailable }, { status: 503 });
  } catch (error) {
    if (error instanceof ProtectedRequestError) return endSessionOfScript(error);
    throw error;
  }
}

export const POST = (request: NextRequest) =>
  takePost(request, "/my-profile", async (values, context, isForm) => {
    const session = await readSession(request.cookies);
    const saved = session ? await saveOwnProfile(values, session, context) : "ended";
    if (saved === "ended") return isForm ? endSessionOfPage() : endSessionOfScript(ended);
    if ("refusal" in saved) return saved;
    const response = isForm
      ? await answerForm("/my-profile", { message: messages.account.saved, isSuccess: true })
      : answerJson({ success: true, result: publicUser(saved.session) });
    await openSession(response, saved.session);
    return response;
  });
