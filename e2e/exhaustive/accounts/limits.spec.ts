import {
  createAccount,
  expect,
  expectTooMany,
  logIn,
  newAccount,
  newAddress,
  postFrom,
  test,
  times,
} from "../../accounts/fixtures";

// The limits themselves are tested in lib/rate-limit.test.ts, client addresses in lib/server/client-ip.test.ts, and that of
// wrong passwords in lib/auth/log-in.test.ts and accounts/password.spec.ts.

test("an address has 20 registrations and 60 log-ins, and an account saves its profile 60 times", async ({
  request,
}) => {
  const address = newAddress();
  const register = (account = newAccount()) =>
    postFrom({ request }, address, "/user/register", { ...account, confirm_password: account.password });
  const guess = () => postFrom({ request }, address, "/user/login", newAccount());
  const save = () => postFrom({ request }, newAddress(), "/user/profile", { kind: "talent", name: "Uwase" });

  const late = newAccount();
  await logIn({ request }, await createAccount({ request }));
  for (const [limit, status, act] of [
    [20, 200, register],
    [60, 401, guess],
    [60, 200, save],
  ] as const) {
    for (const response of await times(limit, () => act())) expect(response.status()).toBe(status);
    await expectTooMany(await act());
  }
  await expectTooMany(await register(late));
  const attempt = await postFrom({ request }, newAddress(), "/user/login", late);
  expect(attempt.status(), "the account was not created").toBe(401);
});
