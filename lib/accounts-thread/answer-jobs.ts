import "server-only";
import type { MessagePort } from "node:worker_threads";
import { logConsole } from "@/lib/console-lines";
import { getDatabase } from "@/lib/db";
import { metrics } from "@/lib/metrics";
import type { Answer } from "@/lib/threads";
import { answerPost, type Job } from "./job";

/** What the accounts' thread does all its life (lib/server/accounts-thread.mjs). */
export function answerJobs(port: MessagePort) {
  // The server's own thread opens it, too, and says how that went; here a log-in tries again.
  getDatabase().catch(() => undefined);
  const answer = (job: Job) => (job === "metrics" ? metrics.registry.getMetricsAsJSON() : answerPost(job));
  port.on("message", async ({ id, job }: { id: number; job: Job }) => {
    const answered: Answer = await answer(job).then(
      (result) => ({ id, result }),
      (error: unknown) => ({ id, error }),
    );
    port.postMessage([answered]);
  });
  logConsole();
}
