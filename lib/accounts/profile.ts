import type { NextRequest } from "next/server";
import * as messages from "@/content/messages";
import { backend, type CallContext, ProtectedRequestError, type RecordInput, type Role } from "@/lib/backend";
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
  const isOrganization = session.role === "organization";
  const outcome = await backend(isOrganization ? "organizations" : "talents", { credentials: session }, context);
  if (outcome.kind === "unauthorized") return { kind: "expired" };
  if (outcome.kind !== "done") return { kind: "unavailable" };
  const record = outcome.result.find((one) =>
    isSameUsername(String("added_by" in one && isOrganization ? one.added_by : one.email), session.username),
  );
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
  if (lookup.kind === "unavailable") return { refusal: toRefusal(lookup, form.texts) };

  const role = lookup.profile ? session.role : kind;
  const outcome = await backend(saveCall(role, !lookup.profile), { credentials: session, body: record }, context);
  // The record in the response is not used, so it may be malformed.
  if (outcome.kind === "done" || outcome.kind === "unusable") return { session: { ...session, role } };
  if (outcome.kind === "unauthorized") return "expired";
  if (outcome.kind === "missing") return { refusal: { status: 501, message: messages.account.noRecords } };
  // Another device made a profile of the other kind: the role of this session finds no record.
  if (outcome.kind === "refused" && outcome.status === 409 && !lookup.profile)
    return { refusal: { status: 409, message: messages.backend.recordExists } };
  return { refusal: toRefusal(outcome, form.texts) };
}

function saveCall(role: Role, isNew: boolean) {
  if (role === "organization") return isNew ? "createOrganization" : "updateOrganization";
  return isNew ? "createTalent" : "updateTalent";
}
