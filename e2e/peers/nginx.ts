import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { findNginx } from "../../lib/testing/nginx.mjs";
import { until } from "../../lib/testing/until";
import { freePort } from "./ports";

const HOST = "127.0.0.1";
const deploy = path.join(__dirname, "../../deploy");

function makeCertificate(openssl: string, folder: string) {
  const [key, certificate] = [path.join(folder, "privkey.pem"), path.join(folder, "fullchain.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const files = ["-keyout", key, "-out", certificate];
  execFileSync(openssl, ["req", "-x509", ...kind, ...subject, ...files], { stdio: "pipe" });
  return readFileSync(certificate, "utf8");
}

/** Replaces what has to be there. */
function replace(text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`deploy/nginx.conf does not say ${from}`);
  return text.replaceAll(from, to);
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, HOST);
    socket.once("connect", () => socket.end(() => resolve(true)));
    socket.once("error", () => resolve(false));
  });

/** A port of the proxy's own, to be known before the sites that it stands before. */
export const portOfNginx = () => freePort(HOST);

/**
 * The real nginx with the project's own configuration, of which ports, paths and the addresses of the sites are
 * replaced. @param sites two of them, as `host:port`.
 */
export async function startNginx({ port, sites }: { port: number; sites: string[] }) {
  const programs = findNginx();
  if (!programs) throw new Error("There is no nginx on this machine");
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  // Its workers are another user's, where it is started as root.
  chmodSync(folder, 0o755);
  const certificate = makeCertificate(programs.openssl, folder);
  // All but the file that the ports are in stay as they are, but for where they lie.
  cpSync(deploy, folder, { recursive: true, filter: (file) => path.basename(file) !== "tls" });
  const own = path.join(folder, "own-answers.conf");
  writeFileSync(own, replace(readFileSync(own, "utf8"), ["/etc/nginx", folder]));
  const plainPort = await freePort(HOST);
  const replacements = [
    ["/tmp/", `${folder}/`],
    ["/etc/nginx/tls/", `${folder}/`],
    ["/etc/nginx/site-proxy.conf", path.join(folder, "site-proxy.conf")],
    ["/etc/nginx/own-answers.conf", own],
    ["listen 80;", `listen ${HOST}:${plainPort};`],
    ["listen 443 ", `listen ${HOST}:${port} `],
    ...sites.map((site, i) => [`site-${i + 1}:3000`, site] as const),
  ] as const;
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, replacements.reduce(replace, readFileSync(path.join(deploy, "nginx.conf"), "utf8")));

  const args = ["-p", folder, "-c", file, "-e", "stderr"];
  execFileSync(programs.nginx, ["-t", ...args], { stdio: "pipe" });
  const child = spawn(programs.nginx, [...args, "-g", "daemon off;"], { stdio: ["ignore", "ignore", "pipe"] });
  const output: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text) => output.push(text));
  const closed = once(child, "close");
  // Its workers end with it only if it is asked to end.
  const abandon = () => child.kill("SIGTERM");
  process.once("exit", abandon);
  await until(() => listens(port));
  return {
    url: `https://localhost:${port}`,
    plainUrl: `http://${HOST}:${plainPort}`,
    certificate,
    logs: () => output.join(""),
    stop: async () => {
      child.kill("SIGTERM");
      await closed;
      process.off("exit", abandon);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
