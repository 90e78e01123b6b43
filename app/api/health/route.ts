import { jsonResponse } from "@/lib/http";

export const dynamic = "force-dynamic";

/** The process is alive. */
export const GET = () => jsonResponse({ status: "ok" });
