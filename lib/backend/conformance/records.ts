import "server-only";
import assert from "node:assert/strict";
import { headerNames } from "../contract";
import {
  assertDone,
  assertFailure,
  assertRefused,
  assertUnauthorized,
  type ConformanceCases,
  type ConformanceContext,
  createUser,
  credentialHeaders,
  isNotImplemented,
  list,
  NotImplementedError,
  write,
} from "./helpers";

const record = { name: "Ada Lovelace", phone: "+250 788 000 000", about: "Engines." };
const unusualTexts = [
  "Émile 🦁 Nyirahabimana",
  `O'Brien "the" \\ <b>&amp;</b>`,
  "'; drop table users; --",
  "two\nlines",
  "مرحبا %s %00 $1",
];

const kinds = {
  talents: { create: "createTalent", update: "updateTalent", owner: "email" },
  organizations: { create: "createOrganization", update: "updateOrganization", owner: "added_by" },
} as const;

type Kind = keyof typeof kinds;

/** Sends a record without validating it. */
async function sendRecord(context: ConformanceContext, kind: Kind, body: object, credentials = {}) {
  const headers = { [headerNames.apiKey]: context.apiKey, ...credentials };
  const response = await context.send(kinds[kind].create, { headers, body });
  if (isNotImplemented(response.status)) throw new NotImplementedError();
  return response;
}

const writeCases = (kind: Kind): ConformanceCases => {
  const { create, update, owner } = kinds[kind];
  return {
    [`${kind}: a created record is listed for its owner only`]: async (context) => {
      const [user, other] = [await createUser(context), await createUser(context)];
      assertDone(await write(context, create, user, record));
      const own = assertDone(await list(context, kind, user));
      assert.equal(own.length, 1);
      assert.equal(Object(own[0])[owner], user.username, `expected the username as ${owner}`);
      const { name, phone, about } = Object(own[0]);
      assert.deepEqual({ name, phone, about }, record);
      assert.deepEqual(assertDone(await list(context, kind, other)), []);
    },
    [`${kind}: rejects a second record and keeps the first`]: async (context) => {
      const user = await createUser(context);
      assertDone(await write(context, create, user, record));
      assertRefused(await write(context, create, user, { ...record, name: "Second" }));
      const own = assertDone(await list(context, kind, user));
      assert.deepEqual(
        own.map(({ name }) => name),
        [record.name],
      );
    },
    [`${kind}: an update changes the record of its owner only`]: async (context) => {
      const [user, other] = [await createUser(context), await createUser(context)];
      assertDone(await write(context, create, user, record));
      assertDone(await write(context, create, other, record));
      assertDone(await write(context, update, user, { name: "Augusta", phone: "", about: "" }));
      const names = async (of: typeof user) => assertDone(await list(context, kind, of)).map(({ name }) => name);
      assert.deepEqual([await names(user), await names(other)], [["Augusta"], [record.name]]);
    },
    [`${kind}: rejects an update without a record`]: async (context) =>
      assertRefused(await write(context, update, await createUser(context), record)),
    [`${kind}: texts are stored unchanged`]: async (context) => {
      const user = await createUser(context);
      assertDone(await write(context, create, user, record));
      for (const text of unusualTexts) {
        assertDone(await write(context, update, user, { ...record, name: text, about: text }));
        const [found] = assertDone(await list(context, kind, user));
        assert.deepEqual([found?.name, found?.about], [text, text]);
      }
    },
    [`${kind}: rejects invalid records`]: async (context) => {
      const invalidFields = [{ name: "  " }, { name: 1 }, { name: "x".repeat(10_000) }, { about: "\0" }];
      const credentials = credentialHeaders(await createUser(context));
      for (const body of [{}, [record], ...invalidFields.map((fields) => ({ ...record, ...fields }))]) {
        assertFailure(await sendRecord(context, kind, body, credentials));
      }
    },
    [`${kind}: rejects a record without a login token`]: async (context) => {
      assertFailure(await sendRecord(context, kind, record), [401]);
    },
  };
};

const readCases = (kind: Kind): ConformanceCases => ({
  [`${kind}: the list of a new user is empty`]: async (context) => {
    assert.deepEqual(assertDone(await list(context, kind, await createUser(context))), []);
  },
  [`${kind}: rejects requests without username or token`]: async (context) => {
    const key = { [headerNames.apiKey]: context.apiKey };
    const credentials = credentialHeaders(await createUser(context));
    for (const name of Object.keys(credentials) as (keyof typeof credentials)[]) {
      const headers = { ...key, [name]: credentials[name] };
      assertFailure(await context.send(kind, { headers }), [401]);
    }
    assertFailure(await context.send(kind, { headers: key }), [401]);
    assert.equal((await context.send(kind, { headers: { ...key, ...credentials } })).status, 200);
  },
  [`${kind}: rejects an unknown token`]: async (context) => {
    const { username } = await createUser(context);
    assertUnauthorized(await list(context, kind, { username, login_token: "made-up" }));
  },
  [`${kind}: rejects a token of another user`]: async (context) => {
    const [one, other] = [await createUser(context), await createUser(context)];
    assertUnauthorized(await list(context, kind, { username: other.username, login_token: one.login_token }));
    assertDone(await list(context, kind, one));
  },
});

export const recordCases: ConformanceCases = {
  ...readCases("talents"),
  ...readCases("organizations"),
  ...writeCases("talents"),
  ...writeCases("organizations"),
};
