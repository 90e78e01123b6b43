import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { freePort } from "@/e2e/peers/ports";
import { startProcess } from "@/e2e/peers/processes";
import { findNginx } from "@/lib/testing/nginx.mjs";

const HOST = "127.0.0.1";

/** A page as the site sent it, compressed once. */
export function keepPage(folder: string, html: string): string {
  const pages = path.join(folder, "pages");
  mkdirSync(pages, { recursive: true });
  const file = path.join(pages, "index.html");
  writeFileSync(file, html);
  writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(html));
  // nginx's workers are another user's, where it is started as root.
  for (const open of [folder, pages]) chmodSync(open, 0o755);
  return file;
}

const probed = (url: string) => ({ probe: url, isReady: ({ ok }: Response) => ok });

/** The page out of Node's memory: as it is at `/`, and compressed once at `/gzip` and `/br`. */
export async function startBuffers(file: string) {
  const port = await freePort(HOST);
  const url = `http://${HOST}:${port}`;
  const answers = [`/=${file}=`, `/gzip=${file}.gz=gzip`, `/br=${file}.br=br`];
  const running = await startProcess({
    args: ["lib/cli/bench/buffers.mjs", String(port), HOST, ...answers],
    env: {},
    ...probed(url),
  });
  return { url, ...running };
}

/** What nginx writes stands apart: it gives those folders to its workers' user. */
const configuration = (own: string, pages: string, port: number) => `worker_processes auto;
pid ${own}/pid;
events { worker_connections 1024; }
http {
  access_log off;
  types { text/html html; }
  keepalive_requests 1000000;
  sendfile on;
  gzip_static on;
  open_file_cache max=100;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${own}/${name};`).join(" ")}
  server { listen ${HOST}:${port}; root ${pages}; }
}
`;

/** The page compressed once, from nginx as Debian has it (which knows no brotli); undefined where there is no nginx. */
export async function startNginxOf(page: string) {
  const programs = findNginx();
  if (!programs) return undefined;
  const port = await freePort(HOST);
  const url = `http://${HOST}:${port}`;
  const own = path.join(path.dirname(page), "../nginx");
  mkdirSync(own, { recursive: true });
  const file = path.join(own, "nginx.conf");
  writeFileSync(file, configuration(own, path.dirname(page), port));
  const running = await startProcess({
    program: programs.nginx,
    args: ["-p", own, "-c", file, "-e", "stderr", "-g", "daemon off;"],
    env: {},
    ...probed(url),
  });
  return { url, ...running };
}
