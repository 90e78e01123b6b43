import { parseArgs } from "node:util";
import type { env as Settings } from "@/lib/env";
import { isAddress } from "./settings.mjs";

const USAGE = `Usage: BACKEND_API_KEY=... npm run conformance -- URL [--entity NAME]

Checks a backend against what the site needs of it, and registers made-up accounts at example.org there.
  --entity NAME       an entity that anybody may read (default: services)
  BACKEND_TIMEOUT_MS  after which a call has failed (default: 10000)`;

/** Ends with 2: nothing was checked. */
function stop(reason: string): never {
  process.stderr.write(`${reason}\n\n${USAGE}\n`);
  process.exit(2);
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { entity: { type: "string", default: "services" } },
    });
    const [url, ...more] = positionals;
    if (!url) return stop("Which backend? Its URL is missing.");
    if (more.length) return stop(`One URL is enough: ${more.join(" ")}`);
    if (!isAddress(url)) return stop("The URL should be http or https, without user, password or query.");
    return { url: url.replace(/\/+$/, ""), entity: values.entity };
  } catch (error) {
    return stop(error instanceof Error ? error.message : "The arguments are wrong.");
  }
}

async function readSettings(): Promise<typeof Settings> {
  try {
    return (await import("@/lib/env")).env;
  } catch (error) {
    return stop(error instanceof Error ? error.message : "The settings are wrong.");
  }
}

/** `npm run conformance -- URL`: a line for each case; ends with 0 where none failed, with 1 where one did. */
async function main() {
  const { url, entity } = readArguments();
  const { BACKEND_API_KEY: apiKey, BACKEND_TIMEOUT_MS: timeoutMs } = await readSettings();
  if (!apiKey) return stop("BACKEND_API_KEY is unset: the backend's key is needed.");
  const { conformanceCases, createJudge } = await import("@/lib/backend/conformance");
  const { createRemoteTransport } = await import("@/lib/backend/remote");
  const { log } = await import("@/lib/log");
  log.level = "silent";

  const judge = createJudge({ transport: createRemoteTransport(url, timeoutMs), apiKey, entity });
  const counts = { ok: 0, "not ok": 0, "not offered": 0 };
  for (const one of conformanceCases) {
    const verdict = await judge(one);
    counts[verdict.kind]++;
    console.log([verdict.kind, one.name, ...("reason" in verdict ? [verdict.reason] : [])].join(" - "));
  }
  const summary = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  console.log(`\n${summary.join(", ")}`);
  process.exitCode = counts["not ok"] ? 1 : 0;
}

main();
