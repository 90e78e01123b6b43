import type { IncomingMessage, ServerResponse } from "node:http";
import { createHttpsOnly } from "./plain-http.mjs";

const SITE = "https://www.imisozi.example";
const addressOf = (url?: string) => `${SITE}${url}!`;

/** What is answered to a request that came this way; undefined where the site goes on to answer it. */
function answerTo(scheme: string | undefined, { method = "GET", siteUrl = SITE, hasProxy = true } = {}) {
  const headers = new Map<string, unknown>([["strict-transport-security", "max-age=1"]]);
  const answer = { status: 0, headers, body: "" };
  const response = {
    removeHeader: (name: string) => headers.delete(name),
    setHeader: (name: string, value: string) => headers.set(name, value),
    writeHead(status: number, more: object) {
      answer.status = status;
      for (const [name, value] of Object.entries(more)) headers.set(name, value);
      return { end: (body = "") => (answer.body = body) };
    },
  } as unknown as ServerResponse;
  const request = { method, url: "/a?b=c", headers: { host: "evil.example", "x-forwarded-proto": scheme } };
  const isAnswered = createHttpsOnly(siteUrl, hasProxy, addressOf).leave(
    request as unknown as IncomingMessage,
    response,
  );
  return isAnswered ? answer : undefined;
}

test.each(["http", "HTTP", "https, http"])("%s leads to the site's own address, which no cache keeps", (scheme) => {
  for (const method of ["GET", "HEAD"]) {
    const answer = answerTo(scheme, { method });
    expect(answer?.status).toBe(308);
    expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
      "cache-control": "no-store",
      location: `${SITE}/a?b=c!`,
    });
  }
});

test("a form is refused in plain words", () => {
  const answer = answerTo("http", { method: "POST" });
  expect(answer?.status).toBe(403);
  expect(answer?.body).toContain(SITE);
});

test.each([
  ["https", {}],
  ["http, https", {}],
  [undefined, {}],
  ["http", { hasProxy: false }],
  ["http", { siteUrl: "http://localhost:3000" }],
])("%s is left alone (%j)", (scheme, options) => {
  expect(answerTo(scheme, options)).toBeUndefined();
});
