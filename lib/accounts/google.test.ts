import { NextRequest, NextResponse } from "next/server";
import type { AuthOptions } from "next-auth";
import * as messages from "@/content/messages";
import { readFlash } from "@/lib/forms/flash";
import { internalHeaders } from "@/lib/http/internal-headers";
import { log } from "@/lib/log";
import { sign } from "@/lib/settings/secret";
import { finishGoogle, startGoogle } from "./google";

log.level = "silent";

const asked: string[] = [];
/** The user whom the backend logs in, if it does not refuse. */
let user: object | undefined;
jest.mock("@/lib/backend", () => {
  const answer = async (name: string) => {
    asked.push(name);
    return user ? { ok: true, value: user } : { ok: false, reason: "refused", status: 401 };
  };
  return {
    ...jest.requireActual("@/lib/backend/contract"),
    accounts: {
      logInWithGoogle: () => answer("logInWithGoogle"),
      registerWithGoogle: () => answer("registerWithGoogle"),
    },
    profiles: { list: async () => ({ ok: true, value: [] }) },
  };
});
/** Requests that reached next-auth. */
let runs = 0;
/** The URL to which next-auth sends a person who leaves for Google. */
let target: string;
// Google has confirmed the person.
jest.mock("next-auth", () => async (_request: unknown, _context: unknown, { callbacks }: AuthOptions) => {
  runs++;
  const person = { account: { id_token: "an ID token" }, user: { email: "ada@example.org" } };
  const location = callbacks?.signIn ? String(await callbacks.signIn(person as never)) : target;
  return new Response(null, { status: 302, headers: { location, "set-cookie": "of-next-auth=1" } });
});

beforeEach(() => {
  asked.splice(0);
  runs = 0;
  user = undefined;
  target = "https://google.example/?state=last";
});

const context = { params: Promise.resolve({ nextauth: [] }) };
const requestFrom = (address: string, path: string, cookie = "", method = "GET", body = {}) =>
  new NextRequest(`http://localhost:3000/api/auth/${path}`, {
    method,
    headers: { "content-type": "application/json", cookie, [internalHeaders.clientIp]: address },
    body: method === "POST" ? JSON.stringify(body) : undefined,
  });
const comeBack = (address: string, cookie: string, query = "state=last") =>
  finishGoogle(requestFrom(address, `callback/google?${query}`, cookie), context);
const leave = (address: string, cookie = "a=b") =>
  startGoogle(requestFrom(address, "signin/google", cookie, "POST"), context);
/** A cookie of a started sign-in, as a press of a button sets it. */
const started = (intent: string, signature?: string) => {
  const value = `intent=${intent}&state=last`;
  return `google-intent=${encodeURIComponent(`${signature ?? sign("google-intent", value)}.${value}`)}`;
};

const flashOf = ({ headers }: Response, page: "/login" | "/register") =>
  readFlash(page, new NextResponse(null, { headers }).cookies);
const { cancelled, failed, replaced } = messages.google;
const deletedBy = ({ headers }: Response) =>
  headers.getSetCookie().flatMap((cookie) => (/^(google-intent|next-auth\.state)=;/.test(cookie) ? [cookie] : []));

test.each([
  ["of a sign-in that this browser did not start", "", "state=last", failed.login, 0],
  [
    "of a sign-in whose cookie was changed",
    started("login", sign("google-intent", "intent=link&state=last")),
    "state=last",
    failed.login,
    0,
  ],
  ["of an earlier sign-in than the last one", started("login"), "state=first", replaced, 0],
  ["of an earlier one that was cancelled", started("login"), "state=first&error=access_denied", cancelled, 0],
  ["of the last one, cancelled", started("login"), "state=last&error=access_denied", cancelled, 2],
])("a callback %s ends before next-auth, and says so", async (_, cookie, query, message, deleted) => {
  const response = await comeBack("192.0.2.10", cookie, query);
  expect(await flashOf(response, "/login")).toEqual({
    message,
    reference: message === failed.login ? expect.any(String) : undefined,
  });
  // Cookies of a later sign-in stay.
  expect(deletedBy(response)).toHaveLength(deleted);
  expect(runs).toBe(0);
});

test("a link is refused while nobody is logged in", async () => {
  const request = requestFrom("192.0.2.15", "signin/google", "a=b", "POST", { intent: "link" });
  const response = await startGoogle(request, context);
  expect([response.status, await response.json()]).toEqual([
    401,
    { success: false, result: messages.account.signedOut },
  ]);
  expect(runs).toBe(0);
});

test("a browser without cookies is asked for them", async () => {
  const response = await leave("192.0.2.13", "");
  expect([response.status, await response.json()]).toEqual([
    400,
    { success: false, result: messages.account.cookiesNeeded },
  ]);
});

test.each([
  ["cannot reach Google", "error?error=OAuthSignin", 503],
  ["finds something wrong with the request", "signin?csrf=true", 400],
])("a sign-in for which next-auth %s is refused where the button is", async (_, page, status) => {
  target = `http://localhost:3000/api/auth/${page}`;
  const response = await leave("192.0.2.14");
  expect([response.status, await response.json()]).toEqual([
    status,
    { success: false, result: failed.login, reference: status === 503 ? expect.any(String) : undefined },
  ]);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("an address reaches Google 120 times in fifteen minutes, there and back together", async () => {
  const address = "192.0.2.11";
  for (let i = 0; i < 40; i++) {
    expect((await leave(address)).status).toBe(200);
    await comeBack(address, started("login"));
    await comeBack(address, started("login"), "state=last&error=access_denied");
  }
  runs = 0;
  const refused = await leave(address);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await comeBack(address, started("login"))).headers.get("location")).toBe("/login/message");
  expect(runs).toBe(0);
  expect((await leave("192.0.2.12")).status).toBe(200);
});

test.each([
  ["login", 60, "logInWithGoogle"],
  ["register", 20, "registerWithGoogle"],
])("an address has a number of attempts to %s with Google: %d in fifteen minutes", async (intent, limit, call) => {
  const cookie = started(intent);
  for (let i = 0; i < limit + 5; i++) {
    const response = await comeBack("192.0.2.1", cookie);
    expect(response.headers.get("location")).toBe(`/${intent}/message`);
  }
  expect(asked).toEqual(Array(limit).fill(call));
  await comeBack("192.0.2.2", cookie);
  expect(asked).toHaveLength(limit + 1);
});

test("log-ins with Google that succeed are not limited", async () => {
  const address = "192.0.2.20";
  user = { username: "ada@example.org", login_token: "token" };
  for (let i = 0; i < 65; i++) {
    expect((await leave(address)).status).toBe(200);
    const { headers } = await comeBack(address, started("login"));
    expect(headers.get("location")).toBe("/my-profile");
    for (const cookie of ["next-auth.session-token=", "of-next-auth=1", "google-intent=;"])
      expect(headers.getSetCookie()).toContainEqual(expect.stringContaining(cookie));
  }
});
