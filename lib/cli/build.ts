import { runCommand } from "./run-command";

/** `npm run build`. */
runCommand(async () => {
  const { build } = await import("@/lib/build");
  await build();
});
