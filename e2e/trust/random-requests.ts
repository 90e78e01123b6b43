import { readFileSync } from "node:fs";
import { METHODS } from "node:http";
import { join } from "node:path";
import fc from "fast-check";
import { nearlyRightPost, wrongBody } from "./random-bodies";
import { methods, routes } from "./routes";

export interface RandomRequest {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** Whether somebody who is logged in asks. */
  isSignedIn: boolean;
}

const BUILT = join(__dirname, "../../.next/app-path-routes-manifest.json");
/** Everything that the build answers, by the build's own list: "/services/[slug]" is asked for at "/services/x". */
const built = Object.values<string>(JSON.parse(readFileSync(BUILT, "utf8"))).map((path) =>
  path.replace(/\[.*?\]/g, "x"),
);
const handled = routes.handlers.map(({ path }) => path);
const listed = Object.values(routes).flatMap((kind) => kind.map(({ path }) => path));
export const knownPaths = [...new Set([...built, ...listed])];

/** Characters from one to another, of those that Node's client sends at all. */
const textOf = (min: number, max: number, maxLength: number) =>
  fc.string({ unit: fc.integer({ min, max }).map((code) => String.fromCharCode(code)), maxLength });
const pathText = textOf(0x21, 0x7e, 30);
const headerText = textOf(0x20, 0x7e, 60);
const anyBytes = fc
  .uint8Array({ maxLength: 12 })
  .map((bytes) => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""));

const known = fc.constantFrom(...knownPaths);
/** A path with one of its letters under a percent sign. */
const encoded = fc
  .tuple(fc.constantFrom(...knownPaths.filter((one) => /^\/\w/.test(one))), fc.nat())
  .map(([one, n]) => {
    const i = 1 + (n % (one.length - 1));
    return `${one.slice(0, i)}%${one.charCodeAt(i).toString(16)}${one.slice(i + 1)}`;
  });
const path = fc.oneof(
  { weight: 2, arbitrary: encoded },
  { weight: 6, arbitrary: known },
  { weight: 6, arbitrary: fc.constantFrom(...handled) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(known, fc.constantFrom("?", "?callbackUrl=/", "/"), fc.oneof(pathText, anyBytes))
      .map((parts) => parts.join("")),
  },
  { weight: 1, arbitrary: fc.oneof(pathText, anyBytes, textOf(0x21, 0xff, 10)).map((text) => `/${text}`) },
);

const names = [
  ...[
    "accept",
    "accept-encoding",
    "authorization",
    "content-encoding",
    "content-security-policy",
    "expect",
    "forwarded",
  ],
  ...["if-modified-since", "if-none-match", "next-action", "next-router-prefetch", "next-router-segment-prefetch"],
  ...["next-router-state-tree", "next-url", "origin", "purpose", "range", "referer", "rsc", "sec-fetch-site"],
  ...["x-forwarded-host", "x-forwarded-proto", "x-http-method-override", "x-middleware-prefetch"],
  ...["x-middleware-subrequest", "x-nextjs-data", "x-request-id"],
];
const cookies = ["next-auth.session-token", "user", "form-answer-login0", "next-auth.state", "next-auth.callback-url"];
const latin = textOf(0xa0, 0xff, 20);
const headerValue = fc.oneof(headerText, latin, fc.constantFrom("1", "null", "same-origin", "*", "gzip", "bytes=0-"));
const header = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...names), headerValue) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...cookies), headerText).map((pair) => ["cookie", pair.join("=")] as const),
  },
);
/** So many that few are told that they have asked too often. */
const address = fc.oneof(
  { weight: 19, arbitrary: fc.integer({ min: 0, max: 65_535 }).map((n) => `10.8.${n >> 8}.${n & 255}`) },
  { weight: 1, arbitrary: headerValue },
);

const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("GET", "POST") },
  { weight: 2, arbitrary: fc.constantFrom(...methods, "PROPFIND", "LOCK", "SEARCH", "BREW") },
);
const anything = fc.record({ path, method, body: fc.option(wrongBody) });
const posted = nearlyRightPost.map((post) => ({ ...post, method: "POST" }));

/**
 * A body's length has to be told: Node's client tells none for GET, HEAD, DELETE, OPTIONS and TRACE, and yet sends the
 * body, which then is the next request of the same connection: one that is refused, and the connection with it.
 */
const framing = (bytes: number, isChunked: boolean): Record<string, string> =>
  isChunked ? { "transfer-encoding": "chunked" } : { "content-length": String(bytes) };

/** Anything that a client may send: to every page and handler, and beside them. */
export const randomRequest: fc.Arbitrary<RandomRequest> = fc
  .record({
    what: fc.oneof({ weight: 5, arbitrary: anything }, { weight: 1, arbitrary: posted }),
    address,
    more: fc.array(header, { maxLength: 3 }),
    isChunked: fc.integer({ max: 9, min: 0 }).map((n) => n === 9),
    isSignedIn: fc.boolean(),
  })
  .map(({ what: { path, method, body }, address, more, isChunked, isSignedIn }) => ({
    path,
    method,
    headers: {
      ...Object.fromEntries(more),
      "x-forwarded-for": address,
      ...(body?.type && { "content-type": body.type }),
      ...(body && framing(body.bytes.length, isChunked)),
    },
    body: body?.bytes,
    isSignedIn: isSignedIn && !path.startsWith("/user/logout"),
  }));

/** What Node's own parser answers 400, before there is a request. */
export const isUnreadable = ({ path, method }: RandomRequest) => !METHODS.includes(method) || /[^\x21-\x7e]/.test(path);
