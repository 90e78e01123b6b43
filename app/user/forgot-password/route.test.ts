import { internalHeaders } from "@/lib/http/internal-headers";
import { createSqlite, type TestDatabase } from "@/lib/testing/databases";

const known = "keza@example.rw";
const addresses = [known, "nobody@example.rw"];
let database: TestDatabase;
beforeAll(async () => {
  database = await createSqlite();
  const mail = { SMTP_URL: "smtp://localhost:1", ENQUIRY_TO: "office@example.rw" };
  Object.assign(process.env, { DATABASE_URL: database.url, ...mail });
});
afterAll(() => database.remove());

test("a known and an unknown address get the same response for the same work, also when it fails", async () => {
  const { POST } = await import("./route");
  const { log } = await import("@/lib/logger");
  log.level = "silent";
  const { getDatabase } = await import("@/lib/db");
  const { createAccounts } = await import("@/lib/backend/embedded/accounts");
  const { db, close } = await getDatabase();
  await createAccounts(db).register(known, "a password");

  const ask = async (username: string) => {
    const response = await POST(
      new Request("http://localhost:3000/user/forgot-password", {
        method: "POST",
        headers: { "content-type": "application/json", [internalHeaders.clientIp]: "192.0.2.1" },
        body: JSON.stringify({ username }),
      }),
    );
    const { reference, ...body } = await response.json();
    return { status: response.status, headers: [...response.headers], ...body };
  };
  const execute = jest.spyOn(db.getExecutor(), "executeQuery");
  const askBoth = async () => {
    const responses = [];
    for (const address of addresses) {
      execute.mockClear();
      const response = await ask(address);
      responses.push({ ...response, statements: execute.mock.calls.map(([{ sql }]) => sql) });
    }
    expect(responses[1]).toEqual(responses[0]);
    return responses[0];
  };
  const statements = [expect.stringMatching(/^insert into "reset_mails"/)];
  const queued = () => db.selectFrom("reset_mails").select("username").orderBy("username").execute();

  await db.schema.alterTable("reset_mails").renameTo("away").execute();
  for (let i = 0; i < 4; i++) expect(await askBoth()).toMatchObject({ status: 503, statements });
  await db.schema.alterTable("away").renameTo("reset_mails").execute();

  // What was not queued does not count; the fourth mail is beyond the limit.
  for (let i = 0; i < 3; i++) expect(await askBoth()).toMatchObject({ status: 200, success: true, statements });
  expect(await askBoth()).toMatchObject({ status: 200, success: true, statements: [] });
  expect(await queued()).toEqual(addresses.flatMap((username) => Array(3).fill({ username })));
  await close();
});
