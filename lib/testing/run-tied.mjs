import { spawn } from "node:child_process";

/**
 * `node lib/testing/run-tied.mjs SCRIPT …`: runs a script of Node until standard input closes, which it does however
 * the process at its other end ends, kill -9 included. Playwright starts the site by it: a test run that is ended ends
 * none of its servers.
 */
const child = spawn(process.execPath, process.argv.slice(2), { stdio: ["ignore", "inherit", "inherit"] });
const stop = () => child.kill();
process.stdin.resume().on("end", stop);
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop);
child.on("close", (code) => process.exit(code ?? 1));
