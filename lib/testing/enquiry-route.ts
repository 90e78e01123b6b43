import { NextRequest } from "next/server";
import { internalHeaders } from "@/lib/http/internal-headers";
import type { TestDatabase } from "./databases";

/** A request header that sets the client's address. */
export const from = (address: string) => ({ [internalHeaders.clientIp]: address });

/**
 * Opens the routes of a site that has its own database and mails nothing. Each test file opens them once: their modules
 * take a second to load.
 */
export async function openEnquiryRoute(create: () => Promise<TestDatabase>) {
  const database = await create();
  process.env.DATABASE_URL = database.url;
  const { log } = await import("@/lib/log");
  log.level = "silent";
  const { postContact, postSubscribe } = await import("@/lib/enquiries/submit-enquiry");
  const { getDatabase } = await import("@/lib/db");
  const { createFillToken } = await import("@/lib/enquiries/spam");
  const { db, close } = await getDatabase();

  let visitors = 0;
  const send = (body: BodyInit | null, headers: Record<string, string>, post = postContact) =>
    post(
      new NextRequest("http://localhost:3000/enquiries", {
        method: "POST",
        body,
        headers: { ...from(`203.0.113.${visitors}`), ...headers },
      }),
    );
  return {
    db,
    createFillToken,
    postJson: (values: unknown, headers: Record<string, string> = {}) =>
      send(JSON.stringify(values), { "content-type": "application/json", ...headers }),
    signUp: (values: object) => send(JSON.stringify(values), { "content-type": "application/json" }, postSubscribe),
    postForm: (values: Record<string, string>, headers: Record<string, string> = {}) =>
      send(new URLSearchParams(values).toString(), { "content-type": "application/x-www-form-urlencoded", ...headers }),
    /** Forgets all enquiries. Posts without an address come from another one than before. */
    reset: async () => {
      visitors++;
      for (const table of ["outbox", "enquiry_keys", "enquiries"] as const) await db.deleteFrom(table).execute();
    },
    rows: () => db.selectFrom("enquiries").selectAll().orderBy("created_at").execute(),
    close: async () => {
      await close();
      await database.remove();
    },
  };
}

export type EnquiryRoute = Awaited<ReturnType<typeof openEnquiryRoute>>;
