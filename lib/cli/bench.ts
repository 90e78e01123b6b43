import { runScript } from "@/lib/node/run-node";

/** Runs `npm run bench` on the present build. */
runScript("lib/cli/build.ts", ["--if-changed"]);
runScript("lib/bench/index.ts", process.argv.slice(2));
