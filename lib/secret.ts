import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { env } from "./env";

const FILE = path.join(env.DATA_DIR, "nextauth-secret");

function readFile(): string | undefined {
  try {
    return readFileSync(FILE, "utf8").trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Creates the file under a temporary name and links it: it appears whole, and only the first of several instances wins. */
function createFile(): string | undefined {
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const draft = `${FILE}.${process.pid}.${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, FILE);
  } catch {
    // Another instance was first: its secret counts.
  } finally {
    unlinkSync(draft);
  }
  return readFile();
}

let secret: string | undefined;

/**
 * Signs and encrypts sessions: `NEXTAUTH_SECRET`, or a secret created at the first start and stored in `DATA_DIR`.
 * @throws when that folder cannot be written.
 */
export function getSecret(): string {
  secret ??= env.NEXTAUTH_SECRET ?? readFile() ?? createFile();
  if (!secret) throw new Error("No secret for sessions: DATA_DIR cannot be read");
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
