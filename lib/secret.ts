import "server-only";
import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { env } from "@/lib/env";

const FILE = path.join(env.DATA_DIR, "nextauth-secret");

function readFile(): string | undefined {
  try {
    return readFileSync(FILE, "utf8").trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Writes it under another name first: a link appears whole, and only the first of several stays. */
function makeFile(): string | undefined {
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const draft = `${FILE}.${process.pid}.${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, FILE);
  } catch {
    // Another instance was first: its secret is the one.
  } finally {
    unlinkSync(draft);
  }
  return readFile();
}

let secret: string | undefined;

/**
 * What signs and encrypts sessions: `NEXTAUTH_SECRET`, or one made on the first run and kept in `DATA_DIR`.
 * @throws where that folder cannot be written.
 */
export function getSecret(): string {
  secret ??= env.NEXTAUTH_SECRET ?? readFile() ?? makeFile();
  if (!secret) throw new Error("No secret for sessions: DATA_DIR cannot be read");
  return secret;
}
