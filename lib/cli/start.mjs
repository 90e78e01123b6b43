import { readSettings } from "./settings.mjs";
import { build, installMissing, isBuilt } from "./steps.mjs";

/** Serves the site, from a fresh clone if need be. */
const { siteUrl } = readSettings();
installMissing();
if (!isBuilt(siteUrl)) build(siteUrl);
await import("../server/main.mjs");
