import { internalHeaders } from "@/lib/http/internal-headers";
import { createSqlite, type TestDatabase } from "@/lib/testing/databases";
import { until } from "@/lib/testing/until";

const recipients: unknown[] = [];
jest.mock("@/lib/mail-transport", () => ({
  createMailTransport: () => ({ send: async ({ to }: { to: unknown }) => recipients.push(to) }),
}));

const known = "keza@example.rw";
let database: TestDatabase;
beforeAll(async () => {
  database = await createSqlite();
  const mail = { SMTP_URL: "smtp://localhost:1", ENQUIRY_TO: "office@example.rw" };
  Object.assign(process.env, { DATABASE_URL: database.url, ...mail });
});
afterAll(() => database.remove());

test("a known and an unknown address are answered alike, before any of the work that only a known one makes", async () => {
  const { POST } = await import("./route");
  const { log } = await import("@/lib/logger");
  log.level = "silent";
  const { getDatabase } = await import("@/lib/db");
  const { createAccounts } = await import("@/lib/backend/embedded/accounts");
  const { db, close } = await getDatabase();
  await createAccounts(db).register(known, "a password");
  const write = jest.spyOn(db, "insertInto");
  jest.useFakeTimers();

  const answers: unknown[] = [];
  for (const [i, username] of [known, "nobody@example.rw"].entries()) {
    const response = await POST(
      new Request("http://localhost:3000/user/forgot-password", {
        method: "POST",
        headers: { "content-type": "application/json", [internalHeaders.clientIp]: `192.0.2.${i}` },
        body: JSON.stringify({ username }),
      }),
    );
    answers.push([response.status, [...response.headers], await response.text()]);
    // The server sends the response in later turns of the event loop.
    await jest.advanceTimersByTimeAsync(40);
    expect([write.mock.calls, recipients]).toEqual([[], []]);
  }
  expect(answers[0]).toEqual([200, expect.anything(), expect.stringContaining('"success":true')]);
  expect(answers[1]).toEqual(answers[0]);

  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  await until(() => recipients.length);
  expect(write).toHaveBeenCalledTimes(1);
  expect(recipients).toEqual([{ name: "", address: known }]);
  await close();
});
