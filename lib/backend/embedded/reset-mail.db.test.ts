import type { OutboxRow } from "@/lib/db/schema";
import { log } from "@/lib/log";
import { claimDue, removeMail } from "@/lib/mail/outbox";
import { describeDatabases } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import { createAccountStore } from "./account-store";
import { queueResetMail, resetMails } from "./reset-mail";

jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));

log.level = "silent";

const HALF_AN_HOUR_MS = 30 * 60 * 1000;
const username = "keza@example.rw";
const addresses = { to: "sales@example.org", from: "site@example.org" };

// The sending of queued mails is tested in lib/mail/worker.db.test.ts.
describeDatabases("mails with a link to choose a new password", (create) => {
  const store = withDatabase(create);
  beforeEach(() => createAccountStore(store.db).register(username, "a password"));

  const claim = () =>
    claimDue(
      store.db,
      { kinds: ["password-reset"], limit: 9, isPostgres: store.isPostgres },
      Date.now() + HALF_AN_HOUR_MS,
    );
  const compose = async (mail: OutboxRow) => (await resetMails(store.db, mail, addresses)).message;

  test("the link of each attempt to send works, and nothing is left in the queue", async () => {
    await queueResetMail(store.db, username);
    const queued = await claim();
    const [mail, again, ...others] = await Promise.all([...queued, ...queued].map(compose));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ from: "site@example.org", to: { address: username } });
    const tokenOf = (text: unknown) => /token=([\w-]+)/.exec(String(text))?.[1] ?? "";
    const tokens = [mail, again].map((one) => tokenOf(one?.text));
    for (const token of tokens) expect(await createAccountStore(store.db).findByReset(token)).toBe(username);
    for (const message of queued) await removeMail(store.db, message);
    expect(await store.outbox()).toEqual([]);
  });

  test("an unknown address gets no mail", async () => {
    await queueResetMail(store.db, "nobody@example.rw");
    expect(await Promise.all((await claim()).map(compose))).toEqual([undefined]);
  });

  test("after 30 minutes, or once the password was changed, it is not sent any more", async () => {
    await queueResetMail(store.db, username, Date.now() - HALF_AN_HOUR_MS);
    expect(await Promise.all((await claim()).map(compose))).toEqual([undefined]);
    const accounts = createAccountStore(store.db);
    await accounts.resetPassword((await accounts.createReset(username)) ?? "", "a valley and a lake");
    expect(await store.outbox()).toEqual([]);
  });
});
