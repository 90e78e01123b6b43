import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./free-port";
import { root } from "./processes";
import { until } from "./until";

const HOST = "127.0.0.1";
const KEY_OPTIONS = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
const NAMES = "subjectAltName=DNS:localhost,IP:127.0.0.1,IP:::1";

/** Finds the programs that a TLS proxy needs, or returns undefined. */
export function findNginx() {
  // An ordinary user's PATH lacks this folder on Debian.
  const folders = [...(process.env.PATH ?? "").split(path.delimiter).filter(Boolean), "/usr/sbin"];
  const find = (program: string) =>
    folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
  const [nginx, openssl] = [find("nginx"), find("openssl")];
  return nginx && openssl ? { nginx, openssl } : undefined;
}

const hasIpv6 = () => Boolean(networkInterfaces().lo?.some(({ address }) => address === "::1"));

/** Replaces a text. Fails if it is not there. */
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

interface Options {
  port: number;
  /** The two sites, as `host:port`. */
  sites: string[];
  /** The other replacements in nginx.conf. */
  edits?: (readonly [string, string])[];
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

/**
 * Starts nginx with the configuration in deploy/, after checking it (`nginx -t`). Only ports, paths and the addresses
 * of the sites are replaced, and what a test asks for.
 */
export async function startNginx({ port, sites, edits = [] }: Options) {
  const programs = findNginx();
  if (!programs) throw new Error("nginx is not installed");
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  // nginx runs its workers as another user if root starts it.
  chmodSync(folder, 0o755);
  cpSync(path.join(root, "deploy"), folder, { recursive: true, filter: (file) => path.basename(file) !== "tls" });
  const certificate = path.join(folder, "tls", "fullchain.pem");
  mkdirSync(path.dirname(certificate));
  const subject = ["-subj", "/CN=localhost", "-addext", NAMES, "-days", "2"];
  const files = ["-keyout", path.join(folder, "tls", "privkey.pem"), "-out", certificate];
  execFileSync(programs.openssl, ["req", "-x509", ...KEY_OPTIONS, ...subject, ...files], { stdio: "pipe" });

  const plainPort = await freePort(HOST);
  const ipv6 = (listen: string, own: string) => [listen, hasIpv6() ? own : ""] as const;
  const replacements = [
    ...edits,
    ["listen 80;", `listen ${HOST}:${plainPort};`],
    ipv6("listen [::]:80;", `listen [::1]:${plainPort};`),
    ["listen 443 ", `listen ${HOST}:${port} `],
    ipv6("listen [::]:443 ssl http2;", `listen [::1]:${port} ssl http2;`),
    ...sites.map((site, i) => [`10.89.7.1${i + 1}:3000`, site] as const),
  ] as const;
  const inFolder = (text: string) =>
    text.replace(/\/(tmp|etc\/nginx(?!\/mime)|var\/(cache|log)\/nginx)(?=[/;])/g, folder);
  for (const name of ["nginx.conf", "error-pages.conf"]) {
    const file = path.join(folder, name);
    const text = inFolder(readFileSync(file, "utf8"));
    writeFileSync(file, name === "nginx.conf" ? replacements.reduce(replace, text) : text);
  }

  const args = ["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", "stderr"];
  execFileSync(programs.nginx, ["-t", ...args], { stdio: "pipe" });
  const child = spawn(programs.nginx, [...args, "-g", "daemon off;"], { stdio: ["ignore", "ignore", "pipe"] });
  const output: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text) => output.push(text));
  const closed = once(child, "close");
  // SIGTERM lets nginx end its workers.
  const abandon = () => child.kill("SIGTERM");
  process.once("exit", abandon);
  await until(() => isListening(port));
  return {
    url: `https://localhost:${port}`,
    plainUrl: `http://${HOST}:${plainPort}`,
    /** The folder of its configuration, caches and certificate. */
    folder,
    certificate: readFileSync(certificate, "utf8"),
    logs: () => output.join(""),
    accessLog: () => readFileSync(path.join(folder, "access.log"), "utf8"),
    stop: async () => {
      child.kill("SIGTERM");
      await closed;
      process.off("exit", abandon);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
