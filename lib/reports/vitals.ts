import * as z from "zod";
import { sitePages } from "@/content/pages";
import type { Beacon } from "@/lib/browser/vitals-beacon";
import { contextOf, isSameOrigin, parsePost } from "@/lib/http";
import { metrics } from "@/lib/metrics";
import { countAttempt } from "@/lib/rate-limit";

const MAX_BEACON_BYTES = 2048;
const MAX_TIME_MS = 10 * 60 * 1000;
const MAX_SHIFT = 1000;

const time = z.number().min(0).max(MAX_TIME_MS).optional();

/** Canonical paths only: a visitor's own path or query is never kept. */
const pages: ReadonlySet<string> = new Set(sitePages.filter(({ canonical }) => !canonical).map(({ path }) => path));

/** The measurements of one page load. Strict, so that nothing that identifies a visitor can be kept. */
const beaconSchema: z.ZodType<Beacon> = z.strictObject({
  page: z.string().refine((path) => pages.has(path)),
  device: z.enum(["phone", "tablet", "desktop"]),
  connection: z.enum(["slow-2g", "2g", "3g", "4g", "unknown"]),
  metrics: z
    .strictObject({ LCP: time, INP: time, CLS: z.number().min(0).max(MAX_SHIFT).optional(), FCP: time, TTFB: time })
    .refine((metrics) => Object.keys(metrics).length > 0),
});

/** Pages of one template are built alike: `/services/web-applications` counts as `/services/*`. */
const templateOf = (page: string) => page.replace(/^(\/[^/]+)\/.+$/, "$1/*");

function respond(status: number, outcome: string, headers = {}) {
  metrics.events.inc({ event: "vitals", outcome });
  return new Response(null, { status, headers: { "cache-control": "no-store", ...headers } });
}

/**
 * `POST /api/vitals`. Reads no cookies, and the address for the rate limit only. JSON alone is accepted because other
 * sites cannot send it without a CORS preflight.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return respond(403, "foreign");
  const attempt = await countAttempt("vitals", contextOf(request).address);
  if (!attempt.isAllowed) return respond(429, "too many", { "retry-after": String(attempt.retryAfterSeconds) });
  const post = await parsePost(request, MAX_BEACON_BYTES);
  if (post.isForm) return respond(415, "unreadable");
  if (!post.values) return respond(post.status, "unreadable");
  const beacon = beaconSchema.safeParse(post.values);
  if (!beacon.success) return respond(400, "unreadable");
  const { page, device, connection, metrics: values } = beacon.data;
  const labels = { page: templateOf(page), device, connection };
  const { CLS, ...times } = values;
  if (CLS !== undefined) metrics.layoutShift.observe(labels, CLS);
  for (const [metric, ms] of Object.entries(times)) metrics.pageLoad.observe({ ...labels, metric }, ms / 1000);
  return respond(204, "counted");
}
