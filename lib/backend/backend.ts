import { causeOf, log } from "@/lib/log";
import type { Extension } from "@/lib/settings/env";
import {
  type Call,
  type CallName,
  type Credentials,
  calls,
  type Organization,
  type RecordInput,
  type Role,
  type Talent,
  type User,
} from "./contract";

export interface CallContext {
  requestId: string;
  /** The time by which all calls of a visitor's request have to end, on the clock of `performance.now()`. */
  deadline?: number;
}

/** A function of the backend. Its last argument belongs to the visitor's request. */
type Ask<Args extends unknown[], T = unknown> = (...args: [...Args, context: CallContext]) => Promise<Result<T>>;
type Person = Record<"username" | "password", string>;
/** A new password, which is typed twice. */
type NewPassword = Record<"password" | "confirm_password", string>;
type WriteRecord = Ask<[user: Credentials, role: Role, record: RecordInput], Talent | Organization>;

/** What the site asks of a backend. `remote.ts` implements it over HTTP, `embedded/` in process. */
export interface Backend {
  accounts: {
    logIn: Ask<[person: Person], User>;
    register: Ask<[person: Person & NewPassword]>;
    logInWithGoogle: Ask<[idToken: string], User>;
    registerWithGoogle: Ask<[idToken: string], User>;
    linkGoogle: Ask<[user: Credentials, proof: { token: string; password: string }]>;
    logOut: Ask<[user: Credentials]>;
    logOutEverywhere: Ask<[user: Credentials]>;
    /** Mails a link to choose a new password. */
    requestReset: Ask<[username: string]>;
    /** Says whose link it is, and does not use it up. */
    checkReset: Ask<[token: string], { username: string }>;
    /** The result names the account, if the backend says it. */
    resetPassword: Ask<[reset: { token: string } & NewPassword], { username: string } | null | undefined>;
    changePassword: Ask<[user: Credentials, change: { current_password: string } & NewPassword]>;
  };
  profiles: {
    list: Ask<[user: Credentials, role: Role], (Talent | Organization)[]>;
    create: WriteRecord;
    update: WriteRecord;
  };
  readPublicData: Ask<[entity: string]>;
}

/**
 * The result of a call. `refused`: the backend rejected the request, with a message and perhaps those of fields;
 * `unauthorized`: the login token is invalid or expired; `missing`: the extension is not declared or not implemented;
 * `unusable`: success with an invalid value; `unavailable`: no response, a malformed one, or one that refuses the
 * site's API key.
 */
export type Result<T> = { ok: true; value: T } | Failure;
export type Failure = Rejection | { ok: false; reason: "unusable" | "unavailable" };
export interface Rejection {
  ok: false;
  reason: "refused" | "unauthorized" | "missing";
  /** The HTTP status of the backend's response; the embedded backend uses the same ones. */
  status: number;
  message?: string;
  errors?: Record<string, string>;
}

/** The failure of a call that a backend does not have. */
export const missing: Rejection = { ok: false, reason: "missing", status: 501 };

/**
 * Makes a call, unless its extension is not declared: it might change something in a backend. An exception is logged
 * with the request id, and makes the backend `unavailable`.
 */
export async function attemptCall<T>(
  name: CallName,
  { requestId }: CallContext,
  extensions: readonly Extension[],
  call: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const { extension }: Call = calls[name];
  if (extension && !extensions.includes(extension)) return missing;
  try {
    return await call();
  } catch (error) {
    log.warn({ event: "backend", call: name, requestId, outcome: "unavailable", ...causeOf(error) });
    return { ok: false, reason: "unavailable" };
  }
}
