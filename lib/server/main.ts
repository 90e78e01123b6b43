import { readBuiltSite, readErrorPages } from "./built-site";

/** Serves the build: what `npm start` ends in, and what the container runs. Bundled into `.next/site/server.mjs`. */
async function main() {
  // Before Next runs.
  Object.assign(process.env, { NODE_ENV: "production" });
  // A wrong setting throws when it is imported.
  const { serve } = await import("./serve");
  await serve({ built: readBuiltSite("."), errorPages: readErrorPages("."), isDev: false });
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
