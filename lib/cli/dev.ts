import { runCommand } from "./run-command";

/** Runs `npm run dev`: Next's development server behind the same HTTP server as the built site's. No page is static. */
runCommand(async () => {
  const { bundlePasswordWorker } = await import("@/lib/build/bundle");
  await bundlePasswordWorker();
  // Next reads NODE_ENV when it loads.
  Object.assign(process.env, { NODE_ENV: "development" });
  const { serve } = await import("@/lib/server/serve");
  const { describeDevelopment } = await import("@/lib/build/site-facts");
  await serve({ built: await describeDevelopment(), errorPages: {}, isDev: true });
});
