import { Agent } from "node:http";
import { type Answer, ask } from "./ask";
import { headerFaults } from "./expected-headers";
import { isUnreadable, type RandomRequest } from "./random-requests";

/** As in lib/http/read-post.ts. */
const LONGEST_BODY_BYTES = 65_536;
const LONGEST_SHOWN = 1000;

/** What is wrong with an answer. */
function faultOf(request: RandomRequest, answer: Answer): string | undefined {
  const { status, header, text } = answer;
  if (status >= 500 && !(status === 503 && header("retry-after"))) return `is ${status}: ${text.slice(0, 200)}`;
  // Node's own parser refuses at the door, without a header of ours.
  if (status === 400 && isUnreadable(request)) return undefined;
  return [...headerFaults(answer, false)][0];
}

/** Where a body is not read to its end, the line may break while it is being sent, and the answer with it. */
const mayBreak = (request: RandomRequest, error: unknown) =>
  ((request.body?.length ?? 0) > LONGEST_BODY_BYTES || isUnreadable(request)) &&
  ["ECONNRESET", "EPIPE"].includes((error as NodeJS.ErrnoException).code ?? "");

function show({ method, path, headers, body, isSignedIn }: RandomRequest): string {
  const lines = [`${method} ${path}${isSignedIn ? ", signed in" : ""}`, JSON.stringify(headers)];
  if (body) lines.push(`${body.length} bytes: ${JSON.stringify(body.toString("latin1").slice(0, LONGEST_SHOWN))}`);
  return lines.join("\n");
}

/**
 * One connection, on which one request is sent after the other.
 * @param cookie of somebody who is logged in
 */
export function openRandomLine(origin: string, cookie: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let before: RandomRequest | undefined;

  /** @returns the answer's status. @throws with all of the request where something is wrong with its answer. */
  async function send(request: RandomRequest): Promise<number | "cut"> {
    const { path, method, headers, body, isSignedIn } = request;
    const all = isSignedIn ? { ...headers, cookie: [cookie, headers.cookie ?? ""].join("; ") } : headers;
    const last = before;
    before = request;
    const answer = await ask(origin, path, { method, headers: all, body, agent }).catch((error: Error) => error);
    if (answer instanceof Error) {
      if (mayBreak(request, answer)) return "cut";
      // A line that is broken may be so by what went before.
      throw new Error(`${answer.message}\n${show(request)}${last ? `\nafter ${show(last)}` : ""}`);
    }
    const fault = faultOf(request, answer);
    if (fault) throw new Error(`${fault}\n${show(request)}`);
    return answer.status;
  }
  return { send, close: () => agent.destroy() };
}
