import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../lib/testing/free-port";
import { findNginx } from "../../lib/testing/nginx";
import { until } from "../../lib/testing/until";

const HOST = "127.0.0.1";
const KEY_OPTIONS = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
const LOCALHOST = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-days", "2"];
const deploy = path.join(__dirname, "../../deploy");

interface Options {
  port: number;
  sites: string[];
  readTimeout?: string;
  rate?: string;
  burst?: string;
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** Fails if the text to replace is not there. */
function replace(text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`deploy/ does not contain ${from}`);
  return text.replaceAll(from, to);
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, HOST);
    socket.once("connect", () => socket.end(() => resolve(true)));
    socket.once("error", () => resolve(false));
  });

/** A port for nginx, which the sites behind it have to know before it starts. */
export const nginxPort = () => freePort(HOST);

/**
 * Starts nginx with the configuration in deploy/, after checking it (`nginx -t`). Only ports, paths and the addresses of the
 * sites are replaced.
 * @param sites two, as `host:port`.
 * `readTimeout`, `rate` and `burst` replace configured values.
 */
export async function startNginx({ port, sites, readTimeout = "35s", rate = "200r/s", burst = "1000" }: Options) {
  const programs = findNginx();
  if (!programs) throw new Error("nginx is not installed");
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  // Started as root, nginx runs its workers as another user.
  chmodSync(folder, 0o755);
  const certificate = path.join(folder, "fullchain.pem");
  const files = ["-keyout", path.join(folder, "privkey.pem"), "-out", certificate];
  execFileSync("openssl", ["req", "-x509", ...KEY_OPTIONS, ...LOCALHOST, ...files], { stdio: "pipe" });
  cpSync(deploy, folder, { recursive: true, filter: (file) => path.basename(file) !== "tls" });
  const errorPages = path.join(folder, "error-pages.conf");
  writeFileSync(errorPages, replace(readFileSync(errorPages, "utf8"), ["/etc/nginx", folder]));
  const proxy = path.join(folder, "site-proxy.conf");
  const timeout = ["proxy_read_timeout 35s", `proxy_read_timeout ${readTimeout}`] as const;
  writeFileSync(proxy, replace(readFileSync(proxy, "utf8"), timeout));
  const plainPort = await freePort(HOST);
  const replacements = [
    ["/tmp/", `${folder}/`],
    ["/etc/nginx/tls/", `${folder}/`],
    ["/etc/nginx/site-proxy.conf", proxy],
    ["/etc/nginx/error-pages.conf", errorPages],
    ["rate=200r/s", `rate=${rate}`],
    ["burst=1000", `burst=${burst}`],
    // Not every machine has IPv6.
    ["listen [::]:80;", ""],
    ["listen [::]:443 ssl http2;", ""],
    ["listen 80;", `listen ${HOST}:${plainPort};`],
    ["listen 443 ", `listen ${HOST}:${port} `],
    ...sites.map((site, i) => [`10.89.7.1${i + 1}:3000`, site] as const),
  ] as const;
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, replacements.reduce(replace, readFileSync(path.join(deploy, "nginx.conf"), "utf8")));

  const args = ["-p", folder, "-c", file, "-e", "stderr"];
  execFileSync(programs.nginx, ["-t", ...args], { stdio: "pipe" });
  const child = spawn(programs.nginx, [...args, "-g", "daemon off;"], { stdio: ["ignore", "ignore", "pipe"] });
  const output: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text) => output.push(text));
  const closed = once(child, "close");
  // SIGTERM, so that nginx ends its workers.
  const abandon = () => child.kill("SIGTERM");
  process.once("exit", abandon);
  await until(() => isListening(port));
  return {
    url: `https://localhost:${port}`,
    plainUrl: `http://${HOST}:${plainPort}`,
    certificate: readFileSync(certificate, "utf8"),
    logs: () => output.join(""),
    stop: async () => {
      child.kill("SIGTERM");
      await closed;
      process.off("exit", abandon);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
