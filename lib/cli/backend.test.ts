import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

jest.setTimeout(60_000);

/** Runs `npm run backend` where it cannot go on. */
const run = (env: Record<string, string>) =>
  spawnSync("node_modules/.bin/tsx", ["--conditions=react-server", "lib/cli/backend.ts"], {
    encoding: "utf8",
    timeout: 30_000,
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "test", DATABASE_URL: "file::memory:", ...env },
  });

function expectOneLine({ status, stdout, stderr }: ReturnType<typeof run>, line: RegExp) {
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr.trim().split("\n")).toEqual([expect.stringMatching(line)]);
}

test("a wrong setting is one line", () => {
  expectOneLine(run({ PORT: "http" }), /^PORT is set but wrong: /);
  expectOneLine(run({ BACKEND_URL: "https://backend.example.org" }), /^BACKEND_API_KEY is missing: /);
});

test("a port in use is one line", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  expectOneLine(run({ HOST: "127.0.0.1", PORT: String(port) }), /EADDRINUSE/);
  await new Promise((resolve) => server.close(resolve));
});

test("a database that is away is one line, without its password", () => {
  const ended = run({ DATABASE_URL: "postgres://site:secret@127.0.0.1:1/site" });
  expectOneLine(ended, /ECONNREFUSED/);
  expect(ended.stderr).not.toContain("secret");
});
