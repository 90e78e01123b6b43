import pTimeout, { TimeoutError } from "p-timeout";
import * as z from "zod";
import type { Extension } from "@/lib/env";
import { readText } from "@/lib/http";
import { causeOf, log } from "@/lib/logger";
import {
  type CallContext,
  type CallName,
  calls,
  failureResponse,
  headerNames,
  type Outcome,
  type Payload,
  type PayloadOf,
  ProtectedRequestError,
  type ResultOf,
  sendsKey,
  successResponse,
  type Transport,
  type WireResponse,
} from "./contract";

const MAX_RESPONSE_BYTES = 1_000_000;
const MAX_REASON_LENGTH = 300;
const NOT_IMPLEMENTED = 501;

/** The backend's error message, reduced to one line of limited length because visitors see it. */
function reasonOf(result: unknown): string | undefined {
  if (typeof result !== "string") return undefined;
  const line = result.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  if (line.length <= MAX_REASON_LENGTH) return line || undefined;
  return `${[...line].slice(0, MAX_REASON_LENGTH - 1).join("")}…`;
}

/** The backend's messages by field, of those fields that have one. */
const errorsOf = (errors: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(errors)
      .map(([field, result]) => [field, reasonOf(result)])
      .filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** Percent-encodes everything but visible ASCII, which is all that a header value may hold. */
const encodeHeader = (value: string) =>
  // encodeURIComponent throws on lone surrogates.
  value.toWellFormed().replace(/[^\x21-\x24\x26-\x7e]/gu, encodeURIComponent);

function headersOf(name: CallName, { credentials }: Payload, apiKey: string): Record<string, string> {
  const { sends } = calls[name];
  if (sends === "body") return {};
  if (sends === "api key") return { [headerNames.apiKey]: apiKey };
  if (!credentials) throw new ProtectedRequestError("not-logged-in");
  return {
    [headerNames.apiKey]: apiKey,
    [headerNames.username]: encodeHeader(credentials.username),
    [headerNames.loginToken]: encodeHeader(credentials.login_token),
  };
}

/** Adds the API key to the body. */
function bodyOf(name: CallName, { body }: Payload, apiKey: string): object | undefined {
  return calls[name].sends === "body" && sendsKey(name) ? { ...body, api_key: apiKey } : body;
}

/** Tells whether a backend lacks an extension. Its response may have any body, such as an HTML error page. */
export const isMissing = (name: CallName, status: number) =>
  "extension" in calls[name] && [404, 405, 501].includes(status);

/** Tells whether a backend refuses the site's own API key. A refusal of what a person sent has `errors` (contract.ts). */
function isKeyRefused(name: CallName, { status, body }: WireResponse) {
  const failure = failureResponse.safeParse(body);
  return status === 403 && sendsKey(name) && failure.success && !failure.data.errors;
}

/**
 * Removes malformed records from a list, as one must not hide the others.
 * @returns the response without them, and their number.
 */
function skipMalformedRecords(name: CallName, body: unknown): { body: unknown; skipped: number } {
  const { result: schema } = calls[name];
  const list = successResponse(z.array(z.unknown())).safeParse(body).data;
  if (!(schema instanceof z.ZodArray) || !list) return { body, skipped: 0 };
  const result = list.result.filter((record) => schema.element.safeParse(record).success);
  return { body: { success: true, result }, skipped: list.result.length - result.length };
}

function toOutcome<Name extends CallName>(name: Name, status: number, body: unknown): Outcome<ResultOf<Name>> {
  const call = calls[name];
  if (isMissing(name, status)) return { kind: "missing", status };
  if (status >= 500) return { kind: "unavailable" };
  const failure = failureResponse.safeParse(body);
  if (failure.success) {
    const isUnknownToken = status === 401 && call.sends === "credentials";
    const { result, errors } = failure.data;
    return {
      kind: isUnknownToken ? "unauthorized" : "refused",
      status,
      reason: reasonOf(result),
      errors: errors && errorsOf(errors),
    };
  }
  if (status >= 300) return { kind: "unavailable" };
  const success = successResponse(call.result).safeParse(body);
  if (success.success) return { kind: "done", result: success.data.result as ResultOf<Name> };
  const isSuccess = successResponse(z.unknown().optional()).safeParse(body).success;
  return { kind: isSuccess ? "unusable" : "unavailable" };
}

export type Backend = <Name extends CallName>(
  name: Name,
  payload: PayloadOf<Name>,
  context: CallContext,
) => Promise<Outcome<ResultOf<Name>>>;

/**
 * Creates a client, which turns every failure of the backend into an `Outcome`, and logs malformed and missing
 * responses with the request id.
 * @param extensions that the backend implements. A call of another one is not sent: it might change something there.
 * @throws ProtectedRequestError if a call for personal data has no credentials
 */
export function createBackend(transport: Transport, apiKey: string, extensions: readonly Extension[]): Backend {
  return async (name, payload: Payload, { requestId, deadline }) => {
    const call = calls[name];
    if ("extension" in call && !extensions.includes(call.extension))
      return { kind: "missing", status: NOT_IMPLEMENTED };
    const { method, path } = call;
    const headers = { ...headersOf(name, payload, apiKey), [headerNames.requestId]: requestId };
    const requestPath = path.replace("{entity}", encodeURIComponent((payload.entity ?? "").toWellFormed()));
    try {
      const body = bodyOf(name, payload, apiKey);
      const response = await transport({ call: name, method, path: requestPath, headers, body, deadline });
      if (isKeyRefused(name, response)) {
        const text = "The backend does not accept BACKEND_API_KEY";
        log.error({ event: "backend", call: name, requestId, status: response.status, outcome: "key refused", text });
        return { kind: "unavailable" };
      }
      const { body: readable, skipped } = skipMalformedRecords(name, response.body);
      if (skipped) log.warn({ event: "backend", call: name, requestId, outcome: "records skipped", count: skipped });
      const outcome = toOutcome(name, response.status, readable);
      if (outcome.kind === "unavailable" || outcome.kind === "unusable") {
        log.warn({ event: "backend", call: name, requestId, status: response.status, outcome: outcome.kind });
      }
      return outcome;
    } catch (error) {
      log.warn({ event: "backend", call: name, requestId, outcome: "unavailable", ...causeOf(error) });
      return { kind: "unavailable" };
    }
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Calls a backend over HTTP.
 * @param timeoutMs for the whole exchange, including the response body; the deadline of a request may end it earlier
 * @throws on timeout, network errors, redirects and responses over 1 MB
 */
export function createHttpTransport(url: string, timeoutMs: number): Transport {
  return async ({ method, path, headers, body, deadline = Number.POSITIVE_INFINITY }) => {
    const milliseconds = Math.min(timeoutMs, deadline - performance.now());
    // A call that the visitor is not waiting for any more could still change something.
    if (milliseconds <= 0) throw new TimeoutError();
    // Not AbortSignal.timeout(): Node may garbage-collect it while a body is still being read.
    const controller = new AbortController();
    const exchange = async () => {
      const response = await fetch(url + path, {
        method,
        headers: { accept: "application/json", ...headers, ...(body && { "content-type": "application/json" }) },
        body: body && JSON.stringify(body),
        // Following a redirect would send the API key to another host.
        redirect: "error",
        cache: "no-store",
        signal: controller.signal,
      });
      return { status: response.status, body: parseJson(await readText(response.body, MAX_RESPONSE_BYTES)) };
    };
    return pTimeout(exchange(), { milliseconds }).finally(() => controller.abort());
  };
}
