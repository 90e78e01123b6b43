import { runScript } from "@/lib/node/run-node";

/** Runs `npm run weight` on the present build. */
runScript("lib/cli/build.ts", ["--if-changed"]);
runScript("lib/bench/weight.ts");
