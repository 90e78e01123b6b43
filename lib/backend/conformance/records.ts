import "server-only";
import assert from "node:assert/strict";
import { calls, headerNames } from "../contract";
import { assertDone, assertRefusal, assertRefused } from "./assertions";
import type { ConformanceCase, ConformanceContext } from "./case";
import { NotOfferedError } from "./case";
import { createUser, list, write } from "./people";

const record = { name: "Ada Lovelace", phone: "+250 788 000 000", about: "Engines." };
const oddTexts = [
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

/** Sends a record as it is, however wrong. */
async function sendRaw(context: ConformanceContext, call: "createTalent" | "createOrganization", body: object) {
  const user = await createUser(context);
  const headers = {
    [headerNames.apiKey]: context.apiKey,
    [headerNames.username]: user.username,
    [headerNames.loginToken]: user.login_token,
  };
  const answer = await context.send(call, { headers, body });
  if ([404, 405, 501].includes(answer.status)) throw new NotOfferedError();
  return answer;
}

const casesOf = (kind: keyof typeof kinds): ConformanceCase[] => {
  const { create, update, owner } = kinds[kind];
  return [
    {
      name: `${kind}: what was created is in its owner's list, and in nobody else's`,
      run: async (context) => {
        const [user, other] = [await createUser(context), await createUser(context)];
        assertDone(await write(context, create, user, record));
        const own = assertDone(await list(context, kind, user));
        assert.equal(own.length, 1);
        assert.equal(Object(own[0])[owner], user.username, `${owner} should be the username`);
        const { name, phone, about } = Object(own[0]);
        assert.deepEqual({ name, phone, about }, record);
        assert.deepEqual(assertDone(await list(context, kind, other)), []);
      },
    },
    {
      name: `${kind}: a second record is refused, and the first stays`,
      run: async (context) => {
        const user = await createUser(context);
        assertDone(await write(context, create, user, record));
        assertRefused(await write(context, create, user, { ...record, name: "Second" }));
        const own = assertDone(await list(context, kind, user));
        assert.deepEqual(
          own.map(({ name }) => name),
          [record.name],
        );
      },
    },
    {
      name: `${kind}: a record can be changed, its owner's only`,
      run: async (context) => {
        const [user, other] = [await createUser(context), await createUser(context)];
        assertDone(await write(context, create, user, record));
        assertDone(await write(context, create, other, record));
        assertDone(await write(context, update, user, { name: "Augusta", phone: "", about: "" }));
        const names = async (of: typeof user) => assertDone(await list(context, kind, of)).map(({ name }) => name);
        assert.deepEqual([await names(user), await names(other)], [["Augusta"], [record.name]]);
      },
    },
    {
      name: `${kind}: where there is no record there is none to change`,
      run: async (context) => assertRefused(await write(context, update, await createUser(context), record)),
    },
    {
      name: `${kind}: texts come back as they were written`,
      run: async (context) => {
        const user = await createUser(context);
        assertDone(await write(context, create, user, record));
        for (const text of oddTexts) {
          assertDone(await write(context, update, user, { ...record, name: text, about: text }));
          const [found] = assertDone(await list(context, kind, user));
          assert.deepEqual([found?.name, found?.about], [text, text]);
        }
      },
    },
    {
      name: `${kind}: a record that is none is refused`,
      run: async (context) => {
        const bodies = [{}, { ...record, name: "  " }, { ...record, name: 1 }, { name: "x".repeat(10_000) }, [record]];
        const withNul = { ...record, about: "\0" };
        for (const body of [...bodies, withNul]) assertRefusal(await sendRaw(context, create, body));
      },
    },
    {
      name: `${kind}: nobody writes without a login token that holds`,
      run: async (context) => {
        const headers = { [headerNames.apiKey]: context.apiKey };
        const answer = await context.send(create, { headers, body: record });
        if ([404, 405, 501].includes(answer.status)) throw new NotOfferedError(calls[create].path);
        assertRefusal(answer, [401]);
      },
    },
  ];
};

export const records: ConformanceCase[] = [...casesOf("talents"), ...casesOf("organizations")];
