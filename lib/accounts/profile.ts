import type { NextRequest } from "next/server";
import * as messages from "@/content/messages";
import { type CallContext, profiles, type RecordInput } from "@/lib/backend";
import { handleForm, respondDone, tooMany } from "@/lib/forms/handle";
import { contextOf, jsonResponse, redirectTo } from "@/lib/http";
import { pageAfterLogin, toCallbackPath } from "@/lib/http/callback-url";
import { countAttempt } from "@/lib/rate-limit";
import { siteUrl } from "@/lib/settings/env";
import { profileForm } from "./forms";
import { toRefusal } from "./refusal";
import {
  isSameUsername,
  ProtectedRequestError,
  publicUser,
  requireSession,
  respondExpired,
  type Session,
  sessionExpired,
  sessionOfPost,
  updateSession,
} from "./session";

/** Responds with the username of the session, and its profile record or null. */
export async function GET(request: NextRequest): Promise<Response> {
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

/**
 * Creates or changes the session's record. The first record decides the role of the account; after that the form's
 * `kind` has no effect.
 */
export const POST = handleForm(profileForm, {
  limit: "profile",
  session: sessionOfPost,
  async submit(post) {
    const { form, session, input, values, isPlain, context } = post;
    const { kind, ...record } = input;
    const lookup = await findProfile(session, context);
    if (lookup.kind === "expired") return respondExpired(post);
    const attempt = await countAttempt("profile", `account ${session.username}`);
    if (!attempt.isAllowed) return tooMany(attempt);
    if (lookup.kind === "unavailable") return toRefusal({ ok: false, reason: "unavailable" }, form.texts);

    const role = lookup.profile ? session.role : kind;
    const save = lookup.profile ? profiles.update : profiles.create;
    const saved = await save(session, role, record, context);
    // The record in the response is not used, so it may be malformed.
    if (!saved.ok && saved.reason !== "unusable") {
      if (saved.reason === "unauthorized") return respondExpired(post);
      if (saved.reason === "missing") return { status: 501, message: messages.account.noRecords };
      // Another device made a profile of the other kind: the role of this session finds no record.
      const isSecond = saved.reason === "refused" && saved.status === 409 && !lookup.profile;
      return isSecond ? { status: 409, message: messages.backend.recordExists } : toRefusal(saved, form.texts);
    }
    // After the first record a plain form goes to the page that was asked for before.
    const next = isPlain ? toCallbackPath(values.callbackUrl, siteUrl) : undefined;
    const changed = { ...session, role };
    const response = next
      ? redirectTo(next)
      : await respondDone(post, { message: form.texts.saved }, { result: publicUser(changed) });
    await updateSession(response, changed);
    return response;
  },
});

type ProfileLookup =
  | { kind: "found"; profile: RecordInput | undefined }
  /** The login token has expired or been revoked. */
  | { kind: "expired" }
  | { kind: "unavailable" };

/** Finds the session's record in its role's list: talents by `email`, organizations by `added_by` (spec, section 3). */
export async function findProfile(session: Session, context: CallContext): Promise<ProfileLookup> {
  const found = await profiles.list(session, session.role, context);
  if (!found.ok) return { kind: found.reason === "unauthorized" ? "expired" : "unavailable" };
  const owner = session.role === "organization" ? "added_by" : "email";
  const record = found.value.find((one) => isSameUsername(String(one[owner]), session.username));
  if (!record) return { kind: "found", profile: undefined };
  const { name = "", phone = "", about = "" } = record;
  return { kind: "found", profile: { name, phone, about } };
}

/**
 * Looks the profile up.
 * @returns the page after a login (lib/http/callback-url.ts), or undefined if the backend does not accept the new login
 * token.
 */
export async function findNextPage(session: Session, callbackPath: string | undefined, context: CallContext) {
  const lookup = await findProfile(session, context);
  if (lookup.kind === "expired") return undefined;
  return pageAfterLogin(lookup.kind === "found" && lookup.profile !== undefined, callbackPath);
}
