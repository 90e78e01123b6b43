import { loadEnvConfig } from "@next/env";

/**
 * Run by a test: the settings of a process, and the environment that it gives to Next. With a folder as its argument it first reads
 * `.env` there as Next does.
 */
async function main() {
  const [, , folder] = process.argv;
  if (folder) loadEnvConfig(folder, false, { info: () => {}, error: console.error });
  const { env, settingsForNext } = await import("@/lib/env");
  console.log(JSON.stringify({ env, settingsForNext }));
}

void main();
