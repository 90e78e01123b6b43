import { company } from "@/content/company";

/** Reserved by RFC 2606 and RFC 6761, so never a real contact. */
const RESERVED_DOMAIN = /[@./](?:test|example|invalid|localhost|example\.(?:com|net|org))(?=[:/]|$)/;
const SAMPLE_PHONE = /^\+[\d ]*000 000$/;

/** @returns a line for each text of the details that is a sample */
function findSamples(details: unknown, path: string): string[] {
  if (typeof details === "string")
    return RESERVED_DOMAIN.test(details) || SAMPLE_PHONE.test(details) ? [`${path}: ${details}`] : [];
  if (typeof details !== "object" || details === null) return [];
  return Object.entries(details).flatMap(([key, value]) => findSamples(value, `${path}.${key}`));
}

/** `npm run check-launch`: lists the company's details that are still samples; exits with 1 if there are any. */
const samples = findSamples(company, "company");
if (samples.length) {
  console.log(["Still samples (content/company):", ...samples].join("\n"));
  process.exitCode = 1;
} else console.log("No sample details left.");
