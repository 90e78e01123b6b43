import { conformanceCases } from "@/lib/backend/conformance";
import { log } from "@/lib/log";
import { openEmbedded, serveBackend, TEST_KEY } from "@/lib/testing/backends";
import { createSqlite } from "@/lib/testing/databases";
import { withServer } from "@/lib/testing/http";
import { runScript } from "@/lib/testing/run-script";

jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));

log.level = "silent";
const names = Object.keys(conformanceCases);

/** Runs the suite over HTTP. */
async function check(url: string) {
  const { code, out } = await runScript("lib/cli/conformance.ts", [`${url}/`], { BACKEND_API_KEY: TEST_KEY });
  return { code, out };
}

// The verdicts are tested in lib/backend/conformance/conformance.db.test.ts.
test("a conforming backend passes", async () => {
  const embedded = await openEmbedded(createSqlite);
  const { url, close } = await serveBackend(embedded.backend);
  const lines = names.map((name) => `ok - ${name}`);
  const summary = `${names.length} ok, 0 not ok, 0 not implemented`;
  expect(await check(url)).toEqual({ code: 0, out: [...lines, "", summary].join("\n") });
  await close();
  await embedded.close();
});

test("a server that is not a backend fails every case", async () => {
  const { code, out } = await withServer((_, response) => response.end('"It works!"'), check);
  expect(out).toContain("not ok - register: creates an account - POST /user/register responded with 200 without");
  expect(out).toContain(`0 ok, ${names.length} not ok, 0 not implemented`);
  expect(code).toBe(1);
});
