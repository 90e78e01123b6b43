import "server-only";
import type { IncomingHttpHeaders } from "node:http";

/** What our handlers read of a request: a `Request` has it, and so has what our own server is asked (direct-answers.ts). */
export interface Asked {
  headers: Pick<Headers, "get">;
  body: AsyncIterable<Uint8Array> | null;
}

export type Handler = (request: Asked) => Response | Promise<Response>;

/** As `Headers` has them: Node has joined what came more than once. */
export const askedHeaders = (headers: IncomingHttpHeaders): Asked["headers"] => ({
  get: (name) => headers[name]?.toString() ?? null,
});
