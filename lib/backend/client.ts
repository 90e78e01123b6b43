import "server-only";
import { causeOf, log } from "@/lib/log";
import {
  type CallContext,
  type CallName,
  calls,
  failureAnswer,
  headerNames,
  type Outcome,
  type Payload,
  type PayloadOf,
  ProtectedRequestError,
  type ResultOf,
  successAnswer,
  type Transport,
} from "./contract";

const LONGEST_REASON = 300;

/** A backend's text as a visitor may see it: one line, of a bounded length. */
function reasonOf(result: unknown): string | undefined {
  if (typeof result !== "string") return undefined;
  const line = result.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  if (line.length <= LONGEST_REASON) return line || undefined;
  return `${[...line].slice(0, LONGEST_REASON - 1).join("")}…`;
}

/** A header holds visible ASCII; an address in another script travels percent-encoded. */
const encodeHeader = (value: string) =>
  // Half a surrogate pair has no encoding.
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

/** The payload's body with the api key in it, where the call has it there: all but Google's log-in. */
function bodyOf(name: CallName, { body }: Payload, apiKey: string): object | undefined {
  return calls[name].sends === "body" && name !== "googleLogin" ? { ...body, api_key: apiKey } : body;
}

function readAnswer<Name extends CallName>(name: Name, status: number, body: unknown): Outcome<ResultOf<Name>> {
  const call = calls[name];
  // A server without an extension need not know how to answer in JSON.
  if ("isExtension" in call && [404, 405, 501].includes(status)) return { kind: "missing", status };
  if (status >= 500) return { kind: "unavailable" };
  const failure = failureAnswer.safeParse(body);
  if (failure.success) {
    const isUnknownToken = status === 401 && call.sends === "credentials";
    return { kind: isUnknownToken ? "unauthorized" : "refused", status, reason: reasonOf(failure.data.result) };
  }
  if (status >= 300) return { kind: "unavailable" };
  const success = successAnswer(call.result).safeParse(body);
  if (success.success) return { kind: "done", result: success.data.result as ResultOf<Name> };
  return { kind: isSuccess(body) ? "unusable" : "unavailable" };
}

const isSuccess = (body: unknown) =>
  typeof body === "object" && body !== null && "success" in body && body.success === true;

export type Backend = <Name extends CallName>(
  name: Name,
  payload: PayloadOf<Name>,
  context: CallContext,
) => Promise<Outcome<ResultOf<Name>>>;

/**
 * Makes the contract's calls over a transport. Whatever a backend does ends as an `Outcome`, logged with the
 * request's id where it is not an answer in good order.
 * @throws ProtectedRequestError where a personal call has no credentials.
 */
export function createBackend(transport: Transport, apiKey: string): Backend {
  return async (name, payload: Payload, { requestId }) => {
    const { method, path } = calls[name];
    const headers = { ...headersOf(name, payload, apiKey), [headerNames.requestId]: requestId };
    const address = path.replace("{entity}", encodeURIComponent((payload.entity ?? "").toWellFormed()));
    try {
      const body = bodyOf(name, payload, apiKey);
      const answer = await transport({ call: name, method, path: address, headers, body });
      const outcome = readAnswer(name, answer.status, answer.body);
      if (outcome.kind === "unavailable" || outcome.kind === "unusable") {
        log.warn({ event: "backend", call: name, requestId, status: answer.status, outcome: outcome.kind });
      }
      return outcome;
    } catch (error) {
      log.warn({ event: "backend", call: name, requestId, outcome: "unavailable", ...causeOf(error) });
      return { kind: "unavailable" };
    }
  };
}
