import "server-only";
import type { IncomingHttpHeaders } from "node:http";
import { accountHandlers } from "@/lib/handlers";
import { askedHeaders } from "@/lib/http/asked";
import { type PlainAnswer, toPlainAnswer } from "@/lib/http/plain-answer";

/** A post to one of the account forms' handlers, as one thread hands it to another. */
export interface Post {
  path: string;
  headers: IncomingHttpHeaders;
  /** A byte a letter (latin1): of all that can be handed over, such a text costs least. */
  body: string;
}

/** What the accounts' thread is told: to answer a post, or to say what it has counted (lib/metrics.ts). */
export type Job = Post | "metrics";

export const isAccountPath = (path: string) => accountHandlers[path] !== undefined;

/** @throws what the handler throws. */
export async function answerPost({ path, headers, body }: Post): Promise<PlainAnswer> {
  const handle = accountHandlers[path]?.POST;
  if (!handle) throw new Error("No handler of an account form's post");
  const parts = async function* () {
    yield Buffer.from(body, "latin1");
  };
  return toPlainAnswer(await handle({ headers: askedHeaders(headers), body: parts() }));
}
