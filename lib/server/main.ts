import { readBuiltSite, readErrorPages } from "@/lib/built-site";
import { recordServer } from "@/lib/running-servers";

/** Serves the build for `npm start` and the container. Bundled into `.next/site/server.mjs`. */
async function main() {
  // Next reads NODE_ENV when it starts.
  Object.assign(process.env, { NODE_ENV: "production" });
  // The import is late, so that a wrong setting is reported below.
  const { serve } = await import("./serve");
  await serve({ built: readBuiltSite("."), errorPages: readErrorPages("."), isDev: false });
  recordServer();
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
