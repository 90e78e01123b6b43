import "server-only";
import { answerJson } from "@/lib/http/json";
import { isReady } from "./readiness";

/** The process is alive. */
export const answerHealth = () => answerJson({ status: "ok" });

/** Whether this instance can do its work; what it lacks is in the log. */
export const answerReady = async () =>
  (await isReady()) ? answerJson({ status: "ready" }) : answerJson({ status: "not ready" }, { status: 503 });
