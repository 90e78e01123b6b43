import type { EnquiryValues } from "@/lib/forms/enquiry-fields";

/** Times are milliseconds since 1970, UTC; identifiers are UUIDs. */
export interface UserRow {
  id: string;
  /** The email address, trimmed and in lower case. */
  username: string;
  /** argon2id in PHC form; null for an account that only Google opens. */
  password_hash: string | null;
  google_sub: string | null;
  role: string;
  created_at: number;
}

/** Only the hash of a login token is stored (SHA-256, base64url). */
interface LoginTokenRow {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
}

/** Links to choose a new password, each for one use. Hashed like login tokens. */
interface PasswordResetRow {
  token_hash: string;
  user_id: string;
  expires_at: number;
}

interface RecordRow {
  id: string;
  user_id: string;
  name: string;
  phone: string;
  about: string;
  created_at: number;
  updated_at: number;
}

interface TalentRow extends RecordRow {
  email: string;
}

interface OrganizationRow extends RecordRow {
  added_by: string;
}

/** The state of a mail that waits to be sent (lib/mail/queue.ts). */
export interface QueuedRow {
  id: string;
  attempts: number;
  next_attempt_at: number;
  /** When it was queued: at once, or later, when staff asked for a resend. */
  queued_at: number;
  /** Until then the message is claimed by the instance that is sending it. */
  claimed_until: number;
  last_error: string;
}

/**
 * A request for a password reset link, with or without an account. Deleted when it is mailed. It holds no token: that is
 * made when the mail is composed.
 */
interface ResetMailRow extends QueuedRow {
  username: string;
  /** It is not mailed afterwards. */
  expires_at: number;
}

/** What a visitor sent, and the state of its delivery by mail. Fields that a kind does not have are empty. */
export interface EnquiryRow extends QueuedRow, EnquiryValues {
  kind: "contact" | "subscribe";
  /** JSON: where the visit came from (lib/enquiries/attribution.ts). */
  source: string;
  /** Spam signals, separated by spaces; empty if there are none. */
  suspect: string;
  created_at: number;
  unsubscribed_at: number | null;
  delivered_at: number | null;
}

/** Idempotency keys: a second post with the same key is the same enquiry until the key expires. */
interface EnquiryKeyRow {
  key: string;
  enquiry_id: string;
  expires_at: number;
}

/** One row, written by the readiness check. */
interface HeartbeatRow {
  id: number;
  at: number;
}

/** The mail to a person who wrote, with the enquiry's id. Deleted when it is mailed. */
type AcknowledgementRow = QueuedRow;

export interface Schema {
  users: UserRow;
  login_tokens: LoginTokenRow;
  password_resets: PasswordResetRow;
  reset_mails: ResetMailRow;
  talents: TalentRow;
  organizations: OrganizationRow;
  enquiries: EnquiryRow;
  enquiry_keys: EnquiryKeyRow;
  acknowledgements: AcknowledgementRow;
  heartbeat: HeartbeatRow;
}
