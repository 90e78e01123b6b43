import { jsonResponse } from "@/lib/http";
import { isReady } from "@/lib/server/readiness";

export const dynamic = "force-dynamic";

/** Tells whether this instance can serve visitors; the log says what is missing. */
export const GET = async () =>
  (await isReady()) ? jsonResponse({ status: "ready" }) : jsonResponse({ status: "not ready" }, { status: 503 });
