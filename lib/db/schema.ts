/** A user. Times are milliseconds since 1970, UTC; identifiers are UUIDs. */
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

/** A login token, of which only the hash is stored (SHA-256, base64url). */
interface LoginTokenRow {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
}

/** A link to choose a new password, for one use. Its token is hashed like a login token. */
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

/** A mail that waits to be sent (lib/mail/outbox.ts). Deleted when it is delivered. */
export interface OutboxRow {
  id: string;
  /**
   * The mail's subject: an enquiry (to the company), an acknowledgement (to the sender), or a link to choose a new
   * password.
   */
  kind: "enquiry" | "acknowledgement" | "password-reset";
  enquiry_id: string | null;
  /**
   * The address that a link was asked for, whether it has an account or not. The token is made when the mail is
   * composed.
   */
  username: string | null;
  queued_at: number;
  attempts: number;
  next_attempt_at: number;
  /** The time until which an instance claims the mail, to send it. */
  claimed_until: number;
  last_error: string;
}

/** The columns of the contact form's fields (lib/enquiries/fields.ts). */
export interface EnquiryColumns {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

/** The kinds of enquiries, one a form. */
export const enquiryKinds = ["contact", "subscribe"] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** An enquiry of a visitor. Fields that its kind does not have are empty. */
export interface EnquiryRow extends EnquiryColumns {
  id: string;
  kind: EnquiryKind;
  /** The attribution as JSON (lib/enquiries/attribution.ts). */
  source: string;
  /** The spam signals, separated by spaces; empty if there are none. */
  suspect: string;
  created_at: number;
  /** The time at which the mail about the enquiry was delivered; null while it waits. */
  delivered_at: number | null;
}

/** An idempotency key: a second post with the same key is the same enquiry until the key expires. */
interface EnquiryKeyRow {
  key: string;
  enquiry_id: string;
  expires_at: number;
}

/** The one row about the notice of enquiries that wait without a mail (lib/enquiries/waiting.ts). */
interface EnquiryNoticeRow {
  id: number;
  /** The number of enquiries that no notice has counted. */
  unannounced: number;
  /** The time before which no notice is sent. */
  next_at: number;
}

/** The one row that the readiness check writes. */
interface HeartbeatRow {
  id: number;
  at: number;
}

export interface Schema {
  users: UserRow;
  login_tokens: LoginTokenRow;
  password_resets: PasswordResetRow;
  talents: TalentRow;
  organizations: OrganizationRow;
  enquiries: EnquiryRow;
  enquiry_keys: EnquiryKeyRow;
  outbox: OutboxRow;
  enquiry_notice: EnquiryNoticeRow;
  heartbeat: HeartbeatRow;
}
