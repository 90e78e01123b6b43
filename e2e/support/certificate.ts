import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const NEW_KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
const LOCALHOST = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-days", "2"];

export type Certificate = ReturnType<typeof makeCertificate>;

/** A self-signed certificate for `localhost`. @throws without openssl. */
export function makeCertificate() {
  const folder = mkdtempSync(path.join(tmpdir(), "certificate-"));
  try {
    const [keyFile, certFile] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
    const files = ["-keyout", keyFile, "-out", certFile];
    execFileSync("openssl", ["req", "-x509", ...NEW_KEY, ...LOCALHOST, ...files], { stdio: "pipe" });
    const [key, cert] = [readFileSync(keyFile, "utf8"), readFileSync(certFile, "utf8")];
    const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
    // For Chromium's --ignore-certificate-errors-spki-list.
    return { key, cert, keyHash: createHash("sha256").update(publicKey).digest("base64") };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
