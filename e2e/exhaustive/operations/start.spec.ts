import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyBuild } from "@/lib/build/container-image";
import { environmentOf, root } from "@/lib/testing/processes";
import { SERVER, startSite } from "@/lib/testing/site";
import { openMailbox } from "../../../lib/testing/mailbox";
import { expect, test } from "../../fixtures";
import { send } from "../../support/http";
import { enquire, newAccount, register } from "./fixtures";

// `npm start` stops at one before it builds: lib/settings/index.test.ts.
test("the server stops at a wrong setting, and says what is expected", () => {
  const env = environmentOf({ SITE_URL: "imisozi.example", METRICS_PORT: "70000" });
  const { status, stderr } = spawnSync(process.execPath, SERVER, { cwd: root, env, encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^SITE_URL is invalid: it must be the public origin/);
  expect(stderr).toContain("METRICS_PORT is invalid: it must be a port");
  expect(stderr).not.toContain("    at ");
});

test("server, handlers and commands read the project's .env as it is written, from any working directory", async () => {
  const base = mkdtempSync(path.join(tmpdir(), "start-"));
  const folder = path.join(base, "site");
  copyBuild(folder);
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  const mailbox = await openMailbox();
  writeFileSync(
    path.join(folder, ".env"),
    `SITE_URL=https://www.example.org\nDATABASE_URL=file:${base}/file$HOST.db\nSMTP_URL=${mailbox.url}\nENQUIRY_TO=a$HOST@b.example\n`,
  );
  // `.env` is where Next reads settings, too, and expands those of the environment that it names.
  const settings = { ENV_FILE: ".env", DATABASE_URL: `file:${base}/environment$HOST.db` };
  const env = environmentOf({ ...settings, HOST: "localhost" });
  const args = SERVER.map((file) => path.join(folder, file));
  const site = await startSite({ args, options: { cwd: base }, env: settings });
  const command = (name: string, ...rest: string[]) =>
    spawnSync(process.execPath, [path.join(folder, `.next/site/commands/${name}.mjs`), ...rest], {
      cwd: base,
      env,
      encoding: "utf8",
    });
  expect(site.logs()).toContain(`database    ${settings.DATABASE_URL}`);
  expect(site.logs()).toMatch(/^ {2}mail +on, to a\$HOST@b.example$/m);
  expect((await enquire(site.url, "Dollars")).status).toBe(200);
  const account = newAccount();
  expect((await register(site.url, account)).status).toBe(200);
  await expect.poll(() => mailbox.mails.map(({ envelope }) => envelope.to)).toEqual([["a$HOST@b.example"]]);

  expect(JSON.parse(command("enquiries", "--json").stdout)).toMatchObject([{ subject: "Dollars" }]);
  expect(command("database", "backup", "copy").status).toBe(0);
  const link = command("accounts", "reset", account.username).stdout.trim();
  expect(link).toMatch(/^https:\/\/www\.example\.org\//);
  const { pathname, search } = new URL(link);
  expect((await send(site.url, pathname + search)).text).toContain(account.username);
  await site.stop();
  await mailbox.stop();
  expect(readdirSync(base).filter((name) => !/-(wal|shm|server)$/.test(name))).toEqual([
    "copy",
    "environment$HOST.db",
    "site",
  ]);
  rmSync(base, { recursive: true, force: true });
});
