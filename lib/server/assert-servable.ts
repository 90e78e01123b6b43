import { accessSync, constants, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { env } from "@/lib/settings/env";
import { describeFileError } from "@/lib/settings/file-error";
import { getSecret } from "@/lib/settings/secret";
import { listen } from "./listen";

/**
 * Makes sure, before a build of minutes, that the server will be able to listen and to write to its data folder.
 * @throws with the setting to change
 */
export async function assertServable() {
  for (const listener of await listen(createServer(), env.PORT, env.HOST)) listener.close();
  getSecret();
  // By default the database is in the folder, too.
  if (env.DATABASE_URL) return;
  try {
    mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
    accessSync(env.DATA_DIR, constants.W_OK);
  } catch (error) {
    throw new Error(`DATA_DIR cannot be used: ${describeFileError(env.DATA_DIR, "written", error)}`);
  }
}
