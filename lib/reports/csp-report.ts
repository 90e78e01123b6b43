import * as z from "zod";
import { isPage } from "@/content/pages";
import { siteUrl } from "@/lib/env";
import { contextOf, readText } from "@/lib/http";
import { log } from "@/lib/logger";
import { countAttempt } from "@/lib/rate-limit";

const MAX_REPORT_BYTES = 16_384;

/** Directives, and keywords such as "inline" and "trusted-types-policy". */
const WORD = /^[a-z-]{1,40}$/;

/** Anybody can send a report, and a URL may hold a token: of a URL only a page of ours or the scheme is logged. */
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
  return isPage(pathname) ? pathname : "other";
});

/** As browsers send it to `report-uri`. The Reporting API's format is not needed: browsers that know it send this one, too. */
const reportSchema = z.object({
  "csp-report": z.object({
    "effective-directive": directive,
    "violated-directive": directive,
    "blocked-uri": blocked,
    "document-uri": page,
  }),
});

const respond = (status: number, headers = {}) =>
  new Response(null, { status, headers: { "cache-control": "no-store", ...headers } });

async function readReport(request: Request) {
  try {
    return reportSchema.parse(JSON.parse(await readText(request.body, MAX_REPORT_BYTES)))["csp-report"];
  } catch {
    return undefined;
  }
}

/** Logs the policy violation that a browser reports. 429 for a client that reports too many. */
export async function POST(request: Request): Promise<Response> {
  const { requestId, address } = contextOf(request);
  const attempt = await countAttempt("cspReport", address);
  if (!attempt.isAllowed) return respond(429, { "retry-after": String(attempt.retryAfterSeconds) });
  const report = await readReport(request);
  if (!report) return respond(400);
  log.warn({
    event: "csp-violation",
    directive: report["effective-directive"] ?? report["violated-directive"],
    blocked: report["blocked-uri"],
    page: report["document-uri"],
    requestId,
  });
  return respond(204);
}
