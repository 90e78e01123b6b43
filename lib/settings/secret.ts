import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { env } from "@/lib/settings/env";
import { describeFileError } from "./file-error";

const FILE = path.join(env.DATA_DIR, "nextauth-secret");

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

function readFile(): string | undefined {
  try {
    return readFileSync(FILE, "utf8").trim() || undefined;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw new Error(`DATA_DIR cannot be used: ${describeFileError(FILE, "read", error)}`);
  }
}

/** Creates the file under a temporary name and links it: it appears whole, and the first of several instances wins. */
function createFile(): string {
  const draft = `${FILE}.${process.pid}.${randomBytes(4).toString("hex")}`;
  try {
    mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
    writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
    linkSync(draft, FILE);
  } catch (error) {
    // Another instance was first, whose secret counts.
    if (codeOf(error) !== "EEXIST")
      throw new Error(`DATA_DIR cannot be used: ${describeFileError(FILE, "created", error)}`);
  } finally {
    rmSync(draft, { force: true });
  }
  const created = readFile();
  if (!created) throw new Error(`${path.resolve(FILE)} is empty: delete it.`);
  return created;
}

let secret: string | undefined;

/**
 * The secret that signs and encrypts sessions: `NEXTAUTH_SECRET`, or a secret created at the first start and stored in
 * `DATA_DIR`.
 * @throws with the setting, the path and the cause when the file cannot be read or written.
 */
export function getSecret(): string {
  secret ??= env.NEXTAUTH_SECRET ?? readFile() ?? createFile();
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
