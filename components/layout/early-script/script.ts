/**
 * Inline at the start of every page (index.tsx), bundled by lib/build/bundle.ts: what has to be right before the first paint,
 * and has to work when no other script loads.
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
import "./vitals";

// For styles of what only works with script.
root.dataset.js = "";
