import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "../../fixtures";
import { makeCertificate } from "../../support/certificate";
import { startSecureSite } from "../../support/secure-site";

/** No dependency of the project, because it has 130 MB and install scripts: the first run installs it without them. */
const PACKAGE = "@mdn/mdn-http-observatory";
const VERSION = "1.4.8";
const folder = path.join(__dirname, "../../../node_modules/.cache/observatory");
const installed = path.join(folder, "node_modules", PACKAGE);

const run = promisify(execFile);

async function install() {
  mkdirSync(folder, { recursive: true });
  const dependencies = { [PACKAGE]: VERSION };
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder];
  await run("npm", ["install", ...options], { cwd: folder, timeout: 240_000 });
}

interface Result {
  scan: { grade: string };
  tests: Record<string, { pass: boolean; result: string }>;
}

/** Scans a host in a process that trusts its certificate. */
async function scan(host: string, cert: string): Promise<Result> {
  if (!existsSync(path.join(installed, "src/index.js"))) await install();
  // Browsers' HSTS preload list, which an install script would fetch; localhost is not in it.
  writeFileSync(path.join(installed, "conf/hsts-preload.json"), "{}");
  const script = `import { scan } from ${JSON.stringify(`${installed}/src/index.js`)};
    console.log(JSON.stringify(await scan(${JSON.stringify(host)})));
    process.exit(0);`;
  const certFile = path.join(mkdtempSync(path.join(tmpdir(), "scan-")), "cert.pem");
  writeFileSync(certFile, cert);
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certFile },
    timeout: 60_000,
  });
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
}

test("Mozilla's HTTP Observatory grades the site A+", async () => {
  test.setTimeout(300_000);
  const certificate = makeCertificate();
  const site = await startSecureSite(certificate);
  const result = await scan(new URL(site.url).host, certificate.cert);
  await site.stop();
  const failed = Object.entries(result.tests).filter(([, { pass }]) => !pass);
  expect(failed.map(([name, { result }]) => `${name}: ${result}`)).toEqual([]);
  expect(result.scan.grade).toBe("A+");
});
