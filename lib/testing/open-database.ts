import { once } from "node:events";
import { openDatabase } from "@/lib/db/database";

/**
 * An instance of the site, as far as its database goes: says that it is loaded, opens the database when told to,
 * and ends. To be forked; its argument is the database's address.
 */
async function main() {
  process.send?.("loaded");
  await once(process, "message");
  const { close } = await openDatabase(process.argv[2] ?? "");
  await close();
  process.disconnect();
}

main();
