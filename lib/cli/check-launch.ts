import { Command } from "commander";
import { findSamples, isSampleText, type Sample } from "@/lib/build/samples";
import { findWorkingName } from "@/lib/build/working-name";
import { runCommand } from "./run-command";

/** Settings of this environment that a public site needs. */
async function findInSettings(): Promise<Sample[]> {
  const { env, siteUrl } = await import("@/lib/env");
  const { isPublicOrigin } = await import("@/lib/indexing");
  const isPublic = isPublicOrigin && !isSampleText(siteUrl);
  const sampleOf = (address: string | undefined) => address !== undefined && isSampleText(address) && address;
  const problems = {
    SITE_URL: !isPublic && siteUrl,
    GOOGLE_CLIENT_ID: !env.GOOGLE_CLIENT_ID && "unset: Google sign-in is off",
    SMTP_URL: !env.SMTP_URL && "unset: no mail is sent",
    ENQUIRY_TO: sampleOf(env.ENQUIRY_TO),
    ENQUIRY_FROM: sampleOf(env.ENQUIRY_FROM),
  };
  return Object.entries(problems).flatMap(([field, value]) => (value ? { file: "settings", field, value } : []));
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

async function main({ json }: { json?: boolean }) {
  const samples = [...(await findSamples()), ...(await findInSettings()), ...findWorkingName()];
  if (json) console.log(JSON.stringify(samples, null, 2));
  else {
    for (const { file, field, value } of samples) console.log(`${file}  ${field}: ${shorten(value)}`);
    console.log(samples.length ? `${samples.length} to replace before launch.` : "Nothing is a sample any more.");
  }
  if (samples.length) process.exitCode = 1;
}

runCommand(() =>
  new Command("npm run check-launch --")
    .description(
      "List what is still a sample, in the content, in the settings of this environment and in the built pages.",
    )
    .option("--json", "print JSON")
    .action(main)
    .parseAsync(),
);
