import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { conformanceCases } from "@/lib/backend/conformance";
import type { Transport } from "@/lib/backend/contract";
import { log } from "@/lib/log";
import { openEmbedded, serveBackend, TEST_KEY } from "@/lib/testing/backends";
import { createSqlite } from "@/lib/testing/databases";

log.level = "silent";
// The whole suite runs in a process of its own, on whatever machine this is.
jest.setTimeout(240_000);

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** The built-in backend on loopback, with `change` between it and the network. */
async function serve(change: (transport: Transport) => Transport = (transport) => transport) {
  const embedded = await openEmbedded(createSqlite);
  cleanUps.push(embedded.close);
  const served = await serveBackend(change(embedded.transport));
  cleanUps.push(served.close);
  return served.url;
}

async function check(args: string[], env: Record<string, string> = {}) {
  const child = spawn("node_modules/.bin/tsx", ["--conditions=react-server", "lib/cli/conformance.ts", ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: "test", ...env },
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out, err };
}

test("a backend that keeps the contract has a line for each case, again and again", async () => {
  const url = await serve();
  for (const address of [url, `${url}/`]) {
    const { code, out, err } = await check([address], { BACKEND_API_KEY: TEST_KEY });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.trim().split("\n")).toEqual([
      ...conformanceCases.map(({ name }) => `ok - ${name}`),
      "",
      `${conformanceCases.length} ok, 0 not ok, 0 not offered`,
    ]);
  }
});

test("a backend without the extensions keeps the contract", async () => {
  const seven = ["login", "register", "googleLogin", "googleRegister", "talents", "organizations", "publicData"];
  const url = await serve(
    (transport) => async (request) =>
      seven.includes(request.call) ? transport(request) : { status: 404, body: undefined },
  );
  const { code, out } = await check([url], { BACKEND_API_KEY: TEST_KEY });
  expect(code).toBe(0);
  expect(out).toContain("not offered - logout: ends the token that is sent, and no other");
  expect(out).toMatch(/\d+ ok, 0 not ok, \d+ not offered\n$/);
});

test("a server that is no backend fails every case, and the lines say why", async () => {
  const server = createServer((_, response) => response.end("<h1>It works!</h1>"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanUps.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  const { code, out } = await check([`http://127.0.0.1:${port}`], { BACKEND_API_KEY: TEST_KEY });
  expect(code).toBe(1);
  expect(out).toContain("not ok - register: a new address is taken - POST /user/register answered 200 without a JSON");
  expect(out).toContain(`0 ok, ${conformanceCases.length} not ok, 0 not offered`);
  expect(out).not.toContain(TEST_KEY);
});

test("an address where nobody is fails, and says so", async () => {
  const { code, out } = await check(["http://127.0.0.1:1"], { BACKEND_API_KEY: TEST_KEY });
  expect(code).toBe(1);
  expect(out).toContain("POST /user/register was not answered: TypeError");
});

test.each([
  [[], {}, "URL is missing"],
  [["backend.example.org"], {}, "should be http or https"],
  [["https://user:pass@backend.example.org"], {}, "without user, password or query"],
  [["http://127.0.0.1:1", "more"], {}, "One URL is enough"],
  [["http://127.0.0.1:1", "--fast"], {}, "--fast"],
  [["http://127.0.0.1:1"], {}, "BACKEND_API_KEY is unset"],
  [["http://127.0.0.1:1"], { BACKEND_API_KEY: "k", BACKEND_TIMEOUT_MS: "soon" }, "BACKEND_TIMEOUT_MS"],
])("wrong usage ends with 2 and says how it is used: %j", async (args, env, reason) => {
  const { code, out, err } = await check(args, env);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain(reason);
  expect(err).toContain("Usage: ");
});
