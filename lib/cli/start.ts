import { runCommand } from "./run-command";

/**
 * Runs before the server of `npm start`: checks the settings, and builds if the sources, the origin or the kind of
 * backend have changed.
 */
runCommand(async () => {
  const { build, isBuilt } = await import("@/lib/build");
  if (!isBuilt()) await build();
});
