import { readFileSync } from "node:fs";
import { METHODS } from "node:http";
import path from "node:path";
import fc from "fast-check";
import { methods, routes } from "../../security/routes";
import { nearlyValidPost, type RandomBody, randomBody } from "./random-bodies";

export interface RandomRequest {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  isSignedIn: boolean;
}

/** As in lib/http/parse-body.ts. */
export const MAX_BODY_BYTES = 65_536;

const MANIFEST = path.join(__dirname, "../../../.next/app-path-routes-manifest.json");
/** Every route of the build: "/services/[slug]" is requested as "/services/x". */
const built = Object.values<string>(JSON.parse(readFileSync(MANIFEST, "utf8"))).map((route) =>
  route.replace(/\[.*?\]/g, "x"),
);
const handlers = routes["route handlers"].map((route) => route.path);
export const knownPaths = [
  ...new Set([
    ...built,
    ...Object.values(routes)
      .flat()
      .map((route) => route.path),
  ]),
];

const textOf = (firstCode: number, lastCode: number, maxLength: number) =>
  fc.string({
    unit: fc.integer({ min: firstCode, max: lastCode }).map((code) => String.fromCharCode(code)),
    maxLength,
  });
const encodedBytes = fc
  .uint8Array({ maxLength: 12 })
  .map((bytes) => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""));
const pathText = fc.oneof(textOf(0x21, 0x7e, 30), encodedBytes);

const known = fc.constantFrom(...knownPaths);
/** A known path with one percent-encoded letter. */
const encodedPath = fc
  .tuple(fc.constantFrom(...knownPaths.filter((one) => /^\/\w/.test(one))), fc.nat())
  .map(([one, n]) => {
    const i = 1 + (n % (one.length - 1));
    return `${one.slice(0, i)}%${one.charCodeAt(i).toString(16)}${one.slice(i + 1)}`;
  });
const randomPath = fc.oneof(
  { weight: 6, arbitrary: known },
  { weight: 6, arbitrary: fc.constantFrom(...handlers) },
  { weight: 2, arbitrary: encodedPath },
  {
    weight: 2,
    arbitrary: fc.tuple(known, fc.constantFrom("?", "?callbackUrl=/", "/"), pathText).map((parts) => parts.join("")),
  },
  { weight: 1, arbitrary: fc.oneof(pathText, textOf(0x21, 0xff, 10)).map((text) => `/${text}`) },
);

const HEADERS = `accept accept-encoding authorization content-encoding content-security-policy expect forwarded
  if-modified-since if-none-match next-action next-router-prefetch next-router-segment-prefetch next-router-state-tree
  next-url origin purpose range referer rsc sec-fetch-site x-forwarded-host x-forwarded-proto x-http-method-override
  x-middleware-prefetch x-middleware-subrequest x-nextjs-data x-request-id`.split(/\s+/);
const COOKIES = ["next-auth.session-token", "user", "flash-login-0", "next-auth.state", "next-auth.callback-url"];
const headerText = textOf(0x20, 0x7e, 60);
const headerValue = fc.oneof(
  headerText,
  textOf(0xa0, 0xff, 20),
  fc.constantFrom("1", "null", "same-origin", "*", "gzip", "bytes=0-"),
);
const header = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...HEADERS), headerValue) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...COOKIES), headerText).map((pair) => ["cookie", pair.join("=")] as const),
  },
);
/** Enough addresses that few requests are rate limited. */
const address = fc.oneof(
  { weight: 19, arbitrary: fc.integer({ min: 0, max: 65_535 }).map((n) => `10.8.${n >> 8}.${n & 255}`) },
  { weight: 1, arbitrary: headerValue },
);
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("GET", "POST") },
  { weight: 2, arbitrary: fc.constantFrom(...methods, "PROPFIND", "LOCK", "SEARCH", "BREW") },
);
const anything = fc.record({ path: randomPath, method, body: fc.option(randomBody, { nil: undefined }) });
const post = nearlyValidPost.map((one) => ({ ...one, method: "POST" }));

/** Node's client sends no length by itself with GET, HEAD, DELETE, OPTIONS and TRACE: the body would be the next request. */
const bodyHeaders = ({ type, bytes }: RandomBody, isChunked: boolean): Record<string, string> => ({
  ...(type && { "content-type": type }),
  ...(isChunked ? { "transfer-encoding": "chunked" } : { "content-length": String(bytes.length) }),
});

/** What a client may send: to every page and route handler, and to other paths. */
export const randomRequest: fc.Arbitrary<RandomRequest> = fc
  .record({
    target: fc.oneof({ weight: 5, arbitrary: anything }, { weight: 1, arbitrary: post }),
    address,
    more: fc.array(header, { maxLength: 3 }),
    isChunked: fc.integer({ min: 0, max: 9 }).map((n) => n === 9),
    isSignedIn: fc.boolean(),
  })
  .map(({ target: { path, method, body }, address, more, isChunked, isSignedIn }) => ({
    path,
    method,
    headers: {
      ...Object.fromEntries(more),
      "x-forwarded-for": address,
      ...(body && bodyHeaders(body, isChunked)),
    },
    body: body?.bytes,
    isSignedIn: isSignedIn && !path.startsWith("/user/logout"),
  }));

/** Node's parser rejects it. */
export const isMalformed = ({ path, method }: RandomRequest) => !METHODS.includes(method) || /[^\x21-\x7e]/.test(path);
