import { Command } from "commander";
import { readBuiltSite } from "@/lib/built-site";
import type { Sample } from "@/lib/launch";
import { findWorkingName } from "@/lib/launch/working-name";
import { commandName, runCommand } from "./run-command";

/** True in the bundle, which has no loader for the content: in the container, and after `npm prune --omit=dev`. */
const isBundled = () => process.argv[1]?.endsWith(".mjs");

async function findInContent(): Promise<Sample[]> {
  if (isBundled()) return readBuiltSite(".").samples;
  const { findSamples } = await import("@/lib/build/samples");
  return findSamples();
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

async function main({ json }: { json?: boolean }) {
  const { findSampleSettings } = await import("@/lib/launch");
  const samples = [...(await findInContent()), ...findSampleSettings(), ...findWorkingName()];
  if (json) console.log(JSON.stringify(samples, null, 2));
  else {
    for (const { file, field, value } of samples) console.log(`${file}  ${field}: ${shorten(value)}`);
    console.log(samples.length ? `${samples.length} to replace before launch.` : "Nothing is a sample any more.");
  }
  if (samples.length) process.exitCode = 1;
}

runCommand(() =>
  new Command(commandName("check-launch --", "check-launch.mjs"))
    .description(
      "List what is still a sample, in the content, in the settings of this environment and in the built pages.",
    )
    .option("--json", "print JSON")
    .action(main)
    .parseAsync(),
);
