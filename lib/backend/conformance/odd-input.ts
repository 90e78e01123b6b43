import "server-only";
import { type CallName, headerNames } from "../contract";
import { assertDone, assertRefusal } from "./assertions";
import type { ConformanceCase, ConformanceContext } from "./case";
import { createUser, list, makeAddress } from "./people";

const oddValues = [
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

/** Each field of a request in turn is given each odd value. */
function casesOf(call: CallName, makeBody: (context: ConformanceContext) => Record<string, unknown>): ConformanceCase {
  return {
    name: `odd input: ${call} refuses it, field by field, and never breaks`,
    run: async (context) => {
      assertRefusal(await context.send(call, { body: [] }));
      for (const field of Object.keys(makeBody(context))) {
        for (const value of oddValues) {
          assertRefusal(await context.send(call, { body: { ...makeBody(context), [field]: value } }));
        }
      }
    },
  };
}

const oddPasswords = ["🦁 pass 🦁", `"quoted' \\ password`, "'; drop table users; --", "  spaces  ", "مرور", "x"];

export const oddInput: ConformanceCase[] = [
  casesOf("login", ({ apiKey }) => ({ api_key: apiKey, username: makeAddress(), password: "wrong" })),
  casesOf("register", ({ apiKey }) => ({
    api_key: apiKey,
    username: makeAddress(),
    password: "one",
    confirm_password: "two",
  })),
  casesOf("googleLogin", () => ({ token: "garbage" })),
  casesOf("googleRegister", ({ apiKey }) => ({ api_key: apiKey, token: "garbage" })),
  {
    name: "odd input: whatever is typed as a password is one",
    run: async (context) => {
      for (const password of oddPasswords) await createUser(context, { password });
    },
  },
  {
    name: "odd input: an address with signs in it works in a header",
    run: async (context) => {
      const username = makeAddress().replace("@", "+it's_100@");
      assertDone(await list(context, "talents", await createUser(context, { username })));
    },
  },
  {
    name: "odd input: headers that nobody would send are refused",
    run: async ({ send, apiKey }) => {
      for (const value of ["%", "%00", "%ff", "%F0%9F%A6%81", "' or 1=1 --", "x".repeat(4000)]) {
        const odd = { [headerNames.username]: value, [headerNames.loginToken]: value };
        assertRefusal(await send("talents", { headers: { [headerNames.apiKey]: apiKey, ...odd } }), [400, 401, 431]);
      }
    },
  },
];
