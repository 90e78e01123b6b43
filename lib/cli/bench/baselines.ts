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
const CACHE = path.join(homedir(), ".cache/imisozi-bench");

/** Installs packages into a cache folder, unless they are there. @returns the folder. */
export function install(name: string, dependencies: Record<string, string>): string {
  const folder = path.join(CACHE, name);
  if (existsSync(path.join(folder, "node_modules/.package-lock.json"))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  // npm is a .cmd shim on Windows, which only a shell runs.
  const shell = process.platform === "win32";
  execFileSync("npm", ["install", "--no-audit", "--no-fund"], { cwd: folder, shell, stdio: ["ignore", 2, 2] });
  return folder;
}

const isReady = ({ ok }: Response) => ok;

const BARE_APP = {
  "app/layout.jsx": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;
`,
  "app/page.jsx": `export default () => (
  <main>
    <h1>Bare Next</h1>
    <p>A page of plain text.</p>
    <p><a href="https://nextjs.org">Next.js</a></p>
  </main>
);
`,
};

/** The smallest Next site of our own version, by `next start`. */
export async function startBareNext() {
  const cwd = install(`next-${next}`, { next, react, "react-dom": react });
  const cli = "node_modules/next/dist/bin/next";
  if (!existsSync(path.join(cwd, ".next/BUILD_ID"))) {
    mkdirSync(path.join(cwd, "app"), { recursive: true });
    for (const [file, text] of Object.entries(BARE_APP)) writeFileSync(path.join(cwd, file), text);
    execFileSync(process.execPath, [cli, "build"], { cwd, stdio: ["ignore", 2, 2] });
  }
  const port = String(await freePort(HOST));
  const url = `http://${HOST}:${port}/`;
  const args = [cli, "start", "-p", port, "-H", HOST];
  const running = await startProcess({ args, options: { cwd }, env: {}, probe: url, isReady });
  return { url, ...running };
}

const nginxConf = (folder: string, port: number) => `worker_processes auto;
pid ${folder}/pid;
events {}
http {
  access_log off;
  default_type text/html;
  keepalive_requests 1000000;
  open_file_cache max=10;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  server {
    listen ${HOST}:${port};
    location = /br { alias ${folder}/br; add_header Content-Encoding br; }
    location = /gzip { alias ${folder}/gzip; add_header Content-Encoding gzip; }
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
  writeFileSync(path.join(folder, "br"), brotliCompressSync(html));
  writeFileSync(path.join(folder, "gzip"), gzipSync(html, { level: 9 }));
  const port = await freePort(HOST);
  const conf = path.join(folder, "nginx.conf");
  writeFileSync(conf, nginxConf(folder, port));
  const url = `http://${HOST}:${port}/`;
  const args = ["-p", folder, "-c", conf, "-e", "stderr", "-g", "daemon off;"];
  const running = await startProcess({ program: programs.nginx, args, env: {}, probe: `${url}br`, isReady });
  const stop = async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}
