import { spawn } from "node:child_process";
import path from "node:path";
import { readSettings } from "./settings.mjs";
import { build, installMissing, isBuilt, root } from "./steps.mjs";

/** Serves the site, from a fresh clone if need be. Stopping this process stops the site. */
const { port, host, siteUrl } = readSettings();
installMissing();
if (!isBuilt(siteUrl)) build(siteUrl);

const next = path.join(root, "node_modules/next/dist/bin/next");
const server = spawn(process.execPath, [next, "start", "-p", port, "-H", host], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", SITE_URL: siteUrl },
});
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
