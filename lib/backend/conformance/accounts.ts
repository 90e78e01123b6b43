import assert from "node:assert/strict";
import { toRole } from "../contract";
import {
  assertDone,
  assertRefused,
  assertUnauthorized,
  type ConformanceCases,
  createAccount,
  createUser,
  logIn,
  makeAddress,
  register,
} from "./helpers";

const record = { name: "Umurage Ltd", phone: "", about: "" };

export const accountCases: ConformanceCases = {
  "register: creates an account": async (context) => {
    const { username, password } = await createAccount(context);
    const user = assertDone(await logIn(context, { username, password }));
    assert.equal(user.username.toLowerCase(), username, "expected the address as username");
  },
  "register: rejects a registered address and keeps its password": async (context) => {
    const person = await createAccount(context);
    for (const username of [person.username, person.username.toUpperCase(), `  ${person.username} `])
      assertRefused(await register(context, { username, password: "another password" }));
    assertDone(await logIn(context, person));
  },
  "register: rejects passwords that differ and creates no account": async (context) => {
    const username = makeAddress();
    assertRefused(await register(context, { username, password: "one password" }, "two passwords"));
    assertRefused(await logIn(context, { username, password: "one password" }));
    assertRefused(await logIn(context, { username, password: "two passwords" }));
  },
  "register: rejects an invalid address": async (context) => {
    for (const username of ["no address", `<${makeAddress()}>`, makeAddress().replace("@", "..@")])
      assertRefused(await register(context, { username, password: "a password" }));
  },
  "google: rejects tokens not signed by Google": async ({ call }) => {
    const claims = { iss: "https://accounts.google.com", sub: "1", email: makeAddress(), email_verified: true };
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
    for (const token of ["garbage", `${encode({ alg: "none" })}.${encode(claims)}.`]) {
      assertRefused(await call("googleLogin", { body: { token } }));
      assertRefused(await call("googleRegister", { body: { token } }));
    }
  },
  "login: ignores case and surrounding spaces of the address": async (context) => {
    const person = await createAccount(context);
    assertDone(await logIn(context, { ...person, username: person.username.toUpperCase() }));
    assertDone(await logIn(context, { ...person, username: ` ${person.username}  ` }));
  },
  "login: the password is compared exactly": async (context) => {
    const person = await createAccount(context, { password: "Exactly This 1" });
    for (const password of ["exactly this 1", "Exactly This 1 ", " Exactly This 1", "Exactly This"])
      assertRefused(await logIn(context, { ...person, password }));
  },
  "login: responds alike to a wrong password and an unknown address": async (context) => {
    const person = await createAccount(context);
    const wrong = await logIn(context, { ...person, password: "wrong" });
    const unknown = await logIn(context, { username: makeAddress(), password: "wrong" });
    assertRefused(wrong);
    assert.deepEqual(unknown, wrong, "expected equal responses");
  },
  "login: the role of a new account is talent": async (context) => {
    const user = await createUser(context);
    assert.ok("role" in user, "expected a role");
    assert.equal(toRole(user.role), "talent");
  },
  "login: two logins have different tokens, both valid": async (context) => {
    const first = await createUser(context);
    const second = assertDone(await logIn(context, first));
    assert.ok(second.login_token !== first.login_token, "expected different tokens");
    assertDone(await context.call("talents", { credentials: first }));
    assertDone(await context.call("talents", { credentials: second }));
  },
  "roles: creating an organization or talent record sets the role of the account": async (context) => {
    const [organization, talent] = [await createUser(context), await createUser(context)];
    assertDone(await context.call("createOrganization", { credentials: organization, body: record }));
    assertDone(await context.call("createTalent", { credentials: talent, body: record }));
    assert.equal(toRole(assertDone(await logIn(context, organization)).role), "organization");
    assert.equal(toRole(assertDone(await logIn(context, talent)).role), "talent");
  },
  "password: changing it revokes all other tokens of the account": async (context) => {
    const user = await createUser(context);
    const other = assertDone(await logIn(context, user));
    const password = `New-${user.password}`;
    const change = (current_password: string, confirm_password = password) =>
      context.call("changePassword", { credentials: user, body: { current_password, password, confirm_password } });
    assertRefused(await change("not the password"));
    assertRefused(await change(user.password, "another password"));
    assertDone(await change(user.password));
    assertDone(await context.call("talents", { credentials: user }));
    assertUnauthorized(await context.call("talents", { credentials: other }));
    assertRefused(await logIn(context, user));
    assertDone(await logIn(context, { ...user, password }));
  },
  "password: a link is asked for alike with and without an account": async (context) => {
    const { username } = await createAccount(context);
    const known = assertDone(await context.call("requestPasswordReset", { body: { username } }));
    const unknown = assertDone(await context.call("requestPasswordReset", { body: { username: makeAddress() } }));
    assert.deepEqual(unknown, known, "expected equal responses");
  },
  "password: a made-up token of a link is rejected": async ({ call }) => {
    const password = "a new password";
    assertRefused(await call("resetPassword", { body: { token: "made-up", password, confirm_password: password } }));
  },
  "password: a made-up token of a link is rejected when the link is opened": async ({ call }) => {
    assertRefused(await call("checkPasswordReset", { body: { token: "made-up" } }));
  },
  "google: linking an account needs a token signed by Google": async (context) => {
    const user = await createUser(context);
    const { password } = user;
    assertRefused(await context.call("googleLink", { credentials: user, body: { token: "garbage", password } }));
  },
  "logout: can revoke all tokens of the account": async (context) => {
    const first = await createUser(context);
    const second = assertDone(await logIn(context, first));
    const other = await createUser(context);
    assertDone(await context.call("logoutEverywhere", { credentials: first }));
    for (const user of [first, second]) assertUnauthorized(await context.call("talents", { credentials: user }));
    assertDone(await context.call("talents", { credentials: other }));
  },
  "logout: revokes the sent token only": async (context) => {
    const first = await createUser(context);
    const second = assertDone(await logIn(context, first));
    assertDone(await context.call("logout", { credentials: first }));
    assertUnauthorized(await context.call("talents", { credentials: first }));
    assertDone(await context.call("talents", { credentials: second }));
  },
};
