import { Command, Option } from "commander";
import { measureLighthouse } from "./lighthouse";
import { measureServer } from "./server";
import type { Row } from "./table";

const parts: Record<string, () => Promise<Row[]>> = { server: measureServer, lighthouse: measureLighthouse };

new Command("npm run bench --")
  .description("Measure the built site and print the table of docs/performance.md.")
  .addOption(new Option("--only <part>").choices(Object.keys(parts)))
  .action(async ({ only }: { only?: string }) => {
    const rows: Row[] = [
      ["what", "measured", "goal"],
      ["---", "---", "---"],
    ];
    for (const [name, measure] of Object.entries(parts)) {
      if (!only || only === name) rows.push(...(await measure()));
    }
    for (const cells of rows) console.log(`| ${cells.join(" | ")} |`);
  })
  .parseAsync();
