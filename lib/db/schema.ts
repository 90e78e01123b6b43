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

/** A mail that waits to be sent (lib/mail/outbox.ts). Deleted when it is delivered. */
export interface OutboxRow {
  id: string;
  /** To the company about an enquiry or several, to the person who wrote, or a link to choose a new password. */
  kind: "enquiry" | "enquiry-summary" | "acknowledgement" | "password-reset";
  enquiry_id: string | null;
  /** The address that a link was asked for, of an account or not. The token is made when the mail is composed. */
  username: string | null;
  queued_at: number;
  attempts: number;
  next_attempt_at: number;
  /** Until then the mail is claimed by the instance that is sending it. */
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

/** What a visitor sent. Fields that a kind does not have are empty. */
export interface EnquiryRow extends EnquiryColumns {
  id: string;
  kind: "contact" | "subscribe";
  /** JSON: where the visit came from (lib/enquiries/attribution.ts). */
  source: string;
  /** Spam signals, separated by spaces; empty if there are none. */
  suspect: string;
  created_at: number;
  /** When the person unsubscribed; null while they are signed up. */
  unsubscribed_at: number | null;
  /** When a person who signed up again had unsubscribed. */
  previously_unsubscribed_at: number | null;
  /** When the mail about it was delivered; null while that waits. */
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

export interface Schema {
  users: UserRow;
  login_tokens: LoginTokenRow;
  password_resets: PasswordResetRow;
  talents: TalentRow;
  organizations: OrganizationRow;
  enquiries: EnquiryRow;
  enquiry_keys: EnquiryKeyRow;
  outbox: OutboxRow;
  heartbeat: HeartbeatRow;
}
