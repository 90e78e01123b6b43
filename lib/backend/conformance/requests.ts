import assert from "node:assert/strict";
import { type CallName, calls, headerNames } from "../contract";
import {
  assertDone,
  assertFailure,
  assertKeyRefused,
  assertRefused,
  type ConformanceCases,
  type ConformanceContext,
  createAccount,
  createUser,
  credentialHeaders,
  makeAddress,
} from "./helpers";

const { apiKey: KEY, username: USERNAME, loginToken: TOKEN } = headerNames;
const WRONG_KEY = "not-the-key";
const NO_KEY_STATUSES = [400, 401, 403];

const publicData: ConformanceCases = {
  "public data: needs no credentials but the API key": async ({ call, send, entity }) => {
    assertDone(await call("publicData", { entity }));
    assertFailure(await send("publicData", { entity }), NO_KEY_STATUSES);
    assertKeyRefused(await send("publicData", { entity, headers: { [KEY]: WRONG_KEY } }));
  },
  "public data: rejects an unknown entity": async ({ call }) => {
    for (const entity of ["no-such-entity", "__proto__", "constructor", "users", "a b", "..%2f", "'--", "é🦁"])
      assertRefused(await call("publicData", { entity }));
  },
  "request id: optional": async ({ send, apiKey, entity }) => {
    assert.equal((await send("publicData", { entity, headers: { [KEY]: apiKey } })).status, 200);
  },
};

const protectedCalls = (Object.keys(calls) as CallName[]).filter((name) => calls[name].sends === "credentials");

const credentials: ConformanceCases = Object.fromEntries(
  protectedCalls.map((call) => [
    `${call}: requires the API key and a login token of the user`,
    async (context) => {
      const [user, other] = [await createUser(context), await createUser(context)];
      const body = "request" in calls[call] ? { name: "Ada Lovelace" } : undefined;
      const expectStatus = async (statuses: number[], headers: Record<string, string>) =>
        assertFailure(await context.send(call, { headers, body }), statuses);
      const { [KEY]: key, ...credentials } = credentialHeaders(context.apiKey, user);
      await expectStatus(NO_KEY_STATUSES, credentials);
      assertKeyRefused(await context.send(call, { headers: { ...credentials, [KEY]: WRONG_KEY }, body }));
      await expectStatus([401], { [KEY]: key });
      await expectStatus([401], { [KEY]: key, [USERNAME]: user.username });
      await expectStatus([401], { [KEY]: key, [TOKEN]: user.login_token });
      await expectStatus([401], { [KEY]: key, ...credentials, [TOKEN]: "made-up" });
      await expectStatus([401], { [KEY]: key, ...credentials, [USERNAME]: other.username });
      assertDone(await context.call("talents", { credentials: user }));
    },
  ]),
);

const invalidValues = [
  undefined,
  null,
  "",
  0,
  true,
  {},
  ["x"],
  "\0",
  "a\0b@example.org",
  "\ud800@example.org",
  "🦁".repeat(200),
  "x".repeat(20_000),
  "x".repeat(200_000),
  "' or 1=1 --",
];

type MakeBody = (context: ConformanceContext) => Promise<Record<string, string>>;
const registration = { password: "a password", confirm_password: "a password" };
const validBodies: [CallName, MakeBody][] = [
  ["login", async (context) => ({ api_key: context.apiKey, ...(await createAccount(context)) })],
  ["register", async ({ apiKey }) => ({ api_key: apiKey, username: makeAddress(), ...registration })],
  ["googleLogin", async () => ({ token: "garbage" })],
  ["googleRegister", async ({ apiKey }) => ({ api_key: apiKey, token: "garbage" })],
];

const bodies: ConformanceCases = Object.fromEntries(
  validBodies.map(([call, makeBody]) => [
    `malformed input: ${call} rejects invalid values of every field`,
    async (context) => {
      const valid = await makeBody(context);
      assertFailure(await context.send(call, { body: [] }));
      for (const field of Object.keys(valid))
        for (const value of invalidValues)
          assertFailure(await context.send(call, { body: { ...valid, [field]: value } }));
    },
  ]),
);

/** The passwords have at least 8 characters each, which a backend may require. */
const unusualPasswords = ["🦁 pass 🦁", `"quoted' \\ password`, "'; drop table users; --", "  spaces  ", "كلمة المرور"];

const unusualInput: ConformanceCases = {
  "unusual input: any text is a valid password": async (context) => {
    for (const password of unusualPasswords) await createUser(context, { password });
  },
  "unusual input: an address with special characters works in a header": async (context) => {
    const username = makeAddress().replace("@", "+it's_100&{more}@");
    assertDone(await context.call("talents", { credentials: await createUser(context, { username }) }));
  },
  "malformed input: rejects malformed credential headers": async ({ send, apiKey }) => {
    for (const value of ["%", "%00", "%ff", "%F0%9F%A6%81", "' or 1=1 --", "x".repeat(4000)]) {
      const headers = credentialHeaders(apiKey, { username: value, login_token: value });
      assertFailure(await send("talents", { headers }), [400, 401, 431]);
    }
  },
};

const keys: ConformanceCases = {
  "API key: a wrong one in the body is refused": async (context) => {
    const person = await createAccount(context);
    const username = makeAddress();
    const register = { username, ...registration };
    for (const [call, body] of [
      ["login", person],
      ["register", register],
    ] as const)
      assertKeyRefused(await context.send(call, { body: { ...body, api_key: WRONG_KEY } }));
    assertDone(await context.call("login", { body: person }));
    assertRefused(await context.call("login", { body: { username, password: registration.password } }));
  },
};

export const requestCases = { ...publicData, ...credentials, ...bodies, ...unusualInput, ...keys };
