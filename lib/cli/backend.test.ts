import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createSqlite } from "@/lib/testing/databases";
import { runScript } from "@/lib/testing/run-script";

jest.setTimeout(60_000);

async function expectError(settings: Record<string, string>, pattern: RegExp) {
  const { url, remove } = await createSqlite();
  const result = await runScript("lib/cli/backend.ts", [], { DATABASE_URL: url, ...settings });
  await remove();
  expect(result).toEqual({ code: 1, out: "", error: expect.stringMatching(pattern) });
}

test.each([
  ["an invalid setting", { PORT: "http" }, /^PORT .+$/],
  ["a missing setting", { BACKEND_URL: "https://backend.example.org" }, /^BACKEND_API_KEY .+$/],
  [
    "an unreachable database",
    { DATABASE_URL: "postgres://site:secret@127.0.0.1:1/site" },
    /^(?!.*secret).*ECONNREFUSED/,
  ],
])("%s is reported on one line", (_, settings, pattern) => expectError(settings, pattern));

test("a port in use is reported on one line", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const expected = expectError({ HOST: "127.0.0.1", PORT: String(port) }, /^.*EADDRINUSE.*$/);
  await expected.finally(() => server.close());
});
