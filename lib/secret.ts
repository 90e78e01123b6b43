import "server-only";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { env } from "@/lib/env";

const FILE = path.join(env.DATA_DIR, "nextauth-secret");

/** The secret in the file, which is created unless it exists. */
function readFile(): string {
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(FILE, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(FILE, "utf8").trim();
}

let secret: string | undefined;

/**
 * Signs and encrypts sessions: `NEXTAUTH_SECRET`, or a secret created at the first start and stored in `DATA_DIR`.
 * @throws when that folder cannot be read or written.
 */
export function getSecret(): string {
  secret ??= env.NEXTAUTH_SECRET ?? readFile();
  if (!secret) throw new Error(`No secret for sessions: ${FILE} is empty`);
  return secret;
}

/** HMAC-SHA-256 of a text in base64url. `purpose` separates one use from another. */
export const sign = (purpose: string, text: string): string =>
  createHmac("sha256", getSecret()).update(`${purpose}:${text}`).digest("base64url");

/** Compares two texts in constant time. */
export function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
