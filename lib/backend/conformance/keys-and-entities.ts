import "server-only";
import { headerNames } from "../contract";
import { assertDone, assertRefusal, assertRefused } from "./assertions";
import type { ConformanceCase } from "./case";
import { createUser, logIn, makeAddress, makeContext } from "./people";

const WRONG_KEY = "not-the-key";
const refusals = [400, 401, 403];

export const keysAndEntities: ConformanceCase[] = [
  {
    name: "public data: a known entity is read with the key alone",
    run: async ({ backend, entity }) => {
      assertDone(await backend("publicData", { entity }, makeContext()));
    },
  },
  {
    name: "public data: an unknown entity is refused",
    run: async ({ backend }) => {
      for (const entity of ["no-such-entity", "__proto__", "constructor", "users", "a b", "..%2f", "'--", "é🦁"]) {
        assertRefused(await backend("publicData", { entity }, makeContext()));
      }
    },
  },
  {
    name: "api key: public data needs it",
    run: async ({ send, entity }) => {
      for (const headers of [undefined, { [headerNames.apiKey]: WRONG_KEY }]) {
        assertRefusal(await send("publicData", { entity, headers }), refusals);
      }
    },
  },
  {
    name: "api key: personal data needs it, whoever asks",
    run: async (context) => {
      const { username, login_token } = await createUser(context);
      const user = { [headerNames.username]: username, [headerNames.loginToken]: login_token };
      for (const headers of [user, { ...user, [headerNames.apiKey]: WRONG_KEY }]) {
        assertRefusal(await context.send("talents", { headers }), refusals);
        assertRefusal(await context.send("organizations", { headers }), refusals);
      }
    },
  },
  {
    name: "api key: a login needs it",
    run: async (context) => {
      const { username, password } = await createUser(context);
      for (const key of [{}, { api_key: WRONG_KEY }, { api_key: "" }, { api_key: null }]) {
        assertRefusal(await context.send("login", { body: { ...key, username, password } }), refusals);
      }
    },
  },
  {
    name: "api key: a registration needs it, and without it makes no account",
    run: async (context) => {
      const person = { username: makeAddress(), password: "a password" };
      for (const key of [{}, { api_key: WRONG_KEY }]) {
        const body = { ...key, ...person, confirm_password: person.password };
        assertRefusal(await context.send("register", { body }), refusals);
      }
      assertRefused(await logIn(context, person));
    },
  },
  {
    name: "api key: a registration with Google needs it",
    run: async ({ send }) => {
      for (const key of [{}, { api_key: WRONG_KEY }]) {
        assertRefusal(await send("googleRegister", { body: { ...key, token: "garbage" } }), refusals);
      }
    },
  },
];
