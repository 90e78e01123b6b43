import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema, UserRow } from "@/lib/db/schema";
import type { Organization, RecordInput, Role, Talent } from "../contract";

const tables = { talent: "talents", organization: "organizations" } as const;

/** Profile records: at most one per user, as talent or as organization. */
export function createRecords(db: Kysely<Schema>) {
  return {
    talents: (user: UserRow): Promise<Talent[]> =>
      db
        .selectFrom("talents")
        .select(["id", "email", "name", "phone", "about"])
        .where("user_id", "=", user.id)
        .execute(),

    organizations: (user: UserRow): Promise<Organization[]> =>
      db
        .selectFrom("organizations")
        .select(["id", "added_by", "name", "phone", "about"])
        .where("user_id", "=", user.id)
        .execute(),

    /**
     * Creates a record, and sets the account's role. The transaction has locked the account (`writeAs`), which
     * serializes concurrent requests of one user.
     * @returns false if the user has a record of either kind
     */
    async create(user: UserRow, role: Role, record: RecordInput): Promise<boolean> {
      const now = Date.now();
      const row = { ...record, id: randomUUID(), user_id: user.id, created_at: now, updated_at: now };
      for (const table of Object.values(tables))
        if (await db.selectFrom(table).select("id").where("user_id", "=", user.id).executeTakeFirst()) return false;
      await db.updateTable("users").set({ role }).where("id", "=", user.id).execute();
      const insert =
        role === "talent"
          ? db.insertInto("talents").values({ ...row, email: user.username })
          : db.insertInto("organizations").values({ ...row, added_by: user.username });
      await insert.execute();
      return true;
    },

    /** Updates a record. @returns whether there was one */
    async update(user: UserRow, role: Role, record: RecordInput): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable(tables[role])
        .set({ ...record, updated_at: Date.now() })
        .where("user_id", "=", user.id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
