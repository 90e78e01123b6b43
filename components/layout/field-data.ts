import { SHARE } from "@/lib/vitals/share";
import { src } from "./field-script.json";

/**
 * A part of the early script that has a share of the page loads measured (lib/vitals/), none where the visitor does not
 * want that or is a program. By chance, in the browser: the same page is sent to everybody. What measures
 * (lib/cli/field-script.ts) comes when the page is loaded, whether or not anybody turns to it; all other loads fetch none
 * of it. Where it is lost on its way, the page lacks nothing.
 */
export const fieldData = `addEventListener("load",function(){var n=navigator;Math.random()<${SHARE}&&!n.webdriver&&n.doNotTrack!=="1"&&!n.globalPrivacyControl&&import("${src}").catch(function(){})});`;
