import { randomInt } from "node:crypto";
import type { Account } from "../accounts/fixtures";

/** The browser's own patience. */
const TIMEOUT_MS = 30_000;

const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

export interface Answer {
  status: number;
  result?: string;
  reference?: string;
}

/** Posts as a form's script does, each time from another address. @throws where that takes longer than 30 s. */
export async function post(url: string, path: string, values: object): Promise<Answer> {
  const answer = await fetch(url + path, {
    method: "POST",
    body: JSON.stringify(values),
    headers: { "content-type": "application/json", "x-forwarded-for": someAddress() },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { result, reference } = await answer.json();
  return { status: answer.status, result, reference };
}

export const statusOf = async (url: string, path: string) =>
  (await fetch(url + path, { signal: AbortSignal.timeout(TIMEOUT_MS) })).status;

export const logIn = (url: string, { username, password }: Account) => post(url, "/user/login", { username, password });

export const register = (url: string, { username, password }: Account) =>
  post(url, "/user/register", { username, password, confirm_password: password });

export const enquire = (url: string, subject: string) =>
  post(url, "/enquiries", {
    kind: "contact",
    name: "Uwase Keza",
    email: "uwase@example.rw",
    subject,
    message: "We need a registry of boats.",
    key: `the-key-of-${subject}`,
  });
