/**
 * Inline at the start of every page (components/layout/early-script.tsx): what has to be right before the first paint, and has to work when no other
 * script loads. lib/build/inline-loader.mjs replaces this module by its bundle, as text.
 */
import { markPage } from "../page-state";
import "./trusted-types";
import "./bar";
import "./user";
import "./menus";
import "./callback-url";
import "./visit";
import "./typed";
import "./script-failures";
import "./year";

// For styles of what only works with script.
markPage("js");

export declare const script: string;
