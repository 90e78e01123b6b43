import pTimeout, { TimeoutError } from "p-timeout";
import * as z from "zod";
import { readText } from "@/lib/http";
import { log } from "@/lib/log";
import type { Extension } from "@/lib/settings/env";
import { attemptCall, type Backend, type CallContext, type Result } from "./backend";
import {
  type CallName,
  type Credentials,
  calls,
  failureResponse,
  headerNames,
  isMissing,
  type ResultOf,
  recordCalls,
  sendsKey,
  successResponse,
} from "./contract";

/** A request of the contract. */
export interface WireRequest {
  call: CallName;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: object | undefined;
  /** As in {@link CallContext}. */
  deadline?: number;
}

export interface WireResponse {
  status: number;
  /** Parsed JSON; undefined if the body is not JSON. */
  body: unknown;
}

/** Sends a request to a backend. @throws if there is no response */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

const MAX_RESPONSE_BYTES = 1_000_000;
const MAX_MESSAGE_LENGTH = 300;

/** The backend's error message, reduced to one line of limited length because visitors see it. */
function messageOf(result: unknown): string | undefined {
  if (typeof result !== "string") return undefined;
  const line = result.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  if (line.length <= MAX_MESSAGE_LENGTH) return line || undefined;
  return `${[...line].slice(0, MAX_MESSAGE_LENGTH - 1).join("")}…`;
}

/** The backend's messages by field, of those fields that have one. */
const errorsOf = (errors: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(errors)
      .map(([field, result]) => [field, messageOf(result)])
      .filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** Percent-encodes everything but visible ASCII, which is all that a header value may hold. */
const encodeHeader = (value: string) =>
  // encodeURIComponent throws on lone surrogates.
  value.toWellFormed().replace(/[^\x21-\x24\x26-\x7e]/gu, encodeURIComponent);

/** What a call sends. */
interface Payload {
  body?: object;
  user?: Credentials;
  entity?: string;
}

function headersOf(name: CallName, { user }: Payload, apiKey: string): Record<string, string> {
  if (calls[name].sends === "body") return {};
  return {
    [headerNames.apiKey]: apiKey,
    ...(user && {
      [headerNames.username]: encodeHeader(user.username),
      [headerNames.loginToken]: encodeHeader(user.login_token),
    }),
  };
}

/** Adds the API key to the body. */
const bodyOf = (name: CallName, { body }: Payload, apiKey: string): object | undefined =>
  calls[name].sends === "body" && sendsKey(name) ? { ...body, api_key: apiKey } : body;

/**
 * Tells whether a backend refuses the site's own API key. A refusal of what a person sent has `errors` (contract.ts).
 */
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

function toResult<Name extends CallName>(name: Name, status: number, body: unknown): Result<ResultOf<Name>> {
  const call = calls[name];
  if (isMissing(name, status)) return { ok: false, reason: "missing", status };
  if (status >= 500) return { ok: false, reason: "unavailable" };
  const failure = failureResponse.safeParse(body);
  if (failure.success) {
    const isUnknownToken = status === 401 && call.sends === "credentials";
    const { result, errors } = failure.data;
    return {
      ok: false,
      reason: isUnknownToken ? "unauthorized" : "refused",
      status,
      message: messageOf(result),
      errors: errors && errorsOf(errors),
    };
  }
  if (status >= 300) return { ok: false, reason: "unavailable" };
  const success = successResponse(call.result).safeParse(body);
  if (success.success) return { ok: true, value: success.data.result as ResultOf<Name> };
  const isSuccess = successResponse(z.unknown().optional()).safeParse(body).success;
  return { ok: false, reason: isSuccess ? "unusable" : "unavailable" };
}

/**
 * Creates a client of a backend. Every failure becomes a `Result`; malformed and missing responses are logged with the
 * request id.
 * @param extensions that the backend has
 */
export function createRemoteBackend(transport: Transport, apiKey: string, extensions: readonly Extension[]): Backend {
  const call = <Name extends CallName>(name: Name, payload: Payload, context: CallContext) =>
    attemptCall(name, context, extensions, async (): Promise<Result<ResultOf<Name>>> => {
      const { requestId, deadline } = context;
      const { method, path } = calls[name];
      const headers = { ...headersOf(name, payload, apiKey), [headerNames.requestId]: requestId };
      const requestPath = path.replace("{entity}", encodeURIComponent((payload.entity ?? "").toWellFormed()));
      const body = bodyOf(name, payload, apiKey);
      const response = await transport({ call: name, method, path: requestPath, headers, body, deadline });
      const { status } = response;
      if (isKeyRefused(name, response)) {
        const text = "The backend does not accept BACKEND_API_KEY";
        log.error({ event: "backend", call: name, requestId, status, outcome: "key refused", text });
        return { ok: false, reason: "unavailable" };
      }
      const { body: readable, skipped } = skipMalformedRecords(name, response.body);
      if (skipped) log.warn({ event: "backend", call: name, requestId, outcome: "records skipped", count: skipped });
      const result = toResult(name, status, readable);
      if (!result.ok && !("status" in result))
        log.warn({ event: "backend", call: name, requestId, status, outcome: result.reason });
      return result;
    });

  return {
    accounts: {
      logIn: (body, context) => call("login", { body }, context),
      register: (body, context) => call("register", { body }, context),
      logInWithGoogle: (token, context) => call("googleLogin", { body: { token } }, context),
      registerWithGoogle: (token, context) => call("googleRegister", { body: { token } }, context),
      linkGoogle: (user, body, context) => call("googleLink", { user, body }, context),
      logOut: (user, context) => call("logout", { user }, context),
      logOutEverywhere: (user, context) => call("logoutEverywhere", { user }, context),
      requestReset: (username, context) => call("requestPasswordReset", { body: { username } }, context),
      checkReset: (token, context) => call("checkPasswordReset", { body: { token } }, context),
      resetPassword: (body, context) => call("resetPassword", { body }, context),
      changePassword: (user, body, context) => call("changePassword", { user, body }, context),
    },
    profiles: {
      list: (user, role, context) => call(recordCalls[role].list, { user }, context),
      create: (user, role, body, context) => call(recordCalls[role].create, { user, body }, context),
      update: (user, role, body, context) => call(recordCalls[role].update, { user, body }, context),
    },
    readPublicData: (entity, context) => call("publicData", { entity }, context),
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
