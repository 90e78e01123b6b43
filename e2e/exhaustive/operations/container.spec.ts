import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { environmentOf, root } from "@/lib/testing/processes";
import { SERVER, startSite } from "@/lib/testing/site";
import { findPostgres, startPostgres } from "../../../lib/testing/postgres";
import { expect } from "../../fixtures";
import { findAssets } from "../../security/routes";
import { mailSettings, test } from "../../support/mailbox";
import { enquire, logIn, newAccount, register, statusOf } from "./fixtures";

/** The most that the image may hold above its base. */
const MAX_BYTES = 200_000_000;

const dockerfile = readFileSync(path.join(root, "Dockerfile"), "utf8");
const COPY = "node --import tsx lib/cli/copy-container-image.ts";

/** The user to run as instead of root. */
function nobody() {
  if (process.getuid?.() !== 0) return undefined;
  const [, , uid, gid] = /^nobody:.*$/m.exec(readFileSync("/etc/passwd", "utf8"))?.[0].split(":") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

const snapshot = (folder: string) => execFileSync("find", [folder, "-printf", "%p %s %T@\n"], { encoding: "utf8" });

const sizeOf = (folder: string) =>
  execFileSync("find", [folder, "-type", "f", "-printf", "%s\n"], { encoding: "utf8" })
    .trim()
    .split("\n")
    .reduce((bytes, size) => bytes + Number(size), 0);

test("the image is small, and enough for site and commands, as a user who can write to the data folder only", async ({
  mailbox,
}) => {
  test.skip(!process.env.CI && !findPostgres(), "SKIPPED: PostgreSQL is not installed.");
  test.setTimeout(600_000);
  const base = mkdtempSync(path.join(tmpdir(), "container-"));
  const [folder, dataDir] = [path.join(base, "site"), path.join(base, "data")];
  const user = nobody();
  // The running Node may lie where only root can read.
  const node = path.join(base, "node");
  const postgres = await startPostgres();
  let site: Awaited<ReturnType<typeof startSite>> | undefined;
  try {
    expect(dockerfile).toContain(`${COPY} /image\n`);
    expect(dockerfile.match(/^COPY --from.+$/gm)).toEqual(["COPY --from=build --chown=root:root /image ./"]);
    expect(dockerfile).toContain("\nUSER node\n");
    expect(dockerfile).toContain(`CMD ["node", ${SERVER.map((arg) => JSON.stringify(arg)).join(", ")}]`);
    const [, ...args] = COPY.split(" ");
    execFileSync(process.execPath, [...args, folder], { cwd: root, stdio: "inherit" });
    expect(sizeOf(folder)).toBeLessThan(MAX_BYTES);
    cpSync(process.execPath, node);
    mkdirSync(dataDir);
    chmodSync(base, 0o755);
    if (user) chownSync(dataDir, user.uid, user.gid);
    execFileSync("chmod", ["-R", "a-w,a+rX", folder]);
    const before = snapshot(folder);

    const databases: Record<string, string>[] = [{}, { DATABASE_URL: postgres.url }];
    for (const database of databases) {
      const settings = { DATA_DIR: dataDir, ...mailSettings(mailbox), ...database };
      site = await startSite({ env: settings, program: node, options: { cwd: folder, ...user } });
      const { url } = site;
      const account = newAccount();
      expect((await register(url, account)).status).toBe(200);
      expect((await logIn(url, account)).status).toBe(200);
      const sent = mailbox.mails.length;
      expect((await enquire(url, "From the container.")).status).toBe(200);
      await expect.poll(() => mailbox.mails.length).toBe(sent + 1);
      const paths = ["/about-us", "/login/message", "/api/ready", ...(await findAssets(url)).map(({ path }) => path)];
      for (const path of paths) expect([path, await statusOf(url, path)]).toEqual([path, 200]);

      const run = (name: string, ...args: string[]) => {
        const env = environmentOf({ ...settings, SITE_URL: url });
        const command = [`.next/site/commands/${name}.mjs`, ...args];
        const { stdout, stderr } = spawnSync(node, command, {
          cwd: folder,
          env,
          ...user,
          encoding: "utf8",
        });
        expect(stderr).toBe("");
        return stdout;
      };
      expect(JSON.parse(run("enquiries", "--json"))).toMatchObject([{ subject: "From the container." }]);
      expect(run("enquiries", "--csv")).toContain("From the container.");
      expect(run("enquiries")).toContain("1 enquiry");
      expect(run("check-launch")).toContain("to replace before launch.");
      expect(run("accounts", "show", account.username)).toContain(account.username);
      const backup = database.DATABASE_URL ? undefined : run("database", "backup").trim();
      await site.stop();
      if (backup) expect(run("database", "restore", backup)).toContain("Restored");
      expect(site.logs()).not.toMatch(/EACCES|EROFS|EPERM|Cannot find/);
    }
    expect(snapshot(folder)).toBe(before);
    expect(existsSync(path.join(dataDir, "site.db"))).toBe(true);
  } finally {
    await site?.stop();
    postgres.stop();
    execFileSync("chmod", ["-R", "u+w", base]);
    rmSync(base, { recursive: true, force: true });
  }
});
