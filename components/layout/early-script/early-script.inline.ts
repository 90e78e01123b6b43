/**
 * Inline at the start of every page (index.tsx): what has to be right before the first paint, and has to work when no other
 * script loads. lib/build/inline-loader.mjs replaces this module by its bundle, as text.
 */
import { root } from "./root";
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
root.dataset.js = "";

export declare const script: string;
