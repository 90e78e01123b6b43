import { runPackage } from "@/lib/run-node";

/** Runs `npm run typecheck`: checks the site and its browser tests. */
runPackage("next", ["typegen"]);
runPackage("typescript", ["--noEmit", "--pretty"]);
runPackage("typescript", ["--noEmit", "--pretty", "-p", "e2e"]);
