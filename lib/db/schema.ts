import type { Insertable, Selectable } from "kysely";

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

export interface Schema {
  users: UserTable;
  login_tokens: LoginTokenTable;
  talents: TalentTable;
  organizations: OrganizationTable;
}

export type UserRow = Selectable<UserTable>;
export type NewUser = Insertable<UserTable>;
