import { calls } from "@/lib/backend/contract";
import { createAccountStore } from "@/lib/backend/embedded/account-store";
import { openDatabase } from "@/lib/db/connection";
import { createSqlite } from "@/lib/testing/databases";
import { freePort } from "@/lib/testing/free-port";
import { openMailbox } from "@/lib/testing/mailbox";
import { runScript } from "@/lib/testing/run-script";
import { until } from "@/lib/testing/until";

jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));

test.each([
  ["the development key on a public address", { HOST: "0.0.0.0", PORT: "1" }, /^BACKEND_API_KEY .+$/],
  [
    "an unreachable database",
    { DATABASE_URL: "postgres://site:secret@127.0.0.1:1/site" },
    /^(?!.*secret).*ECONNREFUSED.*$/,
  ],
])("%s is reported on one line", async (_, settings, error) => {
  const result = await runScript("lib/cli/backend.ts", [], settings);
  expect(result).toEqual({ code: 1, out: "", error: expect.stringMatching(error) });
});

test("it mails links to choose a password itself, and ends with 0 at SIGTERM", async () => {
  const { url, remove } = await createSqlite();
  const mailbox = await openMailbox();
  const { db, close } = await openDatabase(url);
  await createAccountStore(db).register("keza@example.rw", "a password");
  await close();
  const port = await freePort("127.0.0.1");
  const settings = {
    DATABASE_URL: url,
    HOST: "127.0.0.1",
    PORT: String(port),
    BACKEND_API_KEY: "a-key",
    SMTP_URL: mailbox.url,
    ENQUIRY_TO: "office@example.rw",
  };
  const isAsked = async () => {
    const body = JSON.stringify({ api_key: "a-key", username: "keza@example.rw" });
    const asking = fetch(`http://127.0.0.1:${port}${calls.requestPasswordReset.path}`, { method: "POST", body });
    return (await asking.catch(() => undefined))?.ok;
  };
  const { code } = await runScript("lib/cli/backend.ts", [], settings, async (child) => {
    await until(isAsked)
      .then(() => until(() => mailbox.mails.length))
      .finally(() => child.kill("SIGTERM"));
  });
  expect(mailbox.mails[0]?.envelope.to).toEqual(["keza@example.rw"]);
  expect(code).toBe(0);
  await mailbox.stop();
  await remove();
});
