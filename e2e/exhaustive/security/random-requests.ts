import { readFileSync } from "node:fs";
import { METHODS } from "node:http";
import path from "node:path";
import fc from "fast-check";
import { enquiryFieldNames } from "@/lib/enquiries/fields";
import { methods, routes } from "../../security/routes";

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const TYPES = [JSON_TYPE, FORM_TYPE, "multipart/form-data; boundary=x", "nonsense"];

/** Every route of the build: "/services/[slug]" is requested as "/services/x". */
const manifest = readFileSync(path.join(__dirname, "../../../.next/app-path-routes-manifest.json"), "utf8");
const built = Object.values<string>(JSON.parse(manifest)).map((route) => route.replace(/\[.*?\]/g, "x"));
const listed = Object.values(routes).flatMap((kind) => kind.map((route) => route.path));
export const knownPaths = [...new Set([...built, ...listed])];
const handlers = routes["route handlers"].map((route) => route.path);

const characters = (first: number, last: number, maxLength: number) =>
  fc.string({ unit: fc.integer({ min: first, max: last }).map((code) => String.fromCharCode(code)), maxLength });
const known = fc.constantFrom(...knownPaths);
const strange = fc.oneof(
  characters(0x21, 0x7e, 30),
  characters(0x21, 0xff, 10),
  fc.uint8Array({ maxLength: 12 }).map((bytes) => [...bytes].map((byte) => `%${byte.toString(16)}`).join("")),
);
const somePath = fc.oneof(
  { weight: 6, arbitrary: known },
  { weight: 6, arbitrary: fc.constantFrom(...handlers) },
  {
    weight: 2,
    arbitrary: fc.tuple(known, fc.constantFrom("?", "?callbackUrl=/", "/"), strange).map((all) => all.join("")),
  },
  { weight: 1, arbitrary: strange.map((text) => `/${text}`) },
);

const HEADERS = `accept accept-encoding authorization content-encoding content-security-policy cookie expect forwarded
  if-modified-since if-none-match next-action next-router-prefetch next-router-state-tree next-url origin range referer
  rsc sec-fetch-site x-forwarded-for x-forwarded-host x-forwarded-proto x-http-method-override
  x-middleware-subrequest x-nextjs-data x-request-id`.split(/\s+/);
const COOKIES = ["next-auth.session-token", "user", "flash-login-0", "next-auth.state", "next-auth.callback-url"];
const headerText = characters(0x20, 0x7e, 60);
const headerValue = fc.oneof(
  headerText,
  characters(0xa0, 0xff, 20),
  fc.constantFrom("1", "null", "same-origin", "*", "gzip", "bytes=0-"),
  fc.tuple(fc.constantFrom(...COOKIES), headerText).map((pair) => pair.join("=")),
);

const FIELDS =
  `${enquiryFieldNames.join(" ")} username password confirm_password kind website visit token key callbackUrl csrfToken intent type body page device connection metrics __proto__ constructor
  toString`.split(/\s+/);
const word = fc.oneof(
  fc.constantFrom("contact", "subscribe", "talent", "", "\u0000", "1e999", "//elsewhere.example", "/100%"),
  fc.string({ unit: "binary", maxLength: 40 }),
  // The lengths are around every limit.
  fc.nat(70_000).map((length) => "x".repeat(length)),
);
const value = fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) });
const someFields = (maxKeys: number) => fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys });

const email = fc.nat(30).map((n) => `uwase${n}@example.org`);
const line = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 });
const password = fc.constant("ridge and hill");
/** Valid posts. Hashing a password takes as long as many other requests. */
const validPosts: [weight: number, path: string, values: fc.Arbitrary<object>][] = [
  [5, "/enquiries/subscribe", fc.record({ email })],
  [5, "/enquiries", fc.record({ name: line, email, subject: line, message: line })],
  [1, "/user/login", fc.record({ username: email, password })],
  [1, "/user/register", fc.record({ username: email, password, confirm_password: password })],
  [5, "/user/profile", fc.record({ kind: fc.constantFrom("talent", "organization"), name: line })],
];

interface Body {
  type: string;
  body: string | Buffer;
}

/** The values as JSON or as a form. A field named `__proto__` is sent, too. */
const encoded = (values: fc.Arbitrary<object>): fc.Arbitrary<Body> =>
  fc.tuple(values, fc.boolean()).map(([fields, isForm]) => {
    if (!isForm) return { type: JSON_TYPE, body: JSON.stringify(fields) };
    const texts = Object.entries(fields).map(([name, one]) => [
      name,
      typeof one === "string" ? one : JSON.stringify(one),
    ]);
    return { type: FORM_TYPE, body: new URLSearchParams(texts).toString() };
  });
const oddText = fc.oneof(
  fc.json({ maxDepth: 5 }),
  fc
    .tuple(fc.nat(70_000), fc.constantFrom("[", '{"a":', '{"__proto__":'))
    .map(([n, open]) => open.repeat(n / open.length)),
  fc.constantFrom('{"username":1e999}', '{"username":{"toString":1}}', '[{"type":1}]', "null", "a=%ff%&%zz=%"),
);
const someBody: fc.Arbitrary<Body> = fc.oneof(
  encoded(someFields(8)),
  fc.record({
    type: fc.constantFrom(...TYPES),
    body: fc.oneof(
      oddText,
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    ),
  }),
);

const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("GET", "POST") },
  { weight: 2, arbitrary: fc.constantFrom(...methods, "PROPFIND", "LOCK", "SEARCH", "BREW") },
);
const anything = fc.record({ path: somePath, method, content: fc.option(someBody, { nil: undefined }) });
/** A valid post, or one with a wrong field or two. */
const nearlyValid = fc.oneof(
  ...validPosts.map(([weight, path, valid]) => {
    const spoiled = fc.tuple(valid, someFields(2)).map(([right, wrong]) => ({ ...right, ...wrong }));
    const content = encoded(fc.oneof(valid, spoiled));
    return { weight, arbitrary: fc.record({ path: fc.constant(path), method: fc.constant("POST"), content }) };
  }),
);

/** A request of a client: to any page, route handler or other path. */
export const randomRequest = fc
  .record({
    target: fc.oneof({ weight: 5, arbitrary: anything }, { weight: 1, arbitrary: nearlyValid }),
    // The addresses are so many that few requests are rate limited.
    address: fc.nat(65_535).map((n) => `10.8.${n >> 8}.${n & 255}`),
    more: fc.dictionary(fc.constantFrom(...HEADERS), headerValue, { maxKeys: 3 }),
    isChunked: fc.boolean(),
    isSignedIn: fc.boolean(),
  })
  .map(({ target: { path, method, content }, address, more, isChunked, isSignedIn }) => {
    const headers: Record<string, string> = { "x-forwarded-for": address, ...more };
    if (content) {
      headers["content-type"] = content.type;
      // Node's client sends no length by itself with some methods: the body would be the next request.
      if (isChunked) headers["transfer-encoding"] = "chunked";
      else headers["content-length"] = String(Buffer.byteLength(content.body));
    }
    return { path, method, headers, body: content?.body, isSignedIn: isSignedIn && path !== "/user/logout" };
  });

export type RandomRequest = typeof randomRequest extends fc.Arbitrary<infer Request> ? Request : never;

/** Tells whether Node's parser rejects a request. */
export const isMalformed = ({ path, method }: RandomRequest) => !METHODS.includes(method) || /[^\x21-\x7e]/.test(path);
