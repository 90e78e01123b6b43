import "server-only";
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { isDuplicate } from "@/lib/db/database";
import type { Schema, UserRow } from "@/lib/db/schema";
import type { Organization, RecordInput, Role, Talent } from "../contract";

const tables = { talent: "talents", organization: "organizations" } as const;
type Table = (typeof tables)[Role];

/** Profile records: one a person, as talent or as organization. */
export function createRecords(db: Kysely<Schema>, now: () => number = Date.now) {
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

    /** Whether it was created: not where the person has a record, of either kind. The account takes its kind. */
    async create(user: UserRow, role: Role, record: RecordInput): Promise<boolean> {
      const times = { created_at: now(), updated_at: now() };
      const row = { ...record, ...times, id: randomUUID(), user_id: user.id };
      try {
        return await db.transaction().execute(async (trx) => {
          // The account's row is what two requests of one person wait for.
          await trx.updateTable("users").set({ role }).where("id", "=", user.id).execute();
          const other: Table = role === "talent" ? "organizations" : "talents";
          const existing = await trx.selectFrom(other).select("id").where("user_id", "=", user.id).executeTakeFirst();
          if (existing) throw new RecordExistsError();
          if (role === "talent")
            await trx
              .insertInto("talents")
              .values({ ...row, email: user.username })
              .execute();
          else
            await trx
              .insertInto("organizations")
              .values({ ...row, added_by: user.username })
              .execute();
          return true;
        });
      } catch (error) {
        if (error instanceof RecordExistsError || isDuplicate(error)) return false;
        throw error;
      }
    },

    /** Whether there was a record to change. */
    async update(user: UserRow, role: Role, record: RecordInput): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable(tables[role])
        .set({ ...record, updated_at: now() })
        .where("user_id", "=", user.id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

/** Takes the transaction back. */
class RecordExistsError extends Error {}

export type Records = ReturnType<typeof createRecords>;
