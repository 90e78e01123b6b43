import { runCommand } from "./run-command";

/** `npm run build`. */
runCommand(async () => {
  const { siteUrl } = await import("@/lib/env");
  const { build } = await import("@/lib/build");
  build(siteUrl);
});
