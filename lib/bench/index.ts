import { Command, Option } from "commander";
import { runCommand } from "@/lib/cli/run-command";
import { measureLighthouse } from "./lighthouse";
import { measureServer } from "./server";

const parts = { server: measureServer, lighthouse: measureLighthouse };

runCommand(() =>
  new Command("npm run bench --")
    .description("Measure the built site and print the table of docs/performance.md.")
    .addOption(new Option("--only <part>").choices(Object.keys(parts)))
    .action(async ({ only }: { only?: string }) => {
      console.log("| what | measured | goal |\n| --- | --- | --- |");
      for (const [name, measure] of Object.entries(parts)) {
        if (only && only !== name) continue;
        for (const cells of await measure()) console.log(`| ${cells.join(" | ")} |`);
      }
    })
    .parseAsync(),
);
