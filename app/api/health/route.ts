import { jsonResponse } from "@/lib/http/response";

export const dynamic = "force-dynamic";

/** The process is alive. */
export const GET = () => jsonResponse({ status: "ok" });
