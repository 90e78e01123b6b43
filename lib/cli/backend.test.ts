import { createSqlite } from "@/lib/testing/databases";
import { withServer } from "@/lib/testing/http";
import { runScript } from "@/lib/testing/run-script";

const unreachable = { DATABASE_URL: "postgres://site:secret@127.0.0.1:1/site" };
const errors: [string, Record<string, string>, RegExp][] = [
  ["an invalid setting", { PORT: "http" }, /^PORT .+$/],
  ["the development key on a public address", { HOST: "0.0.0.0", PORT: "1" }, /^BACKEND_API_KEY .+$/],
  ["an unreachable database", unreachable, /^(?!.*secret).*ECONNREFUSED.*$/],
  ["a port in use", {}, /^.*EADDRINUSE.*$/],
];
test.each(errors)("%s is reported on one line", async (_, change, error) => {
  const { url, remove } = await createSqlite();
  const settings = { DATABASE_URL: url, HOST: "127.0.0.1", ...change };
  const result = await withServer(
    () => {},
    (_, port) => runScript("lib/cli/backend.ts", [], { PORT: String(port), ...settings }),
  );
  await remove();
  expect(result).toEqual({ code: 1, out: "", error: expect.stringMatching(error) });
});
