import { runCommand } from "./run-command";

/** Runs `npm run build`. */
runCommand(async () => {
  const { build } = await import("@/lib/build");
  await build();
});
