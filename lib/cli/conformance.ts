import { Command, InvalidArgumentError } from "commander";
import { runCommand } from "./run-command";

/** The exit code of usage errors; 1 means that the backend does not conform. */
const USAGE_ERROR = 2;

function parseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new InvalidArgumentError("Expected an http or https URL without user, password or query.");
  return text.replace(/\/+$/, "");
}

const program = new Command("BACKEND_API_KEY=... npm run conformance --")
  .description("Check that a backend conforms to the contract. The accounts it creates at example.org stay there.")
  .argument("<url>", "base URL of the backend", parseUrl)
  .option("--entity <name>", "an entity with public data", "services")
  .addHelpText(
    "after",
    "\nBACKEND_EXTENSIONS names the optional calls that have to be there.\nBACKEND_TIMEOUT_MS is the time-out of a call (default: 5000).",
  )
  .showHelpAfterError()
  .exitOverride(({ exitCode }) => process.exit(exitCode && USAGE_ERROR));

async function check(url: string, { entity }: { entity: string }) {
  const { env } = await import("@/lib/settings/env").catch((error: Error) => program.error(error.message));
  if (!env.BACKEND_API_KEY) return program.error("BACKEND_API_KEY is not set.");
  const { conformanceCases, createJudge } = await import("@/lib/backend/conformance");
  const { createHttpTransport } = await import("@/lib/backend/remote");
  const { log } = await import("@/lib/log");
  log.level = "silent";

  const transport = createHttpTransport(url, env.BACKEND_TIMEOUT_MS);
  const judge = createJudge({ transport, apiKey: env.BACKEND_API_KEY, entity, declared: env.BACKEND_EXTENSIONS ?? [] });
  const counts = { ok: 0, "not ok": 0, "not implemented": 0 };
  for (const [name, run] of Object.entries(conformanceCases)) {
    const verdict = await judge(run);
    counts[verdict.kind]++;
    const reason = verdict.kind === "not ok" ? ` - ${verdict.reason}` : "";
    console.log(`${verdict.kind} - ${name}${reason}`);
  }
  const summary = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  console.log(`\n${summary.join(", ")}`);
  process.exitCode = counts["not ok"] ? 1 : 0;
}

runCommand(() => program.action(check).parseAsync());
