import { NextRequest, NextResponse } from "next/server";
import type { AnsweredPage } from "@/lib/http/form-answer";
import type { TestDatabase } from "./databases";

/** Settings of the site that a test loads. Nothing is mailed. */
const SETTINGS = { SITE_URL: "http://localhost:3000", NEXTAUTH_SECRET: "a secret of more than thirty-two characters" };

/** The site's modules as a process with these settings loads them, over a database of the test's own. */
export async function openEnquiryRoute(create: () => Promise<TestDatabase>) {
  const database = await create();
  jest.resetModules();
  Object.assign(process.env, SETTINGS, { DATABASE_URL: database.url });
  const { log } = await import("@/lib/log");
  log.level = "silent";
  const { POST } = await import("@/app/enquiries/route");
  const { getDatabase } = await import("@/lib/db");
  const { makeFillToken } = await import("@/lib/enquiries/fill-time");
  const { readFormAnswer } = await import("@/lib/http/form-answer");
  const { db, close } = await getDatabase();

  const send = (body: BodyInit | null, headers: Record<string, string>) =>
    POST(new NextRequest("http://localhost:3000/enquiries", { method: "POST", body, headers }));
  return {
    db,
    makeFillToken,
    /** What the page that a form was led back to says. */
    readAnswer: (page: AnsweredPage, answer: Response) =>
      readFormAnswer(page, new NextResponse(null, { headers: answer.headers }).cookies),
    send,
    postJson: (values: unknown, headers: Record<string, string> = {}) =>
      send(JSON.stringify(values), { "content-type": "application/json", ...headers }),
    postForm: (values: Record<string, string>, headers: Record<string, string> = {}) =>
      send(new URLSearchParams(values).toString(), { "content-type": "application/x-www-form-urlencoded", ...headers }),
    rows: () => db.selectFrom("enquiries").selectAll().orderBy("created_at").execute(),
    close: async () => {
      await close();
      await database.remove();
      for (const shared of ["siteDatabase", "siteLimiters", "siteOwnLimiters"])
        Reflect.deleteProperty(globalThis, shared);
      for (const name of [...Object.keys(SETTINGS), "DATABASE_URL"]) delete process.env[name];
    },
  };
}

export type EnquiryRoute = Awaited<ReturnType<typeof openEnquiryRoute>>;
