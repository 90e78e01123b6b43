import { runCommand } from "./run-command";

/** `npm run build` builds; `--if-changed`, of `npm start`, does so only if sources or settings differ from the last build. */
runCommand(async () => {
  const { build, isBuilt } = await import("@/lib/build");
  const isNeeded = !process.argv.includes("--if-changed") || !isBuilt();
  if (isNeeded) await build();
});
