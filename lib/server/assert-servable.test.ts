import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { withFolder } from "@/lib/testing/folder";
import { freePort } from "@/lib/testing/free-port";

const inFolder = withFolder();
const SECRET = { NEXTAUTH_SECRET: "s".repeat(32) };
const DATABASE = { DATABASE_URL: "postgres://db/site" };

/** Asks with these settings. */
async function assertWith(settings: Record<string, string>) {
  const before = process.env;
  process.env = { ...before, PORT: String(await freePort("localhost")), ...settings };
  jest.resetModules();
  const { assertServable } = await import("./assert-servable");
  await assertServable().finally(() => {
    process.env = before;
  });
}

test.each([
  ["with the secret in it", { ...DATABASE, NEXTAUTH_SECRET: "" }, true],
  ["with the database in it", { DATABASE_URL: "", ...SECRET }, true],
  ["but not otherwise", { ...DATABASE, ...SECRET }, false],
])("DATA_DIR has to be writable %s", async (_, settings, isNeeded) => {
  writeFileSync(inFolder("file"), "");
  const asserting = assertWith({ ...settings, DATA_DIR: inFolder("file", "data") });
  if (isNeeded) await expect(asserting).rejects.toThrow(/^DATA_DIR cannot be used: .+ not a directory\.$/);
  else await asserting;
});

test("an address that cannot be listened on is named", async () => {
  const server = createServer();
  const port = await freePort("localhost");
  await once(server.listen(port, "127.0.0.1"), "listening");
  const settings = { ...DATABASE, ...SECRET, PORT: String(port) };
  await expect(assertWith(settings)).rejects.toThrow(`Port ${port} on localhost is already in use.`);
  server.close();
  await expect(assertWith({ ...settings, HOST: "nowhere.invalid" })).rejects.toThrow(/^HOST is invalid: /);
});
