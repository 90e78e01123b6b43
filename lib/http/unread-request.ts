import "server-only";
import { randomUUID } from "node:crypto";
import { log } from "@/lib/log";
import { usualHeaders } from "./requests";
import { contentSecurityPolicy } from "./security-headers";

/**
 * The headers of an answer to what never became a request: no HTTP, too long, or too slow. Nobody knows more of it
 * than the status, which the log is told.
 */
export function headersOfUnread(status: number): Record<string, string> {
  const requestId = randomUUID();
  log.info({ event: "request", outcome: "unread", requestId, status });
  return {
    ...usualHeaders,
    "content-security-policy": contentSecurityPolicy([]),
    "x-request-id": requestId,
  };
}
