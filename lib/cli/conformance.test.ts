import { conformanceCases } from "@/lib/backend/conformance";
import { calls, type Transport } from "@/lib/backend/contract";
import { log } from "@/lib/logger";
import { openEmbedded, serveBackend, TEST_KEY } from "@/lib/testing/backends";
import { createSqlite } from "@/lib/testing/databases";
import { runScript } from "@/lib/testing/run-script";

log.level = "silent";
const names = Object.keys(conformanceCases);
// The whole suite runs in a process of its own.
jest.setTimeout(240_000);

const run = (args: string[], settings: Record<string, string> = { BACKEND_API_KEY: TEST_KEY }) =>
  runScript("lib/cli/conformance.ts", args, settings);

/** Serves the embedded backend with its transport changed. */
async function withBackend(change: (transport: Transport) => Transport, act: (url: string) => Promise<void>) {
  const embedded = await openEmbedded(createSqlite);
  const served = await serveBackend(change(embedded.transport));
  await act(served.url).finally(async () => {
    await served.close();
    await embedded.close();
  });
}

test("a conforming backend passes", () =>
  withBackend(
    (transport) => transport,
    async (url) => {
      const { code, out } = await run([`${url}/`]);
      expect(out.split("\n")).toEqual([
        ...names.map((name) => `ok - ${name}`),
        "",
        `${names.length} ok, 0 not ok, 0 not implemented`,
      ]);
      expect(code).toBe(0);
    },
  ));

test("a backend without the extensions passes", () =>
  withBackend(
    (transport) => async (request) =>
      "isExtension" in calls[request.call] ? { status: 404, body: undefined } : transport(request),
    async (url) => {
      const { code, out } = await run([url]);
      expect(out).toContain("not implemented - logout: revokes the sent token only");
      expect(out).toMatch(/\d+ ok, 0 not ok, \d+ not implemented$/);
      expect(code).toBe(0);
    },
  ));

test("a server that is not a backend fails every case", () =>
  withBackend(
    () => async () => ({ status: 200, body: "It works!" }),
    async (url) => {
      const { code, out } = await run([url]);
      expect(out).toContain("not ok - register: creates an account - POST /user/register responded with 200 without");
      expect(out).toContain(`0 ok, ${names.length} not ok, 0 not implemented`);
      expect(code).toBe(1);
    },
  ));

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
