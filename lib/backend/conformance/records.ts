import assert from "node:assert/strict";
import {
  assertDone,
  assertFailure,
  assertRefused,
  type ConformanceCases,
  createUser,
  credentialHeaders,
} from "./helpers";

const record = { name: "Ada Lovelace", phone: "+250 788 000 000", about: "Engines." };
const unusualTexts = [
  "Émile 🦁 Nyirahabimana",
  `O'Brien "the" \\ <b>&amp;</b>`,
  "'; drop table users; --",
  "two\nlines",
  "مرحبا %s %00 $1",
];
const invalidRecords = [
  {},
  [record],
  { ...record, name: "  " },
  { ...record, name: 1 },
  { ...record, name: "x".repeat(10_000) },
  { ...record, about: "\0" },
];

const kinds = {
  talents: { create: "createTalent", update: "updateTalent", owner: "email" },
  organizations: { create: "createOrganization", update: "updateOrganization", owner: "added_by" },
} as const;

const casesOf = (kind: keyof typeof kinds): ConformanceCases => {
  const { create, update, owner } = kinds[kind];
  return {
    [`${kind}: the list of a new user is empty`]: async (context) => {
      assert.deepEqual(assertDone(await context.call(kind, { credentials: await createUser(context) })), []);
    },
    [`${kind}: a created record is listed for its owner only`]: async (context) => {
      const [user, other] = [await createUser(context), await createUser(context)];
      assertDone(await context.call(create, { credentials: user, body: record }));
      const own = assertDone(await context.call(kind, { credentials: user }));
      const { name, phone, about, [owner]: listedOwner } = Object(own[0]);
      assert.deepEqual({ name, phone, about }, record);
      assert.equal(listedOwner, user.username, `expected the username as ${owner}`);
      assert.equal(own.length, 1);
      assert.deepEqual(assertDone(await context.call(kind, { credentials: other })), []);
    },
    [`${kind}: rejects a second record and keeps the first`]: async (context) => {
      const user = await createUser(context);
      assertDone(await context.call(create, { credentials: user, body: record }));
      assertRefused(await context.call(create, { credentials: user, body: { ...record, name: "Second" } }));
      const own = assertDone(await context.call(kind, { credentials: user }));
      assert.equal(own[0]?.name, record.name);
      assert.equal(own.length, 1);
    },
    [`${kind}: an update changes the record of its owner only`]: async (context) => {
      const [user, other] = [await createUser(context), await createUser(context)];
      assertDone(await context.call(create, { credentials: user, body: record }));
      assertDone(await context.call(create, { credentials: other, body: record }));
      assertDone(await context.call(update, { credentials: user, body: { name: "Augusta", phone: "", about: "" } }));
      const names = async (of: typeof user) =>
        assertDone(await context.call(kind, { credentials: of })).map(({ name }) => name);
      assert.deepEqual([await names(user), await names(other)], [["Augusta"], [record.name]]);
    },
    [`${kind}: rejects an update without a record`]: async (context) =>
      assertRefused(await context.call(update, { credentials: await createUser(context), body: record })),
    [`${kind}: texts are stored unchanged`]: async (context) => {
      const user = await createUser(context);
      assertDone(await context.call(create, { credentials: user, body: record }));
      for (const text of unusualTexts) {
        assertDone(await context.call(update, { credentials: user, body: { ...record, name: text, about: text } }));
        const [found] = assertDone(await context.call(kind, { credentials: user }));
        assert.deepEqual([found?.name, found?.about], [text, text]);
      }
    },
    [`${kind}: rejects invalid records`]: async (context) => {
      const user = await createUser(context);
      const headers = credentialHeaders(context.apiKey, user);
      for (const body of invalidRecords) assertFailure(await context.send(create, { headers, body }));
      assert.deepEqual(assertDone(await context.call(kind, { credentials: user })), []);
    },
  };
};

export const recordCases: ConformanceCases = { ...casesOf("talents"), ...casesOf("organizations") };
