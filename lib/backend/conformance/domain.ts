import assert from "node:assert/strict";
import { type Role, toRole } from "../contract";
import {
  assertDone,
  assertRefused,
  assertUnauthorized,
  createAccount,
  createUser,
  type DomainCases,
  listRecords,
  logIn,
  makeAddress,
  register,
} from "./helpers";

const record = { name: "Ada Lovelace", phone: "+250 788 000 000", about: "Engines." };
const unusualTexts = [
  "Émile 🦁 Nyirahabimana",
  `O'Brien "the" \\ <b>&amp;</b>`,
  "'; drop table users; --",
  "two\nlines",
  "مرحبا %s %00 $1",
];

const accountCases: DomainCases = {
  "register: creates an account": async (target) => {
    const { username, password } = await createAccount(target);
    const user = assertDone(await logIn(target, { username, password }));
    assert.equal(user.username.toLowerCase(), username, "expected the address as username");
  },
  "register: rejects a registered address and keeps its password": async (target) => {
    const person = await createAccount(target);
    for (const username of [person.username, person.username.toUpperCase(), `  ${person.username} `])
      assertRefused(await register(target, { username, password: "another password" }));
    assertDone(await logIn(target, person));
  },
  "register: rejects passwords that differ and creates no account": async (target) => {
    const username = makeAddress();
    assertRefused(await register(target, { username, password: "one password" }, "two passwords"));
    assertRefused(await logIn(target, { username, password: "one password" }));
    assertRefused(await logIn(target, { username, password: "two passwords" }));
  },
  "register: rejects an invalid address": async (target) => {
    for (const username of ["no address", `<${makeAddress()}>`, makeAddress().replace("@", "..@")])
      assertRefused(await register(target, { username, password: "a password" }));
  },
  "google: rejects tokens not signed by Google": async ({ accounts, context }) => {
    const claims = { iss: "https://accounts.google.com", sub: "1", email: makeAddress(), email_verified: true };
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
    for (const token of ["garbage", `${encode({ alg: "none" })}.${encode(claims)}.`]) {
      assertRefused(await accounts.logInWithGoogle(token, context));
      assertRefused(await accounts.registerWithGoogle(token, context));
    }
  },
  "login: ignores case and surrounding spaces of the address": async (target) => {
    const person = await createAccount(target);
    assertDone(await logIn(target, { ...person, username: person.username.toUpperCase() }));
    assertDone(await logIn(target, { ...person, username: ` ${person.username}  ` }));
  },
  "login: the password is compared exactly": async (target) => {
    const person = await createAccount(target, { password: "Exactly This 1" });
    for (const password of ["exactly this 1", "Exactly This 1 ", " Exactly This 1", "Exactly This"])
      assertRefused(await logIn(target, { ...person, password }));
  },
  "login: responds alike to a wrong password and an unknown address": async (target) => {
    const person = await createAccount(target);
    const wrong = await logIn(target, { ...person, password: "wrong" });
    const unknown = await logIn(target, { username: makeAddress(), password: "wrong" });
    assertRefused(wrong);
    assert.deepEqual(unknown, wrong, "expected equal responses");
  },
  "login: the role of a new account is talent": async (target) => {
    const user = await createUser(target);
    assert.ok("role" in user, "expected a role");
    assert.equal(toRole(user.role), "talent");
  },
  "login: two logins have different tokens, both valid": async (target) => {
    const first = await createUser(target);
    const second = assertDone(await logIn(target, first));
    assert.ok(second.login_token !== first.login_token, "expected different tokens");
    assertDone(await listRecords(target, first));
    assertDone(await listRecords(target, second));
  },
  "roles: creating an organization or talent record sets the role of the account": async (target) => {
    const { profiles, context } = target;
    const [organization, talent] = [await createUser(target), await createUser(target)];
    assertDone(await profiles.create(organization, "organization", record, context));
    assertDone(await profiles.create(talent, "talent", record, context));
    assert.equal(toRole(assertDone(await logIn(target, organization)).role), "organization");
    assert.equal(toRole(assertDone(await logIn(target, talent)).role), "talent");
  },
  "password: changing it revokes all other tokens of the account": async (target) => {
    const { accounts, context } = target;
    const user = await createUser(target);
    const other = assertDone(await logIn(target, user));
    const password = `New-${user.password}`;
    const change = (current_password: string, confirm_password = password) =>
      accounts.changePassword(user, { current_password, password, confirm_password }, context);
    assertRefused(await change("not the password"));
    assertRefused(await change(user.password, "another password"));
    assertDone(await change(user.password));
    assertDone(await listRecords(target, user));
    assertUnauthorized(await listRecords(target, other));
    assertRefused(await logIn(target, user));
    assertDone(await logIn(target, { ...user, password }));
  },
  "password: a link is asked for alike with and without an account": async (target) => {
    const { accounts, context } = target;
    const { username } = await createAccount(target);
    const known = assertDone(await accounts.requestReset(username, context));
    const unknown = assertDone(await accounts.requestReset(makeAddress(), context));
    assert.deepEqual(unknown, known, "expected equal responses");
  },
  "password: a made-up token of a link is rejected": async ({ accounts, context }) => {
    const password = "a new password";
    assertRefused(await accounts.resetPassword({ token: "made-up", password, confirm_password: password }, context));
  },
  "password: a made-up token of a link is rejected when the link is opened": async ({ accounts, context }) => {
    assertRefused(await accounts.checkReset("made-up", context));
  },
  "google: linking an account needs a token signed by Google": async (target) => {
    const { accounts, context } = target;
    const user = await createUser(target);
    const { password } = user;
    assertRefused(await accounts.linkGoogle(user, { token: "garbage", password }, context));
  },
  "logout: can revoke all tokens of the account": async (target) => {
    const { accounts, context } = target;
    const first = await createUser(target);
    const second = assertDone(await logIn(target, first));
    const other = await createUser(target);
    assertDone(await accounts.logOutEverywhere(first, context));
    for (const user of [first, second]) assertUnauthorized(await listRecords(target, user));
    assertDone(await listRecords(target, other));
  },
  "logout: revokes the sent token only": async (target) => {
    const { accounts, context } = target;
    const first = await createUser(target);
    const second = assertDone(await logIn(target, first));
    assertDone(await accounts.logOut(first, context));
    assertUnauthorized(await listRecords(target, first));
    assertDone(await listRecords(target, second));
  },
};

