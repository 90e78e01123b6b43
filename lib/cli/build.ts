import { runCommand } from "./run-command";

/**
 * Builds the site: `npm run build`. With `--if-changed` it does so only if sources or settings differ from the last
 * build, and with `--to-serve`, of `npm start`, only if the server could start afterwards.
 */
runCommand(async () => {
  const { build, isBuilt } = await import("@/lib/build");
  if (process.argv.includes("--if-changed") && isBuilt()) return;
  if (process.argv.includes("--to-serve")) {
    const { assertServable } = await import("@/lib/server/assert-servable");
    await assertServable();
  }
  await build();
});
