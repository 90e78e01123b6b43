import { log } from "@/lib/logger";
import { createMailTransport } from "@/lib/mail/transport";
import { startMailWorker } from "@/lib/mail/worker";
import { describeDatabases } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import { type Mailbox, openMailbox } from "@/lib/testing/mailbox";
import { until } from "@/lib/testing/until";
import { createAccounts } from "./accounts";
import { queueResetMail, resetMails } from "./reset-mail";

jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));

log.level = "silent";

const MINUTE_MS = 60 * 1000;
const username = "keza@example.rw";
const NEW_PASSWORD = "a valley and a lake";

describeDatabases("mails with a link to choose a new password", (create) => {
  const store = withDatabase(create);
  let mailbox: Mailbox;
  let worker: ReturnType<typeof startMailWorker>;
  beforeEach(async () => {
    mailbox = await openMailbox();
    await createAccounts(store.db).register(username, "a password");
  });
  afterEach(async () => {
    await mailbox.stop();
    await worker.stop();
  });

  const start = () => {
    const addresses = { to: "sales@example.org", from: "site@example.org" };
    worker = startMailWorker(createMailTransport(mailbox.url), addresses, [resetMails], async () => store.database);
  };
  const rows = () => store.db.selectFrom("reset_mails").selectAll().execute();
  const whenEmpty = () => until(async () => !(await rows()).length);
  const tokens = () => mailbox.mails.map(({ text }) => new URL(/http\S+/.exec(text ?? "")?.[0] ?? "").searchParams);

  test("a mail survives that the mail server is away, and its link works; an unknown address gets none", async () => {
    await mailbox.stop();
    for (const address of ["nobody@example.rw", username]) await queueResetMail(store.db, address);
    start();
    await until(async () => (await rows()).every(({ attempts }) => attempts > 0));
    expect(await rows()).toMatchObject([{ username }]);
    await worker.stop();

    await mailbox.start();
    start();
    await whenEmpty();
    expect(mailbox.mails).toMatchObject([{ envelope: { from: "site@example.org", to: [username] } }]);
    const accounts = createAccounts(store.db);
    expect(await accounts.resetPassword(tokens()[0]?.get("token") ?? "", NEW_PASSWORD)).toBe(username);
    expect(await accounts.findByPassword(username, NEW_PASSWORD)).toBeDefined();
  });

  test("after 30 minutes, or once the password was changed, it is not sent any more", async () => {
    const accounts = createAccounts(store.db);
    await queueResetMail(store.db, username);
    await accounts.resetPassword((await accounts.createReset(username)) ?? "", NEW_PASSWORD);
    expect(await rows()).toEqual([]);

    await queueResetMail(store.db, username, Date.now() - 30 * MINUTE_MS);
    start();
    await whenEmpty();
    expect(mailbox.attempts).toBe(0);
  });
});
