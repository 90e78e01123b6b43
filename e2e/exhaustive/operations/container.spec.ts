import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SERVER, startSite } from "@/lib/testing/site";
import { expect, test } from "../../fixtures";
import { findAssets } from "../../security/routes";
import { copied, copyImage, dockerfile } from "../../support/image";
import { enquire, listEnquiries, logIn, newAccount, register, statusOf } from "./fixtures";

/** The user to run as instead of root. */
function nobody() {
  if (process.getuid?.() !== 0) return undefined;
  const [, , uid, gid] = /^nobody:.*$/m.exec(readFileSync("/etc/passwd", "utf8"))?.[0].split(":") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

const snapshot = (folder: string) => execFileSync("find", [folder, "-printf", "%p %s %T@\n"], { encoding: "utf8" });

test("what the image copies is enough to run, as a user who can write to the data folder only", async () => {
  test.setTimeout(120_000);
  const base = mkdtempSync(path.join(tmpdir(), "container-"));
  const [folder, dataDir] = [path.join(base, "site"), path.join(base, "data")];
  const user = nobody();
  let site: Awaited<ReturnType<typeof startSite>> | undefined;
  try {
    expect(copied).toEqual(expect.arrayContaining(["package.json", "node_modules", "public", ".next"]));
    expect(copied.filter((file) => /^(\.git|\.data|e2e|app|components|content|deploy)/.test(file))).toEqual([]);
    copyImage(folder);
    mkdirSync(dataDir);
    chmodSync(base, 0o755);
    if (user) chownSync(dataDir, user.uid, user.gid);
    execFileSync("chmod", ["-R", "a-w,a+rX", folder]);
    const before = snapshot(folder);

    expect(dockerfile).toContain("\nUSER node\n");
    expect(dockerfile).toContain(`CMD ["node", ${SERVER.map((arg) => JSON.stringify(arg)).join(", ")}]`);
    site = await startSite({ env: { DATA_DIR: dataDir }, options: { cwd: folder, ...user } });
    const { url } = site;
    const account = newAccount();
    expect((await register(url, account)).status).toBe(200);
    expect((await logIn(url, account)).status).toBe(200);
    expect((await enquire(url, "From the container.")).status).toBe(200);
    const paths = ["/about-us", "/login/message", "/api/ready", ...(await findAssets(url)).map((asset) => asset.path)];
    for (const path of paths) expect([path, await statusOf(url, path)]).toEqual([path, 200]);
    const stored = await listEnquiries({ DATA_DIR: dataDir });
    expect(stored.map(({ subject }) => subject)).toEqual(["From the container."]);

    expect(snapshot(folder)).toBe(before);
    expect(existsSync(path.join(dataDir, "site.db"))).toBe(true);
    expect(site.logs()).not.toMatch(/EACCES|EROFS|EPERM/);
  } finally {
    await site?.stop();
    execFileSync("chmod", ["-R", "u+w", folder]);
    rmSync(base, { recursive: true, force: true });
  }
});
