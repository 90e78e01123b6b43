import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { getSecret } from "./secret";

/** What only this site can say of a text (HMAC-SHA-256, base64url). The purpose keeps one use's apart from another's. */
export const sign = (purpose: string, text: string): string =>
  createHmac("sha256", getSecret()).update(`${purpose}:${text}`).digest("base64url");

/** Whether two texts are the same, in a time that does not tell how far they agree. */
export function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
