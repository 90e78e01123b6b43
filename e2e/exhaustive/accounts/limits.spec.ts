import { type APIResponse, expect } from "@playwright/test";
import { createAccount, logIn, newAccount, newAddress, test } from "../../accounts/fixtures";

// The limits themselves are tested in lib/rate-limit/index.test.ts, client addresses in
// lib/server/request-headers.test.ts, and the limit of wrong passwords in lib/accounts/refusal.test.ts.

async function expectTooMany(response: APIResponse) {
  expect(response.status()).toBe(429);
  const { result } = await response.json();
  expect(result).toMatch(/^Too many attempts\. Please try again in \d+ minutes?\.$/);
}

test("an address has 20 registrations and 60 log-ins, and an account saves its profile 60 times", async ({
  request,
}) => {
  const here = newAddress();
  const post = (path: string, data: object, address = here) =>
    request.post(path, { data, headers: { "x-forwarded-for": address } });
  const register = (account = newAccount()) =>
    post("/user/register", { ...account, confirm_password: account.password });
  const guess = () => post("/user/login", newAccount());
  const save = () => post("/user/profile", { kind: "talent", name: "Uwase" }, newAddress());

  const late = newAccount();
  await logIn({ request }, await createAccount({ request }));
  for (const [limit, status, act] of [
    [20, 200, register],
    [60, 401, guess],
    [60, 200, save],
  ] as const) {
    for (let i = 0; i < limit; i++) expect((await act()).status()).toBe(status);
    await expectTooMany(await act());
  }
  await expectTooMany(await register(late));
  const attempt = await post("/user/login", late, newAddress());
  expect(attempt.status(), "the account was not created").toBe(401);
});
