import { readFileSync } from "node:fs";
import path from "node:path";

/** As pino's (lib/log.ts), which is not loaded yet. */
const WARN = 40;

/** Says in the log that the build's absolute addresses are another site's: links in mails, the sitemap, previews. */
export function warnOfOtherAddress(dir, siteUrl) {
  const builtFor = readBuiltFor(dir);
  if (builtFor === undefined || builtFor === siteUrl) return;
  const text = `Built for ${builtFor}, served as ${siteUrl}: build it again with this SITE_URL`;
  console.log(
    JSON.stringify({ level: WARN, time: new Date().toISOString(), event: "built-for-other-address", builtFor, text }),
  );
}

function readBuiltFor(dir) {
  try {
    return readFileSync(path.join(dir, ".next", "built-for"), "utf8").trim();
  } catch {
    return undefined;
  }
}
