import "server-only";
import { NextResponse } from "next/server";
import * as z from "zod";
import { allPaths } from "@/content/routes";
import { siteUrl } from "@/lib/env";
import { countAttempt } from "@/lib/limits";
import { log } from "@/lib/log";
import type { Asked } from "./asked";
import { readBounded } from "./read-bounded";
import { contextOf } from "./requests";

const LONGEST_REPORT_BYTES = 16_384;
const MOST_AT_ONCE = 10;

/** Anybody can send a report, and a page's address may hold a token: of its texts only what is known is told. */
const PAGES = new Set(allPaths());
const DIRECTIVE =
  /^(default|script|style|img|font|connect|manifest|object|media|frame|child|worker)-src(-elem|-attr)?$/;
const OTHER_DIRECTIVES = ["form-action", "frame-ancestors", "base-uri", "require-trusted-types-for", "trusted-types"];
const KEYWORDS = ["inline", "eval", "wasm-eval", "trusted-types-sink", "trusted-types-policy", "data", "blob"];

const told = (tell: (value: string) => string) => z.string().transform(tell).optional().catch(undefined);

const directive = told((value) => {
  // Older browsers send the sources along.
  const [name = ""] = value.split(" ", 1);
  return DIRECTIVE.test(name) || OTHER_DIRECTIVES.includes(name) ? name : "other";
});
const blocked = told((value) => {
  if (KEYWORDS.includes(value)) return value;
  if (!URL.canParse(value)) return "other";
  const { origin, protocol } = new URL(value);
  if (origin === siteUrl) return "self";
  return /^(https?|wss?|data|blob):$/.test(protocol) ? protocol.slice(0, -1) : "other";
});
const page = told((value) => {
  const { pathname } = URL.canParse(value) ? new URL(value) : { pathname: "" };
  return PAGES.has(pathname) ? pathname : "other";
});

/** The old form (`report-uri`) and the new one (the Reporting API, in lists). */
const oldReport = z.object({
  "csp-report": z.object({
    "effective-directive": directive,
    "violated-directive": directive,
    "blocked-uri": blocked,
    "document-uri": page,
  }),
});
const newReport = z.object({
  type: z.literal("csp-violation"),
  body: z.object({ effectiveDirective: directive, blockedURL: blocked, documentURL: page }),
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

const answer = (status: number, headers = {}) =>
  new NextResponse(null, { status, headers: { "cache-control": "no-store", ...headers } });

/** Logs what a browser reports of a page's policy; 429 once an address has reported too much. */
export async function takeReport(request: Asked): Promise<NextResponse> {
  const { requestId, address } = contextOf(request);
  const attempt = await countAttempt("cspReport", address);
  if (!attempt.isAllowed) return answer(429, { "retry-after": String(attempt.retryAfterSeconds) });
  const value = await readBounded(request.body, LONGEST_REPORT_BYTES)
    .then(
      (body) => JSON.parse(body) as unknown,
      () => undefined,
    )
    .catch(() => undefined);
  const violations = violationsOf(value);
  for (const violation of violations) log.warn({ event: "csp-violation", ...violation, requestId });
  return answer(violations.length ? 204 : 400);
}
