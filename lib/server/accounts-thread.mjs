import { AsyncLocalStorage } from "node:async_hooks";
import { createRequire } from "node:module";
import path from "node:path";
import { parentPort } from "node:worker_threads";
import { letOthersGoFirst } from "./priority.mjs";

/** The thread of lib/accounts-thread/: the site's own code, as it was built, after the pages and before the hashes. */
const NICENESS = 5;

letOthersGoFirst(NICENESS);
// As Next does before it loads what it has built.
globalThis.AsyncLocalStorage = AsyncLocalStorage;
// By it instrumentation.ts knows where it is.
globalThis.siteAccountsPort = parentPort;
const { register } = createRequire(import.meta.url)(path.resolve(".next/server/instrumentation.js"));
await register();
