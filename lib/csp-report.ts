import "server-only";
import * as z from "zod";
import { allPaths } from "@/content/routes";
import { siteUrl } from "@/lib/env";
import { readText } from "@/lib/http/parse-body";
import { contextOf } from "@/lib/http/request-context";
import { log } from "@/lib/logger";
import { countAttempt } from "@/lib/rate-limit";

const MAX_REPORT_BYTES = 16_384;
const MAX_VIOLATIONS = 10;

/** Anybody can send a report, and a URL may hold a token: only values from these lists are logged. */
const PAGES = new Set(allPaths());
const DIRECTIVE =
  /^(default|script|style|img|font|connect|manifest|object|media|frame|child|worker)-src(-elem|-attr)?$/;
const OTHER_DIRECTIVES = ["form-action", "frame-ancestors", "base-uri", "require-trusted-types-for", "trusted-types"];
const KEYWORDS = ["inline", "eval", "wasm-eval", "trusted-types-sink", "trusted-types-policy", "data", "blob"];

const loggable = (toKnown: (value: string) => string) => z.string().transform(toKnown).optional().catch(undefined);

const directive = loggable((value) => {
  // Older browsers append the sources.
  const [name = ""] = value.split(" ", 1);
  return DIRECTIVE.test(name) || OTHER_DIRECTIVES.includes(name) ? name : "other";
});
const blocked = loggable((value) => {
  if (KEYWORDS.includes(value)) return value;
  if (!URL.canParse(value)) return "other";
  const { origin, protocol } = new URL(value);
  if (origin === siteUrl) return "self";
  return /^(https?|wss?|data|blob):$/.test(protocol) ? protocol.slice(0, -1) : "other";
});
const page = loggable((value) => {
  const { pathname } = URL.canParse(value) ? new URL(value) : { pathname: "" };
  return PAGES.has(pathname) ? pathname : "other";
});

/** The format of `report-uri`, and that of the Reporting API, which sends lists. */
const reportUriSchema = z.object({
  "csp-report": z.object({
    "effective-directive": directive,
    "violated-directive": directive,
    "blocked-uri": blocked,
    "document-uri": page,
  }),
});
const reportingApiSchema = z.object({
  type: z.literal("csp-violation"),
  body: z.object({ effectiveDirective: directive, blockedURL: blocked, documentURL: page }),
});

interface Violation {
  directive: string | undefined;
  blocked: string | undefined;
  page: string | undefined;
}

function violationsOf(value: unknown): Violation[] {
  const old = reportUriSchema.safeParse(value);
  if (old.success) {
    const report = old.data["csp-report"];
    const directive = report["effective-directive"] ?? report["violated-directive"];
    return [{ directive, blocked: report["blocked-uri"], page: report["document-uri"] }];
  }
  return (Array.isArray(value) ? value.slice(0, MAX_VIOLATIONS) : [])
    .map((one) => reportingApiSchema.safeParse(one))
    .filter((report) => report.success)
    .map(({ data: { body } }) => ({
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      page: body.documentURL,
    }));
}

const respond = (status: number, headers = {}) =>
  new Response(null, { status, headers: { "cache-control": "no-store", ...headers } });

async function readReport(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await readText(request.body, MAX_REPORT_BYTES));
  } catch {
    return undefined;
  }
}

/** Logs the policy violations that a browser reports. 429 for a client that reports too many. */
export async function handleCspReport(request: Request): Promise<Response> {
  const { requestId, address } = contextOf(request);
  const attempt = await countAttempt("cspReport", address);
  if (!attempt.isAllowed) return respond(429, { "retry-after": String(attempt.retryAfterSeconds) });
  const violations = violationsOf(await readReport(request));
  for (const violation of violations) log.warn({ event: "csp-violation", ...violation, requestId });
  return respond(violations.length ? 204 : 400);
}
