import { fileURLToPath } from "node:url";
import { readSettings } from "../cli/settings.mjs";

/** Serves the build that is there: what `npm start` ends in, and all that the container runs. */
const { port, host, siteUrl } = readSettings();
// The bundles of the build read them, and so does Next when it is loaded.
Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", SITE_URL: siteUrl });
const { serve } = await import("./serve.mjs");

try {
  await serve({ dir: fileURLToPath(new URL("../..", import.meta.url)), port: Number(port), host, siteUrl });
  console.log(`The site is at http://${host}:${port}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
