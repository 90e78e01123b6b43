import { runCommand } from "./run-command";

/** `npm run dev`: Next's development server, with the settings that the built site would have. */
runCommand(async () => {
  const { runPackage, runScript } = await import("./run");
  const { env, settingsForNext } = await import("@/lib/env");
  runScript("lib/build/generate.ts");
  runPackage("next", ["dev", "--port", String(env.PORT), "--hostname", env.HOST], settingsForNext);
});
