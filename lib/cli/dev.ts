import { runCommand } from "./run-command";

/** `npm run dev`: Next's development server behind the same HTTP edge as the built site's. No page is static. */
runCommand(async () => {
  const { runScript } = await import("./run");
  runScript("lib/build/generate.ts");
  const { serve } = await import("@/lib/server/serve");
  await serve("development", async () => {
    const { describeDevelopment } = await import("@/lib/build/development");
    return { built: await describeDevelopment(), errorPages: {} };
  });
});
