import { type Agent, request } from "node:http";
import { request as requestSafely } from "node:https";

export interface Question {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  agent?: Agent;
  /** The certificate to trust, where the origin is https. */
  ca?: string;
}

export interface Answer {
  status: number;
  /** Every value of a header, by its name in small letters: one that was sent twice shows. */
  all: Map<string, string[]>;
  /** A header's one value. */
  header: (name: string) => string | undefined;
  text: string;
  /** As it was sent, which may be compressed. */
  body: Buffer;
}

const GIVEN_UP_AFTER_MS = 30_000;

/** Headers by their names, of a list that has name and value in turn. */
export function pairs(raw: string[]): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i]?.toLowerCase() ?? "";
    all.set(name, [...(all.get(name) ?? []), raw[i + 1] ?? ""]);
  }
  return all;
}

/**
 * Asks a site for exactly this path, which may be no URL that a browser would send. Follows nothing.
 * @throws where no whole answer comes within half a minute.
 */
export function ask(origin: string, path: string, { method = "GET", headers = {}, body, agent, ca }: Question = {}) {
  const { hostname, port, protocol } = new URL(origin);
  const send = protocol === "https:" ? requestSafely : request;
  return new Promise<Answer>((resolve, reject) => {
    const asked = send({ hostname, port, path, method, headers, agent, ca }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const all = pairs(response.rawHeaders);
        const header = (name: string) => all.get(name)?.join(", ");
        const body = Buffer.concat(parts);
        resolve({ status: response.statusCode ?? 0, all, header, text: body.toString("utf8"), body });
      });
    });
    asked.setTimeout(GIVEN_UP_AFTER_MS, () => asked.destroy(new Error(`No answer to ${method} ${path}`)));
    asked.on("error", reject);
    asked.end(body);
  });
}
