import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "../../fixtures";
import { send } from "../../support/http";
import { environmentOf, root, runJson } from "../../support/processes";
import { SERVER, startSite } from "../../support/site";

const run = (env: Record<string, string>) =>
  new Promise<{ code: unknown; stderr: string }>((resolve) => {
    const options = { cwd: root, env: environmentOf(env) };
    execFile(process.execPath, SERVER, options, (error, _, stderr) => resolve({ code: error?.code ?? 0, stderr }));
  });

// `npm start` does so before it builds: lib/env.test.ts.
test("the server stops at a wrong setting, and says what is expected", async () => {
  const { code, stderr } = await run({ SITE_URL: "imisozi.example", METRICS_PORT: "70000" });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^SITE_URL is invalid: it must be the public origin/);
  expect(stderr).toContain("METRICS_PORT is invalid: it must be a port");
  expect(stderr).not.toContain("    at ");
});

test("the server does not start if its port is in use", async ({ origin }) => {
  const { code, stderr } = await run({ PORT: new URL(origin).port });
  expect(code).toBe(1);
  expect(stderr).toContain("EADDRINUSE");
});

const inTemp = () => mkdtempSync(path.join(tmpdir(), "start-"));

test("server, handlers and commands read the same file of settings, from any working directory", async () => {
  const folder = inTemp();
  const settings = path.join(folder, "settings");
  writeFileSync(
    settings,
    `DATABASE_URL=file:${folder}/of-file.db\nSMTP_URL='smtp://user:pa$HOME@127.0.0.1:9'\nENQUIRY_TO=a@b.example\n`,
  );
  const args = SERVER.map((file) => path.join(root, file));
  const site = await startSite({ args, options: { cwd: folder }, env: { ENV_FILE: settings } });
  expect(site.logs()).toContain(`database    file:${folder}/of-file.db`);
  expect(site.logs()).toMatch(/^ {2}mail +on, to a@b.example$/m);
  const values = { kind: "subscribe", email: "keza@example.rw" };
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(values) };
  expect(await send(site.url, "/enquiries", post)).toMatchObject({ status: 200 });
  expect(await runJson("enquiries", { ENV_FILE: settings })).toMatchObject([{ email: "keza@example.rw" }]);
  const { stdout } = spawnSync(process.execPath, [path.join(root, ".next/site/commands/enquiries.mjs"), "--json"], {
    cwd: folder,
    env: environmentOf({ ENV_FILE: settings }),
    encoding: "utf8",
  });
  expect(JSON.parse(stdout)).toMatchObject([{ email: "keza@example.rw" }]);
  await site.stop();
  expect(readdirSync(folder).filter((name) => name === ".data")).toEqual([]);
});

test("the server says what is on and off, then logs JSON only, and is healthy and ready", async () => {
  const site = await startSite({ env: { TRUST_PROXY: "2" } });
  expect(await send(site.url, "/api/health")).toMatchObject({ status: 200 });
  expect(await send(site.url, "/api/ready")).toMatchObject({ status: 200, text: '{"status":"ready"}' });
  await site.stop();
  const lines = site.logs().split("\n").filter(Boolean);
  // Next writes a line about its configuration first.
  const rest = lines.slice(lines.indexOf(`The site is at ${site.url}`) + 1);
  expect(rest.length).toBeLessThan(lines.length);
  expect(site.logs()).toMatch(/^ {2}proxy +2 trusted$/m);
  expect(site.logs()).toMatch(/^ {2}mail +off: SMTP_URL is unset/m);
  expect(rest.filter((line) => !/^( {2}\w|\{.*\}$)/.test(line))).toEqual([]);
  expect(site.logs()).toContain('"event":"build-origin-differs"');
});
