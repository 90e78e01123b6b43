import { jsonResponse } from "@/lib/http";

export const dynamic = "force-dynamic";

/** Answers as long as the process is alive. */
export const GET = () => jsonResponse({ status: "ok" });
