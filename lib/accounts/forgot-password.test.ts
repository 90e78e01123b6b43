import { NextRequest } from "next/server";
import { createAccountStore } from "@/lib/backend/embedded/account-store";
import { getDatabase } from "@/lib/db";
import { internalHeaders } from "@/lib/http/internal-headers";
import { log } from "@/lib/log";
import { createSqlite } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import { POST } from "./forgot-password";

jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));
jest.mock("@/lib/settings/env", () => {
  const actual = jest.requireActual("@/lib/settings/env");
  return { ...actual, env: { ...actual.env, SMTP_URL: "smtp://localhost:1" } };
});
jest.mock("@/lib/db", () => ({ getDatabase: jest.fn() }));

log.level = "silent";
const known = "keza@example.rw";
const addresses = [known, "nobody@example.rw"];
const store = withDatabase(createSqlite);

async function ask(username: string) {
  const response = await POST(
    new NextRequest("http://localhost:3000/user/forgot-password", {
      method: "POST",
      headers: { "content-type": "application/json", [internalHeaders.clientIp]: "192.0.2.1" },
      body: JSON.stringify({ username }),
    }),
  );
  const { reference, ...body } = await response.json();
  return { status: response.status, headers: [...response.headers], ...body };
}

test("a known and an unknown address get the same response for the same work, also when it fails", async () => {
  const { db } = store;
  jest.mocked(getDatabase).mockResolvedValue(store.database);
  await createAccountStore(db).register(known, "a password");
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
  const statements = [expect.stringMatching(/^insert into "outbox"/)];

  await db.schema.alterTable("outbox").renameTo("away").execute();
  for (let i = 0; i < 4; i++) expect(await askBoth()).toMatchObject({ status: 503, statements });
  await db.schema.alterTable("away").renameTo("outbox").execute();

  // An attempt does not count if no mail was queued; the fourth mail is beyond the limit.
  for (let i = 0; i < 3; i++) expect(await askBoth()).toMatchObject({ status: 200, success: true, statements });
  expect(await askBoth()).toMatchObject({ status: 200, success: true, statements: [] });
  const queued = await db.selectFrom("outbox").select("username").orderBy("username").execute();
  expect(queued).toEqual(addresses.flatMap((username) => Array(3).fill({ username })));
});

test("an account gets ten mails a day, however long they are apart, and then the response says so", async () => {
  jest.mocked(getDatabase).mockResolvedValue(store.database);
  const clock = jest.spyOn(Date, "now");
  const start = Date.UTC(2030, 0);
  const askAt = (minutes: number, username = "a@example.rw") => {
    clock.mockReturnValue(start + minutes * 60_000);
    return ask(username);
  };
  // No mail is queued beyond three in 15 minutes, which does not count.
  for (let i = 0; i < 6; i++) expect(await askAt(0)).toMatchObject({ status: 200 });
  for (let i = 1; i < 8; i++) expect(await askAt(16 * i)).toMatchObject({ status: 200 });
  for (let i = 8; i < 12; i++)
    expect(await askAt(16 * i)).toMatchObject({ status: 429, result: expect.stringMatching(/in 2[0-3] hours/) });
  expect(await store.outbox()).toHaveLength(10);
  expect(await askAt(200, "b@example.rw")).toMatchObject({ status: 200 });
  expect(await askAt(25 * 60)).toMatchObject({ status: 200 });
  clock.mockRestore();
});
