import { jsonResponse } from "@/lib/http/json";

export const dynamic = "force-dynamic";

/** The process is alive. */
export const GET = () => jsonResponse({ status: "ok" });
