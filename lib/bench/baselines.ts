import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { version as next } from "next/package.json";
import { version as react } from "react/package.json";
import { freePort } from "@/lib/testing/free-port";
import { findNginx } from "@/lib/testing/nginx";
import { startProcess } from "@/lib/testing/processes";

const HOST = "127.0.0.1";
/** The folder is outside the repository, where Next would find our configuration. */
const BARE_FOLDER = path.join(homedir(), ".cache", "imisozi-bench", `next-${next}`);
const NEXT = "node_modules/next/dist/bin/next";
const BARE_SITE = {
  "package.json": JSON.stringify({ private: true, dependencies: { next, react, "react-dom": react } }),
  "app/layout.jsx": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  "app/page.jsx": `export default () => <main><h1>Bare Next</h1><p>A page of plain text.</p></main>;`,
};

/** npm's own script, as its command is a shell script on Windows. npm sets the variable for `npm run`. */
export const { npm_execpath: npmCli = "" } = process.env;

const isReady = ({ ok }: Response) => ok;

/** Starts the smallest site of our version of Next, by `next start`. It is installed and built once. */
export async function startBareNext() {
  if (!existsSync(path.join(BARE_FOLDER, ".next/BUILD_ID"))) {
    mkdirSync(path.join(BARE_FOLDER, "app"), { recursive: true });
    for (const [name, text] of Object.entries(BARE_SITE)) writeFileSync(path.join(BARE_FOLDER, name), text);
    const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: BARE_FOLDER, stdio: "inherit" });
    run(npmCli, "install", "--no-audit", "--no-fund");
    run(NEXT, "build");
  }
  const port = String(await freePort(HOST));
  const url = `http://${HOST}:${port}/`;
  const args = [NEXT, "start", "-p", port, "-H", HOST];
  return { url, ...(await startProcess({ args, options: { cwd: BARE_FOLDER }, env: {}, probe: url, isReady })) };
}

/** The headers that nginx writes itself. */
const OWN_HEADERS = /^(connection|content-(encoding|length|type)|date|etag|keep-alive)$/;

/** Starts nginx with a page as a compressed file, and with the same headers: writing them is much of the work. */
export async function startPlainNginx(page: Response) {
  const headers = [...[...page.headers].filter(([name]) => !OWN_HEADERS.test(name)), ["content-encoding", "br"]];
  const folder = mkdtempSync(path.join(tmpdir(), "bench-nginx-"));
  // nginx's workers run as another user if root starts it.
  chmodSync(folder, 0o755);
  const port = await freePort(HOST);
  writeFileSync(path.join(folder, "page"), brotliCompressSync(await page.text()));
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `worker_processes auto; pid pid; events {}
    http {
      access_log off; default_type text/html; open_file_cache max=10;
      ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${name};`).join(" ")}
      ${headers.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join(" ")}
      server { listen ${HOST}:${port}; root .; }
    }`,
  );
  const url = `http://${HOST}:${port}/page`;
  const args = ["-p", folder, "-c", "nginx.conf", "-e", "stderr", "-g", "daemon off;"];
  const { stop } = await startProcess({ program: findNginx()?.nginx, args, env: {}, probe: url, isReady });
  return { url, stop: () => stop().finally(() => rmSync(folder, { recursive: true, force: true })) };
}
