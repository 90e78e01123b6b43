import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { version as next } from "next/package.json";
import { version as react } from "react/package.json";
import { startProcess } from "@/e2e/support/processes";
import { freePort } from "@/lib/testing/free-port";
import { findNginx } from "@/lib/testing/nginx";

const HOST = "localhost";
/** Outside the repository, where Next would find our configuration. */
const BARE_FOLDER = path.join(homedir(), ".cache", "imisozi-bench", `next-${next}`);
const NEXT = "node_modules/next/dist/bin/next";

/** npm's own script, as its command is a shell script on Windows. npm sets it for `npm run`. */
export const { npm_execpath: npmCli = "" } = process.env;

const LAYOUT = `export default ({ children }) => <html lang="en"><body>{children}</body></html>;
`;
const PAGE = `export default () => (
  <main>
    <h1>Bare Next</h1>
    <p>A page of plain text.</p>
    <p><a href="https://nextjs.org">Next.js</a></p>
  </main>
);
`;

const isReady = ({ ok }: Response) => ok;

const runNode = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: BARE_FOLDER, stdio: ["ignore", 2, 2] });

/** The smallest site of our version of Next, by `next start`. It is installed and built once. */
export async function startBareNext() {
  if (!existsSync(path.join(BARE_FOLDER, ".next/BUILD_ID"))) {
    mkdirSync(path.join(BARE_FOLDER, "app"), { recursive: true });
    const manifest = { private: true, dependencies: { next, react, "react-dom": react } };
    writeFileSync(path.join(BARE_FOLDER, "package.json"), JSON.stringify(manifest));
    writeFileSync(path.join(BARE_FOLDER, "app/layout.jsx"), LAYOUT);
    writeFileSync(path.join(BARE_FOLDER, "app/page.jsx"), PAGE);
    runNode(npmCli, "install", "--no-audit", "--no-fund");
    runNode(NEXT, "build");
  }
  const port = String(await freePort(HOST));
  const url = `http://${HOST}:${port}/`;
  const args = [NEXT, "start", "-p", port, "-H", HOST];
  return { url, ...(await startProcess({ args, options: { cwd: BARE_FOLDER }, env: {}, probe: url, isReady })) };
}

/** Those that nginx writes itself, and the one that differs between the encodings. */
const OWN_HEADERS = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "date",
  "etag",
  "keep-alive",
]);

/** What the site sends beside the page, too: writing headers is much of the work. */
function headerLines(headers: Headers, encoding: string): string {
  const shared = [...headers].filter(([name]) => !OWN_HEADERS.has(name));
  const lines = [...shared, ["content-encoding", encoding]].map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value)};`,
  );
  return lines.join(" ");
}

/** Paths are relative to the folder that nginx is started with. */
const nginxConf = (port: number, headers: Headers) => `worker_processes auto;
pid pid;
events {}
http {
  access_log off;
  default_type text/html;
  keepalive_requests 1000000;
  open_file_cache max=10;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${name};`).join(" ")}
  server {
    listen ${HOST}:${port};
    root .;
    location = /br { ${headerLines(headers, "br")} }
    location = /gzip { ${headerLines(headers, "gzip")} }
  }
}
`;

/** nginx with the page compressed beforehand, at /br and /gzip; undefined if it is not installed. */
export async function startNginx({ headers, html }: { headers: Headers; html: string }) {
  const programs = findNginx();
  if (!programs) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "bench-nginx-"));
  // Its workers run as another user when root starts it.
  chmodSync(folder, 0o755);
  const port = await freePort(HOST);
  writeFileSync(path.join(folder, "br"), brotliCompressSync(html));
  writeFileSync(path.join(folder, "gzip"), gzipSync(html, { level: 9 }));
  writeFileSync(path.join(folder, "nginx.conf"), nginxConf(port, headers));
  const url = `http://${HOST}:${port}/`;
  const args = ["-p", folder, "-c", "nginx.conf", "-e", "stderr", "-g", "daemon off;"];
  const { stop } = await startProcess({ program: programs.nginx, args, env: {}, probe: `${url}br`, isReady });
  return { url, stop: () => stop().finally(() => rmSync(folder, { recursive: true, force: true })) };
}
