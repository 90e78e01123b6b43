import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { startProcess } from "@/e2e/support/processes";
import { freePort } from "@/lib/testing/free-port";
import { findNginx } from "@/lib/testing/nginx";

const HOST = "localhost";
/** Below the repository, whose packages it uses. */
const BARE_FOLDER = path.join(process.cwd(), ".next", "bench");
const NEXT = createRequire(path.join(process.cwd(), "package.json")).resolve("next/dist/bin/next");

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

/** The smallest site of the installed Next, by `next start`. */
export async function startBareNext() {
  const app = path.join(BARE_FOLDER, "app");
  mkdirSync(app, { recursive: true });
  writeFileSync(path.join(app, "layout.jsx"), LAYOUT);
  writeFileSync(path.join(app, "page.jsx"), PAGE);
  execFileSync(process.execPath, [NEXT, "build", BARE_FOLDER], { stdio: ["ignore", 2, 2] });
  const port = String(await freePort(HOST));
  const url = `http://${HOST}:${port}/`;
  const args = [NEXT, "start", BARE_FOLDER, "-p", port, "-H", HOST];
  return { url, ...(await startProcess({ args, env: {}, probe: url, isReady })) };
}

/** Paths are relative to the folder that nginx is started with. */
const nginxConf = (port: number) => `worker_processes auto;
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
    location = /br { add_header Content-Encoding br; }
    location = /gzip { add_header Content-Encoding gzip; }
  }
}
`;

/** nginx with the page compressed beforehand, at /br and /gzip; undefined if it is not installed. */
export async function startNginx(html: string) {
  const programs = findNginx();
  if (!programs) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "bench-nginx-"));
  // Its workers run as another user when root starts it.
  chmodSync(folder, 0o755);
  const port = await freePort(HOST);
  writeFileSync(path.join(folder, "br"), brotliCompressSync(html));
  writeFileSync(path.join(folder, "gzip"), gzipSync(html, { level: 9 }));
  writeFileSync(path.join(folder, "nginx.conf"), nginxConf(port));
  const url = `http://${HOST}:${port}/`;
  const args = ["-p", folder, "-c", "nginx.conf", "-e", "stderr", "-g", "daemon off;"];
  const { stop } = await startProcess({ program: programs.nginx, args, env: {}, probe: `${url}br`, isReady });
  return { url, stop: () => stop().finally(() => rmSync(folder, { recursive: true, force: true })) };
}
