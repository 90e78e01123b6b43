import { readSettings } from "./settings.mjs";
import { build, installMissing } from "./steps.mjs";

const { siteUrl } = readSettings();
installMissing();
build(siteUrl);
