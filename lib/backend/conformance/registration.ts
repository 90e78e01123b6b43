import "server-only";
import assert from "node:assert/strict";
import { headerNames } from "../contract";
import { assertDone, assertRefused } from "./assertions";
import type { ConformanceCase } from "./case";
import { createPerson, logIn, makeAddress, makeContext, register } from "./people";

export const registration: ConformanceCase[] = [
  {
    name: "register: a new address is taken",
    run: async (context) => {
      await createPerson(context);
    },
  },
  {
    name: "register: an address that has an account is refused, and its password stays",
    run: async (context) => {
      const person = await createPerson(context);
      assertRefused(await register(context, { ...person, password: "another password" }));
      assertDone(await logIn(context, person));
    },
  },
  {
    name: "register: the same address in capitals and between spaces is refused",
    run: async (context) => {
      const person = await createPerson(context);
      assertRefused(await register(context, { ...person, username: person.username.toUpperCase() }));
      assertRefused(await register(context, { ...person, username: `  ${person.username} ` }));
    },
  },
  {
    name: "register: two passwords that differ are refused, and neither logs in",
    run: async (context) => {
      const username = makeAddress();
      assertRefused(await register(context, { username, password: "one password" }, "two passwords"));
      assertRefused(await logIn(context, { username, password: "one password" }));
      assertRefused(await logIn(context, { username, password: "two passwords" }));
    },
  },
  {
    name: "register: what is no address is refused",
    run: async (context) => {
      assertRefused(await register(context, { username: "no address", password: "a password" }));
    },
  },
  {
    name: "google: a token that Google did not sign neither logs in nor registers",
    run: async ({ backend }) => {
      const claims = { iss: "https://accounts.google.com", sub: "1", email: makeAddress(), email_verified: true };
      const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
      for (const token of ["garbage", `${encode({ alg: "none" })}.${encode(claims)}.`]) {
        assertRefused(await backend("googleLogin", { body: { token } }, makeContext()));
        assertRefused(await backend("googleRegister", { body: { token } }, makeContext()));
      }
    },
  },
  {
    name: "request ids: a call without one is answered too",
    run: async ({ send, apiKey, entity }) => {
      const { status } = await send("publicData", { entity, headers: { [headerNames.apiKey]: apiKey } });
      assert.equal(status, 200);
    },
  },
];
