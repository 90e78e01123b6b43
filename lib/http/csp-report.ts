import "server-only";
import { NextResponse } from "next/server";
import * as z from "zod";
import { countAttempt } from "@/lib/limits";
import { log } from "@/lib/log";
import { readBounded } from "./read-bounded";
import { contextOf } from "./requests";

const LONGEST_REPORT_BYTES = 16_384;
const MOST_AT_ONCE = 10;
const LONGEST_TEXT = 200;

/** One line without what an address may carry behind its path. */
const text = z
  .string()
  .transform((value) => value.replace(/[?#].*$/s, "").replace(/[\p{Cc}\p{Cf}\s]+/gu, " "))
  .transform((value) => value.slice(0, LONGEST_TEXT))
  .optional()
  .catch(undefined);

/** The old form (`report-uri`) and the new one (the Reporting API, in lists). */
const oldReport = z.object({
  "csp-report": z.object({
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
    "document-uri": text,
  }),
});
const newReport = z.object({
  type: z.literal("csp-violation"),
  body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
});

interface Violation {
  directive: string | undefined;
  blocked: string | undefined;
  page: string | undefined;
}

function violationsOf(value: unknown): Violation[] {
  const old = oldReport.safeParse(value);
  if (old.success) {
    const report = old.data["csp-report"];
    const directive = report["effective-directive"] ?? report["violated-directive"];
    return [{ directive, blocked: report["blocked-uri"], page: report["document-uri"] }];
  }
  return (Array.isArray(value) ? value.slice(0, MOST_AT_ONCE) : [])
    .map((one) => newReport.safeParse(one))
    .filter((report) => report.success)
    .map(({ data: { body } }) => ({
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      page: body.documentURL,
    }));
}

const answer = (status: number) => new NextResponse(null, { status, headers: { "cache-control": "no-store" } });

/** Logs what a browser reports of a page's policy; 429 once an address has reported too much. */
export async function takeReport(request: Request): Promise<NextResponse> {
  const { requestId, address } = contextOf(request);
  const attempt = await countAttempt("cspReport", address);
  if (!attempt.isAllowed) return answer(429);
  const value = await readBounded(request.body as AsyncIterable<Uint8Array> | null, LONGEST_REPORT_BYTES)
    .then(
      (body) => JSON.parse(body) as unknown,
      () => undefined,
    )
    .catch(() => undefined);
  const violations = violationsOf(value);
  for (const violation of violations) log.warn({ event: "csp-violation", ...violation, requestId });
  return answer(violations.length ? 204 : 400);
}
