import { randomInt, randomUUID } from "node:crypto";

/** As long as a browser waits. */
const TIMEOUT_MS = 30_000;

/** Rate limits count by client address. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

export interface Account {
  username: string;
  password: string;
}
export const newAccount = (): Account => ({
  username: `uwase-${randomUUID()}@example.org`,
  password: "ridge and hill",
});

export interface FormResponse {
  status: number;
  result?: string;
  reference?: string;
}

/** Posts JSON, as a form's script does. @throws if that takes longer than a browser waits. */
export async function post(url: string, path: string, values: object): Promise<FormResponse> {
  const response = await fetch(url + path, {
    method: "POST",
    body: JSON.stringify(values),
    headers: { "content-type": "application/json", "x-forwarded-for": someAddress() },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { result, reference } = await response.json();
  return { status: response.status, result, reference };
}

export const statusOf = async (url: string, path: string) =>
  (await fetch(url + path, { signal: AbortSignal.timeout(TIMEOUT_MS) })).status;

export const logIn = (url: string, { username, password }: Account) => post(url, "/user/login", { username, password });

export const register = (url: string, { username, password }: Account) =>
  post(url, "/user/register", { username, password, confirm_password: password });

export const enquiry = (subject: string) => ({
  kind: "contact",
  name: "Uwase Keza",
  email: "uwase@example.rw",
  subject,
  message: "We need a registry of boats.",
  key: `the-key-of-${subject}`,
});
export const enquire = (url: string, subject: string) => post(url, "/enquiries", enquiry(subject));

export const UNAVAILABLE = "Something went wrong. Please try again later.";
