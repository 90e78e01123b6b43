import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/**
 * Mozilla's scanner. It brings 130 MB and scripts of its own that fetch lists, so it is no dependency: the first run
 * installs it, without the scripts.
 */
const PACKAGE = "@mdn/mdn-http-observatory";
const VERSION = "1.4.8";
const folder = path.join(__dirname, "../../node_modules/.cache/observatory");
const installed = path.join(folder, "node_modules", PACKAGE);
const INSTALL_WITHIN_MS = 240_000;

export interface Scan {
  scan: { grade: string; score: number; testsFailed: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

const run = promisify(execFile);

async function install() {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, "package.json"),
    JSON.stringify({ private: true, dependencies: { [PACKAGE]: VERSION } }),
  );
  await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder], {
    cwd: folder,
    timeout: INSTALL_WITHIN_MS,
  });
}

/** Scans `localhost:PORT` in a process of its own, which trusts this certificate. */
export async function scanSite(host: string, cert: string): Promise<Scan> {
  if (!existsSync(path.join(installed, "src/index.js"))) await install();
  // Who is preloaded by browsers, which one of its scripts would fetch: nobody on loopback is.
  writeFileSync(path.join(installed, "conf/hsts-preload.json"), "{}");
  const script = `import { scan } from ${JSON.stringify(`${installed}/src/index.js`)};
    const result = await scan(${JSON.stringify(host)});
    for (const test of Object.values(result.tests)) delete test.data;
    console.log(JSON.stringify(result));
    process.exit(0);`;
  const certFile = path.join(mkdtempSync(path.join(tmpdir(), "scan-")), "cert.pem");
  writeFileSync(certFile, cert);
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certFile },
    timeout: 60_000,
  });
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
}
