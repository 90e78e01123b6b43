import { runPackage } from "./run";

/** `npm run typecheck`: the site, and its browser tests. */
runPackage("next", ["typegen"]);
runPackage("typescript", ["--noEmit", "--pretty"]);
runPackage("typescript", ["--noEmit", "--pretty", "-p", "e2e"]);
