/**
 * This script stands inline at the start of every page (components/layout/site-frame.tsx). It has what must be right
 * before the first paint, and what must work if no other script loads. lib/build/inline.mjs replaces this module by its
 * bundle, as text.
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

// The mark is for styles that depend on script.
markPage("js");

export declare const script: string;
