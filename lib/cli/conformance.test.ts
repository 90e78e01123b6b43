import { conformanceCases } from "@/lib/backend/conformance";
import type { Transport } from "@/lib/backend/contract";
import { log } from "@/lib/logger";
import { openEmbedded, serveBackend, TEST_KEY } from "@/lib/testing/backends";
import { createSqlite } from "@/lib/testing/databases";
import { runScript } from "@/lib/testing/run-script";

jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));

log.level = "silent";
const names = Object.keys(conformanceCases);

/** Runs the suite over HTTP. */
async function check(transport: Transport) {
  const { url, close } = await serveBackend(transport);
  const { code, out } = await runScript("lib/cli/conformance.ts", [`${url}/`], { BACKEND_API_KEY: TEST_KEY });
  await close();
  return { code, out };
}

// The verdicts are tested in lib/backend/conformance/conformance.db.test.ts.
test("a conforming backend passes", async () => {
  const embedded = await openEmbedded(createSqlite);
  const lines = names.map((name) => `ok - ${name}`);
  const summary = `${names.length} ok, 0 not ok, 0 not implemented`;
  expect(await check(embedded.transport)).toEqual({ code: 0, out: [...lines, "", summary].join("\n") });
  await embedded.close();
});

test("a server that is not a backend fails every case", async () => {
  const { code, out } = await check(async () => ({ status: 200, body: "It works!" }));
  expect(out).toContain("not ok - register: creates an account - POST /user/register responded with 200 without");
  expect(out).toContain(`0 ok, ${names.length} not ok, 0 not implemented`);
  expect(code).toBe(1);
});
