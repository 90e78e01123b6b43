import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { newAccount } from "../accounts/fixtures";
import { bareEnvironment } from "../peers/environment";
import { startSite } from "../peers/site";
import { enquire, logIn, register, statusOf } from "./form-posts";
import { oddLines } from "./odd-lines";

const root = path.join(__dirname, "../..");
const TEST_TIMEOUT_MS = 2 * 60_000;
const isRoot = process.getuid?.() === 0;

/** What is no business of whoever runs the site: sources, tests, history and data. */
const UNWANTED = /^(\.git|\.data|e2e|app|components|content|deploy|test-results)(\/|$)|\.tsx?$|\.test\./;

/** Everything in a folder but what packages hold and the build wrote, by its path. */
const list = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((name) => !/^(node_modules|\.next)\//.test(name));

/** Whom to be instead of root. */
function nobody() {
  const [, , uid, gid] =
    readFileSync("/etc/passwd", "utf8")
      .match(/^nobody:.*$/m)?.[0]
      .split(":") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

const shell = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: "utf8" });

test("the assembled folder runs as an ordinary user who may write nothing but the data", async () => {
  test.setTimeout(TEST_TIMEOUT_MS);
  const base = mkdtempSync(path.join(tmpdir(), "assembled-"));
  const [folder, dataDir] = [path.join(base, "site"), path.join(base, "data")];
  const options = { cwd: folder, ...(isRoot && nobody()) };
  let site: Awaited<ReturnType<typeof startSite>> | undefined;
  try {
    execFileSync(process.execPath, [path.join(root, "lib/cli/assemble.mjs"), folder]);
    console.log(`The assembled folder: ${shell("du", "-sh", folder).split("\t")[0]}`);
    expect(list(folder).filter((name) => UNWANTED.test(name))).toEqual([]);
    mkdirSync(dataDir);
    chmodSync(base, 0o755);
    if (isRoot) chownSync(dataDir, nobody().uid, nobody().gid);
    writeFileSync(path.join(folder, ".next/server/app/home/answer/page.js"), "throw new Error('Broken for this test')");
    shell("chmod", "-R", "a-w,a+rX", folder);
    const before = shell("find", folder, "-printf", "%p %s %T@\n");

    site = await startSite({ env: { DATA_DIR: dataDir }, plan: { options } });
    const { url } = site;
    const account = newAccount();
    expect((await register(url, account)).status).toBe(200);
    expect((await logIn(url, account)).status).toBe(200);
    expect((await enquire(url, "From the assembled folder.")).status).toBe(200);
    expect([await statusOf(url, "/api/ready"), await statusOf(url, "/about-us")]).toEqual([200, 200]);
    // Where nothing else can answer: the site's own screen, and no style that the policy keeps out.
    for (const name of ["pages/500.html", "app/_global-error.html"]) {
      const failed = readFileSync(path.join(folder, ".next/server", name), "utf8");
      expect(failed).toContain("Unexpected Application Error!");
      expect(failed).not.toMatch(/<style|\sstyle=/);
      const [, styleSheet = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(failed) ?? [];
      expect(await statusOf(url, styleSheet)).toBe(200);
    }
    const broken = await fetch(`${url}/?answer=1`, { headers: { accept: "text/html" } });
    expect(broken.status).toBe(500);
    expect(await broken.text()).toMatch(/<h1[^>]*>Unexpected Application Error!<.*Reference [\w-]{8}</);
    expect(oddLines(site.logs())).toEqual([]);
    expect(site.logs()).toMatch(/"event":"console","error":"Error","at":"at .*page\.js/);
    expect(site.logs()).not.toContain("Broken for this test");
    expect(site.logs().split("\n")[0]).toMatch(/^\{"level":40,"time":"[^"]+","event":"built-for-other-address",.*\}$/);
    const html = await (await fetch(url)).text();
    const files = [/src="(\/_next\/static\/[^"]+\.js)"/, /["(](\/art\/[^")\s]+)/].map(
      (one) => one.exec(html)?.[1] ?? "?",
    );
    for (const file of files) expect([file, await statusOf(url, file)]).toEqual([file, 200]);

    const command = (...args: string[]) => {
      const env = { ...bareEnvironment(), NODE_ENV: "production" as const, DATA_DIR: dataDir };
      return execFileSync(process.execPath, args, { ...options, env, encoding: "utf8" });
    };
    expect(command("commands/enquiries.mjs")).toContain("From the assembled folder.");
    expect(command("commands/enquiries.mjs", "--csv")).toContain("From the assembled folder.");
    expect(command("commands/enquiries.mjs", "--help")).toContain("node commands/enquiries.mjs");
    expect(command("commands/accounts.mjs", "show", account.username)).toContain(account.username);
    const copy = command("commands/database.mjs", "backup").trim();
    expect(path.dirname(copy)).toBe(path.join(dataDir, "backups"));
    expect(command("commands/enquiries.mjs", "forget", "uwase@example.rw")).toContain("Deleted 1");
    await site.stop();
    expect(command("commands/database.mjs", "restore", copy)).toContain(copy);
    expect(command("commands/enquiries.mjs")).toContain("From the assembled folder.");

    expect(shell("find", folder, "-printf", "%p %s %T@\n")).toBe(before);
    expect(readdirSync(base).sort()).toEqual(["data", "site"]);
    expect(existsSync(path.join(dataDir, "site.db"))).toBe(true);
    expect(site.logs()).not.toMatch(/EACCES|EROFS|EPERM/);
  } finally {
    await site?.stop();
    shell("chmod", "-R", "u+w", base);
    rmSync(base, { recursive: true, force: true });
  }
});
