import { once } from "node:events";
import { openDatabase } from "@/lib/db/connection";

/**
 * An instance, to be forked, that sends "loaded", opens the database of the URL in its argument at the next message,
 * and exits.
 */
async function main() {
  process.send?.("loaded");
  await once(process, "message");
  const { close } = await openDatabase(process.argv[2] ?? "");
  await close();
  process.disconnect();
}

main();
