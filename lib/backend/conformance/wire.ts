import assert from "node:assert/strict";
import { type CallName, calls, headerNames, type Role, recordCalls } from "../contract";
import {
  assertDone,
  assertFailure,
  assertKeyRefused,
  assertRefused,
  createAccount,
  createUser,
  credentialHeaders,
  listRecords,
  logIn,
  makeAddress,
  type WireCases,
  type WireContext,
} from "./helpers";

const { apiKey: KEY, username: USERNAME, loginToken: TOKEN } = headerNames;
const WRONG_KEY = "not-the-key";
const NO_KEY_STATUSES = [400, 401, 403];

const headers: WireCases = {
  "public data: needs no credentials but the API key": async (target) => {
    const { entity, send } = target;
    assertDone(await target.readPublicData(entity, target.context));
    assertFailure(await send("publicData", { entity }), NO_KEY_STATUSES);
    assertKeyRefused(await send("publicData", { entity, headers: { [KEY]: WRONG_KEY } }));
  },
  "request id: optional": async ({ send, apiKey, entity }) => {
    assert.equal((await send("publicData", { entity, headers: { [KEY]: apiKey } })).status, 200);
  },
  "malformed input: rejects malformed credential headers": async ({ send, apiKey }) => {
    for (const value of ["%", "%00", "%ff", "%F0%9F%A6%81", "' or 1=1 --", "x".repeat(4000)]) {
      const headers = credentialHeaders(apiKey, { username: value, login_token: value });
      assertFailure(await send("talents", { headers }), [400, 401, 431]);
    }
  },
};

const protectedCalls = (Object.keys(calls) as CallName[]).filter((name) => calls[name].sends === "credentials");

const credentials: WireCases = Object.fromEntries(
  protectedCalls.map((call) => [
    `${call}: requires the API key and a login token of the user`,
    async (target) => {
      const [user, other] = [await createUser(target), await createUser(target)];
      const body = "request" in calls[call] ? { name: "Ada Lovelace" } : undefined;
      const expectStatus = async (statuses: number[], headers: Record<string, string>) =>
        assertFailure(await target.send(call, { headers, body }), statuses);
      const { [KEY]: key, ...credentials } = credentialHeaders(target.apiKey, user);
      await expectStatus(NO_KEY_STATUSES, credentials);
      assertKeyRefused(await target.send(call, { headers: { ...credentials, [KEY]: WRONG_KEY }, body }));
      await expectStatus([401], { [KEY]: key });
      await expectStatus([401], { [KEY]: key, [USERNAME]: user.username });
      await expectStatus([401], { [KEY]: key, [TOKEN]: user.login_token });
      await expectStatus([401], { [KEY]: key, ...credentials, [TOKEN]: "made-up" });
      await expectStatus([401], { [KEY]: key, ...credentials, [USERNAME]: other.username });
      assertDone(await listRecords(target, user));
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

type MakeBody = (target: WireContext) => Promise<Record<string, string>>;
const registration = { password: "a password", confirm_password: "a password" };
const validBodies: [CallName, MakeBody][] = [
  ["login", async (target) => ({ api_key: target.apiKey, ...(await createAccount(target)) })],
  ["register", async ({ apiKey }) => ({ api_key: apiKey, username: makeAddress(), ...registration })],
  ["googleLogin", async () => ({ token: "garbage" })],
  ["googleRegister", async ({ apiKey }) => ({ api_key: apiKey, token: "garbage" })],
];

const bodies: WireCases = Object.fromEntries(
  validBodies.map(([call, makeBody]) => [
    `malformed input: ${call} rejects invalid values of every field`,
    async (target) => {
      const valid = await makeBody(target);
      assertFailure(await target.send(call, { body: [] }));
      for (const field of Object.keys(valid))
        for (const value of invalidValues)
          assertFailure(await target.send(call, { body: { ...valid, [field]: value } }));
    },
  ]),
);

const record = { name: "Ada Lovelace", phone: "+250 788 000 000", about: "Engines." };
const invalidRecords = [
  {},
  [record],
  { ...record, name: "  " },
  { ...record, name: 1 },
  { ...record, name: "x".repeat(10_000) },
  { ...record, about: "\0" },
];

const records: WireCases = Object.fromEntries(
  (["talent", "organization"] satisfies Role[]).map((role) => [
    `${role}s: rejects invalid records`,
    async (target) => {
      const user = await createUser(target);
      const headers = credentialHeaders(target.apiKey, user);
      for (const body of invalidRecords) assertFailure(await target.send(recordCalls[role].create, { headers, body }));
      assert.deepEqual(assertDone(await listRecords(target, user, role)), []);
    },
  ]),
);

const keys: WireCases = {
  "API key: a wrong one in the body is refused": async (target) => {
    const person = await createAccount(target);
    const username = makeAddress();
    const register = { username, ...registration };
    for (const [call, body] of [
      ["login", person],
      ["register", register],
    ] as const)
      assertKeyRefused(await target.send(call, { body: { ...body, api_key: WRONG_KEY } }));
    assertDone(await logIn(target, person));
    assertRefused(await logIn(target, { username, password: registration.password }));
  },
};

/** What only a backend over HTTP can get wrong: headers, malformed bodies, the API key. */
export const wireCases: WireCases = { ...headers, ...credentials, ...bodies, ...records, ...keys };
