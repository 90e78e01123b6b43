import type { NextRequest } from "next/server";
import * as messages from "@/content/messages";
import { type CallContext, profiles, type RecordInput } from "@/lib/backend";
import { pageAfterLogin, toCallbackPath } from "@/lib/callback-url";
import { siteUrl } from "@/lib/env";
import { type FormPost, handleForm, type Refusal, respondDone, tooMany } from "@/lib/forms/handle";
import { contextOf, jsonResponse, redirectTo } from "@/lib/http";
import { countAttempt } from "@/lib/rate-limit";
import { profileForm } from "./forms";
import { toRefusal } from "./refusal";
import {
  isForOtherAccount,
  isSameUsername,
  ProtectedRequestError,
  publicUser,
  readSession,
  requireSession,
  respondExpired,
  type Session,
  sessionExpired,
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

/** Saves the profile record. */
export const POST = handleForm(profileForm, {
  limit: "profile",
  async submit(post) {
    const { form, request, values, isPlain } = post;
    const session = await readSession(request.cookies);
    const saved = session ? await saveProfile(post, session) : "expired";
    if (saved === "expired") return respondExpired(post);
    if ("refusal" in saved) return saved.refusal;
    // The first record leads on to the page that was asked for before.
    const next = isPlain ? toCallbackPath(values.callbackUrl, siteUrl) : undefined;
    const response = next
      ? redirectTo(next)
      : await respondDone(post, { message: form.texts.saved }, { result: publicUser(saved.session) });
    await updateSession(response, saved.session);
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
 * @returns the page after a login (lib/callback-url.ts), or undefined if the backend does not accept the new login
 * token.
 */
export async function findNextPage(session: Session, callbackPath: string | undefined, context: CallContext) {
  const lookup = await findProfile(session, context);
  if (lookup.kind === "expired") return undefined;
  return pageAfterLogin(lookup.kind === "found" && lookup.profile !== undefined, callbackPath);
}

/**
 * Creates or changes the session's record with the values of the profile form. The first record decides the role of the
 * account; after that the form's `kind` has no effect.
 * @returns the session with its role, a refusal, or "expired" if the backend does not accept the login token.
 */
async function saveProfile(
  { form, input: { kind, ...record }, values, context }: FormPost<typeof profileForm>,
  session: Session,
): Promise<{ session: Session } | { refusal: Refusal } | "expired"> {
  const lookup = await findProfile(session, context);
  if (lookup.kind === "expired") return "expired";
  if (isForOtherAccount(values, session)) return { refusal: { status: 409, message: messages.account.otherAccount } };
  const attempt = await countAttempt("profile", `account ${session.username}`);
  if (!attempt.isAllowed) return { refusal: tooMany(attempt) };
  if (lookup.kind === "unavailable") return { refusal: toRefusal({ ok: false, reason: "unavailable" }, form.texts) };

  const role = lookup.profile ? session.role : kind;
  const save = lookup.profile ? profiles.update : profiles.create;
  const saved = await save(session, role, record, context);
  // The record in the response is not used, so it may be malformed.
  if (saved.ok || saved.reason === "unusable") return { session: { ...session, role } };
  if (saved.reason === "unauthorized") return "expired";
  if (saved.reason === "missing") return { refusal: { status: 501, message: messages.account.noRecords } };
  // Another device made a profile of the other kind: the role of this session finds no record.
  if (saved.reason === "refused" && saved.status === 409 && !lookup.profile)
    return { refusal: { status: 409, message: messages.backend.recordExists } };
  return { refusal: toRefusal(saved, form.texts) };
}
