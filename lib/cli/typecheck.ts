import { runPackage, runScript } from "./run";

/** `npm run typecheck`: the site, and its browser tests. */
runScript("lib/build/generate.ts");
runPackage("next", ["typegen"]);
runPackage("typescript", ["--noEmit"]);
runPackage("typescript", ["--noEmit", "-p", "e2e"]);
