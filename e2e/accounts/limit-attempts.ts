import { expect, type Page } from "./fixtures";

export interface Attempt {
  username: string;
  password: string;
}

const part = () => Math.floor(Math.random() * 256);

/** One that no test before has used, most likely; not of those that the fixture chooses from. */
export const newAddress = () => `172.${16 + (part() % 16)}.${part()}.${part()}`;

const post = (page: Page, path: string, address: string, data: object) =>
  page.request.post(path, { data, headers: { "x-forwarded-for": address } });

/** A log-in from an address, as the proxy in front of the site tells it. */
export const logInFrom = (page: Page, address: string, attempt: Attempt) => post(page, "/user/login", address, attempt);

export const registerFrom = (page: Page, address: string, attempt: Attempt) =>
  post(page, "/user/register", address, { ...attempt, confirm_password: attempt.password });

/** The same, one after the other. */
export async function times<T>(count: number, act: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let i = 0; i < count; i++) results.push(await act());
  return results;
}

interface Answer {
  status: () => number;
  headers: () => Record<string, string>;
  json: () => Promise<unknown>;
}

/** How long to wait stands in the header, and in minutes in the text, which is returned. */
export async function expectTooMany(answer: Answer): Promise<string> {
  expect(answer.status()).toBe(429);
  const text = expectWait(answer);
  expect(await answer.json()).toEqual({ success: false, result: text });
  return text;
}

/** What is said of the wait that the header gives: within the window of 15 minutes. */
export function expectWait(answer: Pick<Answer, "headers">): string {
  const seconds = Number(answer.headers()["retry-after"]);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
}
