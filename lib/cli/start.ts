import { readBuiltSite } from "@/lib/built-site";
import { recordServer } from "@/lib/node/running-servers.mjs";

/**
 * Serves the build. `npm start` (lib/cli/bootstrap.mjs) and the container run its bundle by `.next/site/server.mjs`,
 * which checks the version of Node (lib/build/bundle.ts).
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
