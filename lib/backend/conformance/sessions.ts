import "server-only";
import assert from "node:assert/strict";
import { toRole } from "../contract";
import { assertDone, assertUnauthorized } from "./assertions";
import type { ConformanceCase } from "./case";
import { createUser, list, logIn, makeContext, write } from "./people";

const record = { name: "Umurage Ltd" };

export const sessions: ConformanceCase[] = [
  {
    name: "roles: who created an organization logs in as one, who created a talent as a talent",
    run: async (context) => {
      const [founder, talent] = [await createUser(context), await createUser(context)];
      assertDone(await write(context, "createOrganization", founder, { ...record, phone: "", about: "" }));
      assertDone(await write(context, "createTalent", talent, { ...record, phone: "", about: "" }));
      assert.equal(toRole(assertDone(await logIn(context, founder)).role), "organization");
      assert.equal(toRole(assertDone(await logIn(context, talent)).role), "talent");
    },
  },
  {
    name: "logout: ends the token that is sent, and no other",
    run: async (context) => {
      const first = await createUser(context);
      const second = assertDone(await logIn(context, first));
      assertDone(await context.backend("logout", { credentials: first }, makeContext()));
      assertUnauthorized(await list(context, "talents", first));
      assertDone(await list(context, "talents", second));
    },
  },
  {
    name: "logout: another person's username does not end a token",
    run: async (context) => {
      const [one, other] = [await createUser(context), await createUser(context)];
      const mixed = { username: other.username, login_token: one.login_token };
      assertUnauthorized(await context.backend("logout", { credentials: mixed }, makeContext()));
      assertDone(await list(context, "talents", one));
    },
  },
];
