import { answerJson } from "@/lib/http/json";

export const dynamic = "force-dynamic";

/** The process is alive. */
export const GET = () => answerJson({ status: "ok" });
