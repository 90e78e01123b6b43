const nodeMajor = Number.parseInt(process.versions.node, 10);

/**
 * better-sqlite3 for the running Node: version 12 aborts the process on Node 24.19 and later when one of its statements is collected,
 * and version 13 needs Node 22.
 */
export const sqlitePackage = nodeMajor >= 22 ? "better-sqlite3-13" : "better-sqlite3";
