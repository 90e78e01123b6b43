import { env } from "@/lib/env";

/** Run by a test: the settings of a process. */
console.log(JSON.stringify(env));
