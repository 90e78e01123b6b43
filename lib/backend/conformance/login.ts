import "server-only";
import assert from "node:assert/strict";
import { toRole } from "../contract";
import { assertDone, assertRefused } from "./assertions";
import type { ConformanceCase } from "./case";
import { createPerson, createUser, list, logIn, makeAddress } from "./people";

export const login: ConformanceCase[] = [
  {
    name: "login: the right password opens the account",
    run: async (context) => {
      const person = await createPerson(context);
      const { username } = assertDone(await logIn(context, person));
      assert.equal(username.toLowerCase(), person.username, "the username should be the address");
    },
  },
  {
    name: "login: the address is taken in capitals and between spaces",
    run: async (context) => {
      const person = await createPerson(context);
      assertDone(await logIn(context, { ...person, username: person.username.toUpperCase() }));
      assertDone(await logIn(context, { ...person, username: ` ${person.username}  ` }));
    },
  },
  {
    name: "login: the password is compared exactly",
    run: async (context) => {
      const person = await createPerson(context, { password: "Exactly This 1" });
      for (const password of ["exactly this 1", "Exactly This 1 ", " Exactly This 1", "Exactly This"]) {
        assertRefused(await logIn(context, { ...person, password }));
      }
    },
  },
  {
    name: "login: a wrong password and an unknown address are answered alike",
    run: async (context) => {
      const person = await createPerson(context);
      const wrong = await logIn(context, { ...person, password: "wrong" });
      const unknown = await logIn(context, { username: makeAddress(), password: "wrong" });
      assertRefused(wrong);
      assert.deepEqual(unknown, wrong, "the two answers should not differ");
    },
  },
  {
    name: "login: a new account has a role, which is talent",
    run: async (context) => {
      const user = await createUser(context);
      assert.ok("role" in user, "the user should have a role");
      assert.equal(toRole(user.role), "talent");
    },
  },
  {
    name: "login: two logins have two tokens, and both hold",
    run: async (context) => {
      const first = await createUser(context);
      const second = assertDone(await logIn(context, first));
      assert.ok(second.login_token !== first.login_token, "the tokens should differ");
      assertDone(await list(context, "talents", first));
      assertDone(await list(context, "talents", second));
    },
  },
];
