import "server-only";
import type { OutgoingHttpHeaders } from "node:http";
import { JsonAnswer } from "./json";

/** An answer as Node's own server sends it, and as one thread hands it to another. */
export interface PlainAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body?: string | Uint8Array;
}

/** What a handler of ours has answered. */
export async function toPlainAnswer(answer: Response): Promise<PlainAnswer> {
  const { status } = answer;
  const cookies = answer.headers.getSetCookie();
  const headers: OutgoingHttpHeaders = Object.fromEntries(answer.headers);
  if (cookies.length) headers["set-cookie"] = cookies;
  if (answer instanceof JsonAnswer) return { status, headers, body: answer.content };
  return answer.body ? { status, headers, body: new Uint8Array(await answer.arrayBuffer()) } : { status, headers };
}
