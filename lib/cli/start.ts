import { runCommand } from "./run-command";

/** `npm start`, before the server runs: checks the settings, and builds if the sources or the origin have changed. */
runCommand(async () => {
  const { build, isBuilt } = await import("@/lib/build");
  if (!isBuilt()) build();
});
