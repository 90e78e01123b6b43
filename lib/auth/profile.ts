import "server-only";
import { backend } from "@/lib/backend";
import {
  type CallContext,
  normalizeUsername,
  type Organization,
  type RecordInput,
  type Role,
  type Talent,
} from "@/lib/backend/contract";
import type { Session } from "./session";

export const isSameAddress = (a: string, b: string) => normalizeUsername(a) === normalizeUsername(b);

/** A person's profile record as the site shows it, whichever list it comes from. */
export type Profile = RecordInput;

const toProfile = ({ name = "", phone = "", about = "" }: Talent | Organization): Profile => ({ name, phone, about });

export type ProfileLookup =
  /** `role` is whose list it was looked for in. */
  | { kind: "found"; profile: Profile | undefined; role: Role }
  /** The backend does not know the login token any more. */
  | { kind: "ended" }
  | { kind: "unavailable" };

/** Looks for a person's record, by role: among talents by `email`, among organizations by `added_by`. */
export async function findProfile(session: Session, context: CallContext): Promise<ProfileLookup> {
  const isOrganization = session.role === "organization";
  const outcome = await backend(isOrganization ? "organizations" : "talents", { credentials: session }, context);
  if (outcome.kind === "unauthorized") return { kind: "ended" };
  if (outcome.kind !== "done") return { kind: "unavailable" };
  const record = outcome.result.find((one) =>
    isSameAddress(String("added_by" in one && isOrganization ? one.added_by : one.email), session.username),
  );
  return { kind: "found", profile: record && toProfile(record), role: session.role };
}

/**
 * The same, and in the other list where there is none: another browser may have settled the kind of account since
 * this session was opened.
 */
export async function findOwnProfile(session: Session, context: CallContext): Promise<ProfileLookup> {
  const lookup = await findProfile(session, context);
  if (lookup.kind !== "found" || lookup.profile) return lookup;
  const role = session.role === "organization" ? "talent" : "organization";
  const other = await findProfile({ ...session, role }, context);
  // Not every backend shows a person the other kind's list.
  return other.kind === "found" && other.profile ? other : lookup;
}

export type ProfileSave =
  | { kind: "saved" }
  | { kind: "refused"; reason?: string }
  | { kind: "ended" }
  /** This backend cannot save records. */
  | { kind: "missing" }
  | { kind: "unavailable" };

/** Creates the record, or changes the one that is there. */
export async function saveProfile(
  session: Session,
  role: Role,
  { record, isNew }: { record: RecordInput; isNew: boolean },
  context: CallContext,
): Promise<ProfileSave> {
  const payload = { credentials: session, body: record };
  const calls = {
    talent: isNew ? "createTalent" : "updateTalent",
    organization: isNew ? "createOrganization" : "updateOrganization",
  } as const;
  const outcome = await backend(calls[role], payload, context);
  if (outcome.kind === "done") return { kind: "saved" };
  if (outcome.kind === "unauthorized") return { kind: "ended" };
  if (outcome.kind === "refused") return { kind: "refused", reason: outcome.reason };
  return { kind: outcome.kind === "missing" ? "missing" : "unavailable" };
}

/** After log-in: home, or where the person wanted to go, if they have a profile; else where they make one. */
export async function pageAfterLogin(session: Session, callbackPath: string | undefined, context: CallContext) {
  const lookup = await findProfile(session, context);
  return lookup.kind === "found" && lookup.profile ? (callbackPath ?? "/home") : "/my-profile";
}
