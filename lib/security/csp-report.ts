import "server-only";
import * as z from "zod";
import { allPaths } from "@/content/routes";
import { siteUrl } from "@/lib/env";
import { readText } from "@/lib/http/parse-body";
import { contextOf } from "@/lib/http/request";
import { log } from "@/lib/logger";
import { countAttempt } from "@/lib/rate-limit";

const MAX_REPORT_BYTES = 16_384;
const MAX_VIOLATIONS = 10;

/** Anybody can send a report, and a URL may hold a token: of a URL only a page of ours or the scheme is logged. */
const PAGES = new Set(allPaths());
/** Directives, and keywords such as "inline" and "trusted-types-policy". */
const WORD = /^[a-z-]{1,40}$/;

const loggable = (toKnown: (value: string) => string) => z.string().transform(toKnown).optional().catch(undefined);

const directive = loggable((value) => {
  // Older browsers append the sources.
  const [name = ""] = value.split(" ", 1);
  return WORD.test(name) ? name : "other";
});
const blocked = loggable((value) => {
  if (WORD.test(value)) return value;
  if (!URL.canParse(value)) return "other";
  const { origin, protocol } = new URL(value);
  if (origin === siteUrl) return "self";
  return /^(https?|wss?|data|blob):$/.test(protocol) ? protocol.slice(0, -1) : "other";
});
const page = loggable((value) => {
  const { pathname } = URL.canParse(value) ? new URL(value) : { pathname: "" };
  return PAGES.has(pathname) ? pathname : "other";
});

const reportUri = z
  .object({
    "csp-report": z.object({
      "effective-directive": directive,
      "violated-directive": directive,
      "blocked-uri": blocked,
      "document-uri": page,
    }),
  })
  .transform(({ "csp-report": report }) => [
    {
      directive: report["effective-directive"] ?? report["violated-directive"],
      blocked: report["blocked-uri"],
      page: report["document-uri"],
    },
  ]);

const violation = z
  .object({
    type: z.literal("csp-violation"),
    body: z.object({ effectiveDirective: directive, blockedURL: blocked, documentURL: page }),
  })
  .transform(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL, page: body.documentURL }));
/** Such a list may hold reports of other kinds. */
const reportingApi = z
  .array(violation.optional().catch(undefined))
  .transform((reports) => reports.filter((report) => report !== undefined).slice(0, MAX_VIOLATIONS));

/** The format of `report-uri`, or that of the Reporting API. */
const reportSchema = z.union([reportUri, reportingApi]);

const respond = (status: number, headers = {}) =>
  new Response(null, { status, headers: { "cache-control": "no-store", ...headers } });

async function readViolations(request: Request) {
  try {
    return reportSchema.parse(JSON.parse(await readText(request.body, MAX_REPORT_BYTES)));
  } catch {
    return [];
  }
}

/** Logs the policy violations that a browser reports. 429 for a client that reports too many. */
export async function handleCspReport(request: Request): Promise<Response> {
  const { requestId, address } = contextOf(request);
  const attempt = await countAttempt("cspReport", address);
  if (!attempt.isAllowed) return respond(429, { "retry-after": String(attempt.retryAfterSeconds) });
  const violations = await readViolations(request);
  for (const violation of violations) log.warn({ event: "csp-violation", ...violation, requestId });
  return respond(violations.length ? 204 : 400);
}
