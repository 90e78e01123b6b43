import { runCommand } from "./run-command";

/** `npm start`, before the server runs: checks the settings, and builds if the sources, the origin or the kind of backend have changed. */
runCommand(async () => {
  const { build, isBuilt } = await import("@/lib/build");
  if (!isBuilt()) await build();
});
