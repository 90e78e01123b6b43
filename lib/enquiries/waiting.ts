import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { waitingNotice as texts } from "@/content/mail";
import { inBatches } from "@/lib/db/in-batches";
import type { Schema } from "@/lib/db/schema";
import { CLAIM_MS, type NoticeComposer, queueMail } from "@/lib/mail";

// Enquiries beyond the limits of mails (lib/rate-limit/index.ts) are stored without a mail of their own. They wait
// until staff have them mailed, and a notice says how many there are.

/** The least time between two notices. */
const INTERVAL_MS = 60 * 60 * 1000;

/** Selects enquiries that were not delivered, and have no mail of their own. */
export function isWaiting(eb: ExpressionBuilder<Schema, "enquiries">) {
  const ownMail = eb
    .selectFrom("outbox")
    .select("outbox.id")
    .whereRef("outbox.enquiry_id", "=", "enquiries.id")
    .where("outbox.kind", "=", "enquiry");
  return eb.and([eb("delivered_at", "is", null), eb.not(eb.exists(ownMail))]);
}

/** Makes a notice due, in the transaction of an enquiry without a mail. */
export async function requestNotice(trx: Kysely<Schema>): Promise<void> {
  await trx
    .insertInto("enquiry_notice")
    .values({ id: 1, unannounced: 1, next_at: 0 })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((eb) => ({ unannounced: eb("enquiry_notice.unannounced", "+", 1) })),
    )
    .execute();
}

/** Claims the notice if it is due, and composes it. A failed notice is due again when the claim ends. */
export const waitingNotice: NoticeComposer = async (db, { to, from }, now = Date.now()) => {
  const claimed = await db
    .updateTable("enquiry_notice")
    .set({ next_at: now + CLAIM_MS })
    .where("unannounced", ">", 0)
    .where("next_at", "<=", now)
    .returning("unannounced")
    .executeTakeFirst();
  if (!claimed) return undefined;
  const { count, suspects } = await db
    .selectFrom("enquiries")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      sql<number>`count(case when suspect != '' then 1 end)`.as("suspects"),
    ])
    .where(isWaiting)
    .executeTakeFirstOrThrow();
  return {
    // All of them may have been resent or deleted.
    message: count
      ? { to, from, ...texts(count, suspects), disableFileAccess: true, disableUrlAccess: true }
      : undefined,
    onSent: () =>
      db
        .updateTable("enquiry_notice")
        // Enquiries that were stored meanwhile are for the next notice.
        .set((eb) => ({
          unannounced: eb("unannounced", "-", claimed.unannounced),
          next_at: count ? now + INTERVAL_MS : now,
        }))
        .execute(),
  };
};

/**
 * Queues the mails of enquiries that wait; each counts as delivered once its mail is sent.
 * @returns how many they are.
 */
export async function resendWaiting(db: Kysely<Schema>, { withoutSuspects }: { withoutSuspects: boolean }) {
  let last = "";
  return inBatches((limit) =>
    db.transaction().execute(async (trx) => {
      let next = trx.selectFrom("enquiries").select("id").where(isWaiting).where("id", ">", last);
      if (withoutSuspects) next = next.where("suspect", "=", "");
      const ids = await next.orderBy("id").limit(limit).execute();
      for (const { id } of ids) await queueMail(trx, { kind: "enquiry", enquiry_id: id });
      last = ids.at(-1)?.id ?? last;
      return ids.length;
    }),
  );
}