const recordCasesOf = (role: Role): DomainCases => {
  const owner = role === "talent" ? "email" : "added_by";
  const kind = `${role}s`;
  return {
    [`${kind}: the list of a new user is empty`]: async (target) => {
      assert.equal(assertDone(await listRecords(target, await createUser(target), role)).length, 0);
    },
    [`${kind}: a created record is listed for its owner only`]: async (target) => {
      const [user, other] = [await createUser(target), await createUser(target)];
      assertDone(await target.profiles.create(user, role, record, target.context));
      const own = assertDone(await listRecords(target, user, role));
      const { name, phone, about, [owner]: listedOwner } = Object(own[0]);
      assert.deepEqual({ name, phone, about }, record);
      assert.equal(listedOwner, user.username, `expected the username as ${owner}`);
      assert.equal(own.length, 1);
      assert.equal(assertDone(await listRecords(target, other, role)).length, 0);
    },
    [`${kind}: rejects a second record and keeps the first`]: async (target) => {
      const { profiles, context } = target;
      const user = await createUser(target);
      assertDone(await profiles.create(user, role, record, context));
      assertRefused(await profiles.create(user, role, { ...record, name: "Second" }, context));
      const own = assertDone(await listRecords(target, user, role));
      assert.equal(own[0]?.name, record.name);
      assert.equal(own.length, 1);
    },
    [`${kind}: an update changes the record of its owner only`]: async (target) => {
      const { profiles, context } = target;
      const [user, other] = [await createUser(target), await createUser(target)];
      assertDone(await profiles.create(user, role, record, context));
      assertDone(await profiles.create(other, role, record, context));
      assertDone(await profiles.update(user, role, { name: "Augusta", phone: "", about: "" }, context));
      const names = async (of: typeof user) => assertDone(await listRecords(target, of, role)).map(({ name }) => name);
      assert.deepEqual([...(await names(user)), ...(await names(other))], ["Augusta", record.name]);
    },
    [`${kind}: rejects an update without a record`]: async (target) =>
      assertRefused(await target.profiles.update(await createUser(target), role, record, target.context)),
    [`${kind}: texts are stored unchanged`]: async (target) => {
      const { profiles, context } = target;
      const user = await createUser(target);
      assertDone(await profiles.create(user, role, record, context));
      for (const text of unusualTexts) {
        assertDone(await profiles.update(user, role, { ...record, name: text, about: text }, context));
        const [found] = assertDone(await listRecords(target, user, role));
        assert.deepEqual([found?.name, found?.about], [text, text]);
      }
    },
  };
};

/** The passwords have at least 8 characters each, which a backend may require. */
const unusualPasswords = ["🦁 pass 🦁", `"quoted' \\ password`, "'; drop table users; --", "  spaces  ", "كلمة المرور"];

const otherCases: DomainCases = {
  "public data: rejects an unknown entity": async ({ readPublicData, context }) => {
    for (const entity of ["no-such-entity", "__proto__", "constructor", "users", "a b", "..%2f", "'--", "é🦁"])
      assertRefused(await readPublicData(entity, context));
  },
  "unusual input: any text is a valid password": async (target) => {
    for (const password of unusualPasswords) await createUser(target, { password });
  },
  "unusual input: an address with special characters works in a header": async (target) => {
    const username = makeAddress().replace("@", "+it's_100&{more}@");
    assertDone(await listRecords(target, await createUser(target, { username })));
  },
};

/** What the site relies on, whether it calls the backend in process or over HTTP. */
export const domainCases: DomainCases = {
  ...accountCases,
  ...recordCasesOf("talent"),
  ...recordCasesOf("organization"),
  ...otherCases,
};
