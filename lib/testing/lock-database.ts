import { lockForServer } from "@/lib/db/sqlite-file";

/**
 * Locks a database as a server does, and prints whether it could: a process of its own for lib/db/sqlite-file.test.ts.
 */
console.log(lockForServer(String(process.argv[2])));
