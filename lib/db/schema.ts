import type { Selectable } from "kysely";

/** Times are milliseconds since 1970, UTC; identifiers are UUIDs. */
export interface UserTable {
  id: string;
  /** The e-mail address, trimmed and in lower case. */
  username: string;
  /** argon2id in PHC form; null for an account that only Google opens. */
  password_hash: string | null;
  google_sub: string | null;
  role: string;
  created_at: number;
}

/** A login token is kept as its hash only (SHA-256, base64url). */
export interface LoginTokenTable {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
}

interface RecordTable {
  id: string;
  user_id: string;
  name: string;
  phone: string;
  about: string;
  created_at: number;
  updated_at: number;
}

export interface TalentTable extends RecordTable {
  email: string;
}

export interface OrganizationTable extends RecordTable {
  added_by: string;
}

/** What a visitor sent, and how far its delivery by mail has come. Fields that a kind does not have are empty. */
export interface EnquiryTable {
  id: string;
  kind: "contact" | "subscribe";
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  /** JSON: where the visit came from (lib/enquiries/source.ts). */
  source: string;
  /** Why it may be spam, separated by spaces; empty where nothing speaks for it. */
  suspect: string;
  created_at: number;
  unsubscribed_at: number | null;
  delivered_at: number | null;
  attempts: number;
  next_attempt_at: number;
  /** When it was to be mailed: as soon as it was kept, or later, when somebody asked for another copy. */
  queued_at: number;
  /** Until then the message is an instance's that is sending it. */
  claimed_until: number;
  last_error: string;
}

/** What makes a second post the same as the first, for as long as it does. */
export interface EnquiryKeyTable {
  key: string;
  enquiry_id: string;
  expires_at: number;
}

/** When an instance last wrote; one row. */
export interface HeartbeatTable {
  id: number;
  at: number;
}

/** How many page loads had a measured value in a bucket (lib/vitals/buckets.ts). Nothing in it tells visitors apart. */
export interface VitalsTable {
  /** Days since 1970, UTC. */
  day: number;
  page: string;
  /** A metric's name, or "visits", which have one bucket. */
  metric: string;
  device: string;
  connection: string;
  bucket: number;
  count: number;
}

export interface Schema {
  users: UserTable;
  login_tokens: LoginTokenTable;
  talents: TalentTable;
  organizations: OrganizationTable;
  enquiries: EnquiryTable;
  enquiry_keys: EnquiryKeyTable;
  heartbeat: HeartbeatTable;
  vitals: VitalsTable;
}

export type UserRow = Selectable<UserTable>;
export type VitalsRow = Selectable<VitalsTable>;
export type EnquiryRow = Selectable<EnquiryTable>;
