import { fileURLToPath } from "node:url";
import { readSettings } from "../cli/settings.mjs";
import { warnOfOtherAddress } from "./built-for.mjs";

/** Serves the build that is there: what `npm start` ends in, and all that the container runs. */
const { port, host, siteUrl, hasProxy } = readSettings();
const dir = fileURLToPath(new URL("../..", import.meta.url));
// The bundles of the build read them, and so does Next when it is loaded.
Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", SITE_URL: siteUrl });
const { serve } = await import("./serve.mjs");

try {
  warnOfOtherAddress(dir, siteUrl);
  await serve({ dir, port: Number(port), host, siteUrl, hasProxy });
  console.log(`The site is at http://${host}:${port}`);
} catch (error) {
  // The console is the log's by now (lib/console-lines.ts).
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
