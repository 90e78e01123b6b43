import { conformanceCases } from "@/lib/backend/conformance";
import { calls, type Transport } from "@/lib/backend/contract";
import { log } from "@/lib/logger";
import { openEmbedded, serveBackend, TEST_KEY } from "@/lib/testing/backends";
import { createSqlite } from "@/lib/testing/databases";
import { runScript } from "@/lib/testing/run-script";

jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));

log.level = "silent";
const names = Object.keys(conformanceCases);

const run = (args: string[], settings: Record<string, string> = { BACKEND_API_KEY: TEST_KEY }) =>
  runScript("lib/cli/conformance.ts", args, settings);

/** Runs the suite against the embedded backend with its transport changed. */
async function check(change: (transport: Transport) => Transport, settings: Record<string, string> = {}) {
  const embedded = await openEmbedded(createSqlite);
  const served = await serveBackend(change(embedded.transport));
  const { code, out } = await run([`${served.url}/`], { BACKEND_API_KEY: TEST_KEY, ...settings });
  await served.close();
  await embedded.close();
  return { code, out };
}

test("a conforming backend passes", async () => {
  const lines = names.map((name) => `ok - ${name}`);
  const summary = `${names.length} ok, 0 not ok, 0 not implemented`;
  expect(await check((transport) => transport)).toEqual({ code: 0, out: [...lines, "", summary].join("\n") });
});

const withoutExtensions =
  (transport: Transport): Transport =>
  async (request) =>
    "extension" in calls[request.call] ? { status: 404, body: undefined } : transport(request);

test("a backend without the extensions passes", async () => {
  const { code, out } = await check(withoutExtensions);
  expect(out).toContain("not implemented - logout: revokes the sent token only");
  expect(out).toMatch(/\d+ ok, 0 not ok, \d+ not implemented$/);
  expect(code).toBe(0);
});

test("a backend without an extension that is declared fails", async () => {
  const { code, out } = await check(withoutExtensions, { BACKEND_EXTENSIONS: "logout" });
  expect(out).toContain(
    "not ok - logout: revokes the sent token only - POST /user/logout responded with 404, although BACKEND_EXTENSIONS declares it",
  );
  expect(out).toContain("not implemented - logout: can revoke all tokens of the account");
  expect(code).toBe(1);
});

test("a server that is not a backend fails every case", async () => {
  const { code, out } = await check(() => async () => ({ status: 200, body: "It works!" }));
  expect(out).toContain("not ok - register: creates an account - POST /user/register responded with 200 without");
  expect(out).toContain(`0 ok, ${names.length} not ok, 0 not implemented`);
  expect(code).toBe(1);
});

test("an unreachable backend fails", async () => {
  const { code, out } = await run(["http://127.0.0.1:1"]);
  expect(out).toContain("POST /user/register failed: TypeError");
  expect(code).toBe(1);
});

test.each<[string[], Record<string, string>, string]>([
  [[], {}, "missing required argument 'url'"],
  [["backend.example.org"], {}, "Expected an http or https URL"],
  [["http://127.0.0.1:1"], {}, "BACKEND_API_KEY is not set"],
  [["http://127.0.0.1:1"], { BACKEND_API_KEY: "k", BACKEND_TIMEOUT_MS: "soon" }, "BACKEND_TIMEOUT_MS"],
])("%j with settings %j is a usage error", async (args, settings, reason) => {
  const { code, out, error } = await run(args, settings);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(error).toContain(reason);
});
