import "server-only";
import assert from "node:assert/strict";
import { type CallName, headerNames } from "../contract";
import {
  assertDone,
  assertFailure,
  assertRefused,
  type ConformanceCases,
  createUser,
  credentialHeaders,
  list,
  logIn,
  makeAddress,
  makeContext,
} from "./helpers";

const WRONG_KEY = "not-the-key";
const statuses = [400, 401, 403];

const keys: ConformanceCases = {
  "public data: needs no credentials but the API key": async ({ backend, entity }) => {
    assertDone(await backend("publicData", { entity }, makeContext()));
  },
  "public data: rejects an unknown entity": async ({ backend }) => {
    for (const entity of ["no-such-entity", "__proto__", "constructor", "users", "a b", "..%2f", "'--", "é🦁"]) {
      assertRefused(await backend("publicData", { entity }, makeContext()));
    }
  },
  "api key: required for public data": async ({ send, entity }) => {
    for (const headers of [undefined, { [headerNames.apiKey]: WRONG_KEY }]) {
      assertFailure(await send("publicData", { entity, headers }), statuses);
    }
  },
  "api key: required for personal data, even with valid credentials": async (context) => {
    const credentials = credentialHeaders(await createUser(context));
    for (const headers of [credentials, { ...credentials, [headerNames.apiKey]: WRONG_KEY }]) {
      assertFailure(await context.send("talents", { headers }), statuses);
      assertFailure(await context.send("organizations", { headers }), statuses);
    }
  },
  "api key: required to log in": async (context) => {
    const { username, password } = await createUser(context);
    for (const key of [{}, { api_key: WRONG_KEY }, { api_key: "" }, { api_key: null }]) {
      assertFailure(await context.send("login", { body: { ...key, username, password } }), statuses);
    }
  },
  "api key: required to register": async (context) => {
    const person = { username: makeAddress(), password: "a password" };
    for (const key of [{}, { api_key: WRONG_KEY }]) {
      const body = { ...key, ...person, confirm_password: person.password };
      assertFailure(await context.send("register", { body }), statuses);
    }
    assertRefused(await logIn(context, person));
  },
  "api key: required to register with Google": async ({ send }) => {
    for (const key of [{}, { api_key: WRONG_KEY }]) {
      assertFailure(await send("googleRegister", { body: { ...key, token: "garbage" } }), statuses);
    }
  },
  "request id: optional": async ({ send, apiKey, entity }) => {
    const { status } = await send("publicData", { entity, headers: { [headerNames.apiKey]: apiKey } });
    assert.equal(status, 200);
  },
};

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

const validBodies: [CallName, (apiKey: string) => Record<string, unknown>][] = [
  ["login", (api_key) => ({ api_key, username: makeAddress(), password: "wrong" })],
  ["register", (api_key) => ({ api_key, username: makeAddress(), password: "one", confirm_password: "two" })],
  ["googleLogin", () => ({ token: "garbage" })],
  ["googleRegister", (api_key) => ({ api_key, token: "garbage" })],
];

const malformedBodies: ConformanceCases = Object.fromEntries(
  validBodies.map(([call, makeBody]) => [
    `malformed input: ${call} rejects invalid values of every field`,
    async ({ send, apiKey }) => {
      assertFailure(await send(call, { body: [] }));
      for (const field of Object.keys(makeBody(apiKey)))
        for (const value of invalidValues)
          assertFailure(await send(call, { body: { ...makeBody(apiKey), [field]: value } }));
    },
  ]),
);

const unusualPasswords = ["🦁 pass 🦁", `"quoted' \\ password`, "'; drop table users; --", "  spaces  ", "مرور", "x"];

const unusualInput: ConformanceCases = {
  "unusual input: any text is a valid password": async (context) => {
    for (const password of unusualPasswords) await createUser(context, { password });
  },
  "unusual input: an address with special characters works in a header": async (context) => {
    const username = makeAddress().replace("@", "+it's_100@");
    assertDone(await list(context, "talents", await createUser(context, { username })));
  },
  "malformed input: rejects malformed credential headers": async ({ send, apiKey }) => {
    for (const value of ["%", "%00", "%ff", "%F0%9F%A6%81", "' or 1=1 --", "x".repeat(4000)]) {
      const malformedHeaders = { [headerNames.username]: value, [headerNames.loginToken]: value };
      assertFailure(
        await send("talents", { headers: { [headerNames.apiKey]: apiKey, ...malformedHeaders } }),
        [400, 401, 431],
      );
    }
  },
};

export const requestCases = { ...keys, ...malformedBodies, ...unusualInput };
