import type { EnquiryEntry } from "@/lib/enquiries/admin";
import { runScript } from "../../../lib/testing/run-script";
import { type Account, newAccount } from "../../accounts/fixtures";
import { expect, newAddress } from "../../fixtures";

/** The time that a browser waits. */
const TIMEOUT_MS = 30_000;

interface FormResponse {
  status: number;
  result?: string;
  reference?: string;
}

/** Posts JSON, as a form's script does. @throws if that takes longer than a browser waits. */
export async function post(url: string, path: string, values: object): Promise<FormResponse> {
  const response = await fetch(url + path, {
    method: "POST",
    body: JSON.stringify(values),
    headers: { "content-type": "application/json", "x-forwarded-for": newAddress() },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { result, reference } = await response.json();
  return { status: response.status, result, reference };
}

export const statusOf = async (url: string, path: string) =>
  (await fetch(url + path, { signal: AbortSignal.timeout(TIMEOUT_MS) })).status;

export const logIn = (url: string, account: Account) => post(url, "/user/login", account);

export const register = (url: string, account = newAccount()) =>
  post(url, "/user/register", { ...account, confirm_password: account.password });

export const enquiry = (subject: string) => ({
  name: "Uwase Keza",
  email: "uwase@example.rw",
  subject,
  message: "We need a registry of boats.",
  key: `the-key-of-${subject}`,
});
export const enquire = (url: string, subject: string) => post(url, "/enquiries", enquiry(subject));

/**
 * The enquiries of a site, as the staff's command lists them.
 * @param settings name the database: `DATA_DIR` or `DATABASE_URL`.
 */
export async function listEnquiries(settings: Record<string, string>): Promise<EnquiryEntry[]> {
  const { out } = await runScript("lib/cli/enquiries.ts", ["--json"], { ENV_FILE: "", ...settings });
  return JSON.parse(out);
}

export const UNAVAILABLE = "Something went wrong. Please try again later.";

/** The limit of a static page: far more than it takes, and less than a wait for a database or a backend. */
export const MAX_PAGE_MS = 2500;

/** Expects static pages to be served. Their speed is measured by `npm run bench`. */
export async function expectPagesServed(url: string, maxMs = Number.POSITIVE_INFINITY) {
  for (const page of Array(10).fill(["/", "/contact-us", "/login"]).flat()) {
    const started = performance.now();
    expect(await statusOf(url, page)).toBe(200);
    expect(performance.now() - started).toBeLessThan(maxMs);
  }
}

export { newAccount, newAddress };
