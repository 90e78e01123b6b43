import "server-only";
import assert from "node:assert/strict";
import { headerNames } from "../contract";
import { assertDone, assertRefusal, assertUnauthorized } from "./assertions";
import type { ConformanceCase } from "./case";
import { createUser, list } from "./people";

const kinds = ["talents", "organizations"] as const;

const casesOf = (kind: (typeof kinds)[number]): ConformanceCase[] => [
  {
    name: `${kind}: a new person has an empty list`,
    run: async (context) => {
      assert.deepEqual(assertDone(await list(context, kind, await createUser(context))), []);
    },
  },
  {
    name: `${kind}: without username or token nobody is let in`,
    run: async (context) => {
      const { username, login_token } = await createUser(context);
      const key = { [headerNames.apiKey]: context.apiKey };
      const user = { [headerNames.username]: username };
      const token = { [headerNames.loginToken]: login_token };
      for (const headers of [key, { ...key, ...user }, { ...key, ...token }]) {
        assertRefusal(await context.send(kind, { headers }), [401]);
      }
      assert.equal((await context.send(kind, { headers: { ...key, ...user, ...token } })).status, 200);
    },
  },
  {
    name: `${kind}: a made-up token is nobody's`,
    run: async (context) => {
      const { username } = await createUser(context);
      assertUnauthorized(await list(context, kind, { username, login_token: "made-up" }));
    },
  },
  {
    name: `${kind}: one person's token does not open another's data`,
    run: async (context) => {
      const [one, other] = [await createUser(context), await createUser(context)];
      assertUnauthorized(await list(context, kind, { username: other.username, login_token: one.login_token }));
      assertDone(await list(context, kind, one));
    },
  },
];

export const personal: ConformanceCase[] = kinds.flatMap(casesOf);
