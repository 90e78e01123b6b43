import { readBuiltSite, readErrorPages } from "@/lib/built-site";
import { recordServer } from "@/lib/running-servers";

/** Serves the build: what `npm start` ends in, and what the container runs. Bundled into `.next/site/server.mjs`. */
async function main() {
  // Next reads it when it starts.
  Object.assign(process.env, { NODE_ENV: "production" });
  // Imported here, so that a wrong setting is reported below.
  const { serve } = await import("./serve");
  await serve({ built: readBuiltSite("."), errorPages: readErrorPages("."), isDev: false });
  recordServer();
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
