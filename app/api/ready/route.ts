import { isReady } from "@/lib/health/readiness";
import { answerJson } from "@/lib/http/json";

export const dynamic = "force-dynamic";

/** Whether this instance can do its work; what it lacks is in the log. */
export async function GET() {
  return (await isReady()) ? answerJson({ status: "ready" }) : answerJson({ status: "not ready" }, { status: 503 });
}
