import { env } from "@/lib/settings/env";
import { run } from "@/lib/testing/commands";
import "./check-launch";

jest.mock("./run-command", () => ({
  ...jest.requireActual("./run-command"),
  ...jest.requireActual("@/lib/testing/commands"),
}));
jest.mock("@/content/company", () => ({
  company: {
    name: "Real Example Ltd",
    email: "hello@company.example",
    phone: "+250 700 000 000",
    office: "Kigali, Rwanda",
    hours: [{ days: "Monday", time: "9:00 AM - 6:00 PM" }],
    social: [{ href: "https://example.com/x" }, { href: "https://github.com/example-company" }],
    nextStep: { within: jest.requireActual("@/content/sample").sample("a day") },
    controller: { name: "Real Example Ltd" },
  },
  workingName: jest.requireActual("@/content/sample").sample("Working Name"),
}));

jest.mock("@/content/solution/repz", () => ({
  ...jest.requireActual("@/content/solution/repz"),
  repz: {
    ...jest.requireActual("@/content/solution/repz").repz,
    status: "live",
    summary: { value: "All of it.", isSample: true },
    testimonial: { quote: "It works.", isSample: false },
  },
}));

test("check-launch lists samples by file and field, each once, and fails", async () => {
  jest.replaceProperty(env, "ENQUIRY_FROM", { name: undefined, address: "site@company.example" });
  const { out } = await run(["--json"]);
  expect(process.exitCode).toBe(1);
  process.exitCode = 0;
  const samples: { file: string; field: string; value: string }[] = JSON.parse(out);
  const linesOf = (...files: string[]) =>
    samples.filter(({ file }) => files.includes(file)).map(({ field, value }) => `${field}: ${value}`);

  expect(linesOf("content/company/index.ts")).toEqual([
    "company.email: hello@company.example",
    "company.phone: +250 700 000 000",
    "company.social.0.href: https://example.com/x",
    "company.nextStep.within: a day",
    "workingName: Working Name",
  ]);
  expect(linesOf("content/solution/repz.ts")).toEqual([
    "repz.summary: All of it.",
    "repz.engagement.effort: 5 to 7 months",
  ]);
  // These files show the company's email address, which is listed already.
  expect(linesOf("content/privacy.ts", "content/pages.ts", "content/sample.ts")).toEqual([]);
  expect(linesOf("settings")).toEqual([
    "SITE_URL: http://localhost:3000",
    "GOOGLE_CLIENT_ID: unset: Google sign-in is off",
    "SMTP_URL: unset: no mail is sent",
    "ENQUIRY_FROM: site@company.example",
  ]);
});
