import { readBuiltSite } from "@/lib/built-site";
import { recordServer } from "@/lib/node/running-servers.mjs";

/**
 * Serves the build. Bundled into `.next/site/server.mjs`, which `npm start` (lib/cli/bootstrap.mjs) and the container
 * run.
 */
async function start() {
  // Next reads it when it starts.
  Object.assign(process.env, { NODE_ENV: "production" });
  // Imported here, so that a wrong setting is reported below.
  const { serve } = await import("@/lib/server/serve");
  await serve({ built: readBuiltSite("."), isDev: false });
  recordServer();
}

// Not by runCommand, which exits when standard output is closed: the site runs on without its log.
start().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
