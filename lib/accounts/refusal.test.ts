import { NextRequest } from "next/server";
import * as messages from "@/content/messages";
import type { Failure, Result } from "@/lib/backend";
import { internalHeaders } from "@/lib/http/internal-headers";
import { log } from "@/lib/log";
import { toRefusal, withPasswordLimit } from "./refusal";
import { POST as resetPassword } from "./reset-password";

log.level = "silent";

jest.mock("@/lib/backend", () => ({
  ...jest.requireActual("@/lib/backend/contract"),
  // The backend names the account of the link.
  accounts: { resetPassword: async () => ({ ok: true, value: { username: "Reset@Example.rw" } }) },
}));

const wrong: Result<string> = { ok: false, reason: "refused", status: 401 };
const right: Result<string> = { ok: true, value: "session" };

/** Makes an attempt. @returns whether the backend was asked. */
async function attempt(account: string, address: string, result = wrong): Promise<boolean> {
  const checked = await withPasswordLimit(account, { requestId: "test", address }, async () => result);
  return "result" in checked;
}

test("ten wrong passwords lock an account at an address, and not elsewhere", async () => {
  const [here, elsewhere] = ["192.0.2.1", "192.0.2.2"];
  for (let i = 0; i < 30; i++) expect(await attempt("keza@example.rw", here, right)).toBe(true);
  for (let i = 0; i < 9; i++) expect(await attempt("keza@example.rw", here)).toBe(true);
  // A right password does not make the wrong ones forgotten.
  expect(await attempt("keza@example.rw", here, right)).toBe(true);
  expect(await attempt("keza@example.rw", here)).toBe(true);
  expect(await attempt(" KEZA@example.rw ", here, right)).toBe(false);
  expect(await attempt("other@example.rw", here)).toBe(true);
  expect(await attempt("keza@example.rw", elsewhere, right)).toBe(true);
});

test("a hundred wrong passwords lock an account everywhere", async () => {
  for (let i = 0; i < 100; i++) expect(await attempt("ada@example.rw", `198.51.100.${i}`)).toBe(true);
  expect(await attempt("ada@example.rw", "192.0.2.1", right)).toBe(false);
});

test("a reset of the password makes an account's wrong passwords forgotten, at every address", async () => {
  const [here, elsewhere] = ["192.0.2.1", "2001:db8:3:4::/64"];
  const reset = () =>
    resetPassword(
      new NextRequest("http://localhost:3000/user/reset-password", {
        method: "POST",
        headers: { "content-type": "application/json", [internalHeaders.clientIp]: here },
        body: JSON.stringify({ token: "t", password: "a new one", confirm_password: "a new one" }),
      }),
    );
  for (const address of [here, elsewhere, ...Array.from({ length: 8 }, (_, i) => `198.51.100.${i}`)])
    for (let i = 0; i < 10; i++) await attempt("reset@example.rw", address);
  for (let i = 0; i < 10; i++) await attempt("stays-locked@example.rw", here);
  for (const address of [here, "192.0.2.3"]) expect(await attempt("reset@example.rw", address, right)).toBe(false);
  for (let resets = 0; resets < 2; resets++) {
    expect((await reset()).status).toBe(200);
    for (const address of [here, elsewhere]) expect(await attempt("reset@example.rw", address, right)).toBe(true);
    for (let i = 0; i < 10; i++) expect(await attempt("reset@example.rw", here)).toBe(true);
    expect(await attempt("reset@example.rw", here)).toBe(false);
  }
  expect(await attempt("stays-locked@example.rw", here, right)).toBe(false);
});

test.each<[string, Result<string>]>([
  ["is too busy", { ok: false, reason: "refused", status: 429 }],
  ["is unavailable", { ok: false, reason: "unavailable" }],
])("a backend that %s counts no password as wrong", async (account, result) => {
  for (let i = 0; i < 12; i++) expect(await attempt(account, "192.0.2.1", result)).toBe(true);
});

test("a new password that the backend refuses, or a taken Google account, counts no password as wrong", async () => {
  const refused: Result<string> = { ok: false, reason: "refused", status: 400 };
  for (let i = 0; i < 12; i++) {
    const context = { requestId: "test", address: "192.0.2.1" };
    const checked = await withPasswordLimit("eve@example.rw", context, async () => refused, [400, 409]);
    expect("result" in checked).toBe(true);
  }
});

const refused = (message?: string): Failure => ({ ok: false, reason: "refused", status: 401, message });
const unusable: Failure = { ok: false, reason: "unusable" };
const unavailable: Failure = { ok: false, reason: "unavailable" };

test.each([
  ["log-in, the backend's text", refused("No such user"), messages.login, "No such user"],
  ["log-in, no text", refused(), messages.login, "Failed to authenticate user."],
  ["log-in, no valid user", unusable, messages.login, "An unexpected error occurred. Please try again."],
  ["log-in, no response", unavailable, messages.login, "Something went wrong. Please try again later."],
  ["registration, no text", refused(), messages.register, "An error occurred. Please try again."],
  ["registration, no valid user", unusable, messages.register, "An error occurred. Please try again."],
  ["registration, no response", unavailable, messages.register, "Something went wrong. Please try again later."],
])("a visitor reads the message for %s", (_, failure, texts, message) => {
  expect(toRefusal(failure, texts).message).toBe(message);
});

test("a failure on our side is a 503 with a reference", () => {
  expect(toRefusal(unavailable, messages.login)).toMatchObject({ status: 503, isServerFault: true });
  expect(toRefusal(unusable, messages.login)).toMatchObject({ status: 503, isServerFault: true });
  expect(toRefusal(refused(), messages.login).isServerFault).toBeUndefined();
});

test("the backend's errors of fields are passed on", () => {
  const errors = { username: "Taken" };
  expect(
    toRefusal({ ok: false, reason: "refused", status: 409, message: "Taken", errors }, messages.register).errors,
  ).toBe(errors);
});

test("a refusal with a 2xx status becomes a 400", () => {
  expect(toRefusal({ ok: false, reason: "refused", status: 200, message: "No" }, messages.login).status).toBe(400);
});
