import "server-only";
import { NextResponse } from "next/server";
import type { Asked } from "@/lib/http/asked";
import { readPost } from "@/lib/http/read-post";
import { contextOf } from "@/lib/http/requests";
import { isSameOrigin } from "@/lib/http/same-origin";
import { countAttempt } from "@/lib/limits";
import { metrics } from "@/lib/metrics";
import { countVitals } from ".";
import { beaconSchema } from "./beacon";

const LONGEST_BEACON_BYTES = 2048;

/** Counted, but not logged: there are many. */
function answer(status: number, outcome: string, headers = {}) {
  metrics.events.inc({ event: "vitals", outcome });
  return new NextResponse(null, { status, headers: { "cache-control": "no-store", ...headers } });
}

/**
 * Takes what a visitor's browser measured of a page load, and reads nothing else of the request: no cookie, and of
 * the address only how often it came. JSON, which a page of another site cannot send without asking first.
 */
export async function takeBeacon(request: Asked): Promise<NextResponse> {
  if (!isSameOrigin(request)) return answer(403, "foreign");
  const attempt = await countAttempt("vitals", contextOf(request).address);
  if (!attempt.isAllowed) return answer(429, "too many", { "retry-after": String(attempt.retryAfterSeconds) });
  const post = await readPost(request, LONGEST_BEACON_BYTES);
  if (post.isForm) return answer(415, "unreadable");
  if (!post.values) return answer(post.status, "unreadable");
  const beacon = beaconSchema.safeParse(post.values);
  if (!beacon.success) return answer(400, "unreadable");
  return countVitals(beacon.data) ? answer(204, "counted") : answer(503, "not kept", { "retry-after": "30" });
}
