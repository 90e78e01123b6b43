import { codeOf } from "@/lib/db/error-code";
import { checkSettings } from "./settings.mjs";

/**
 * Runs a command of the product. A wrong setting, and whatever the command throws, end it with one line and 1;
 * what reads the settings is imported by `main` itself, after they have been checked.
 */
export async function runCommand(main: () => Promise<void>) {
  checkSettings();
  try {
    await main();
  } catch (error) {
    // Where several addresses of a server were tried, the error has a code and no message.
    console.error(error instanceof Error && error.message ? error.message : codeOf(error));
    process.exit(1);
  }
}
