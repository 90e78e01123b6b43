import { runPackage, runScript } from "./run";

/** `npm run typecheck`: the site, and its browser tests. */
runScript("lib/build/generate.ts");
runPackage("next", ["typegen"]);
runPackage("typescript", ["--noEmit", "--pretty"]);
runPackage("typescript", ["--noEmit", "--pretty", "-p", "e2e"]);
