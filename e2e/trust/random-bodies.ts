import fc from "fast-check";

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const REPORT_TYPE = "application/csp-report";
const types = [JSON_TYPE, FORM_TYPE, REPORT_TYPE, "application/reports+json", "multipart/form-data; boundary=x", ""];

export interface RandomBody {
  /** None where it is empty. */
  type: string;
  bytes: Buffer;
}

type Pair = [name: string, value: unknown];

const email = fc.integer({ min: 0, max: 30 }).map((n) => `uwase${n}@example.org`);
const line = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 });
const password = fc.constant("ridge and hill");

/** What the forms send, and a browser that reports. */
const rightValues: Record<string, fc.Arbitrary<object>> = {
  "/enquiries": fc.oneof(
    fc.record({ kind: fc.constant("subscribe"), email }),
    fc.record({ kind: fc.constant("contact"), name: line, email, phone: line, subject: line, message: line }),
  ),
  "/user/login": fc.record({ username: email, password }),
  "/user/register": fc.record({ username: email, password, confirm_password: password }),
  "/user/profile": fc.record({ kind: fc.constantFrom("talent", "organization"), name: line, phone: line, about: line }),
  "/api/csp-report": fc.record({
    "csp-report": fc.record({ "effective-directive": line, "blocked-uri": line, "document-uri": fc.webUrl() }),
  }),
  "/api/vitals": fc.record({
    page: fc.constantFrom("/", "/privacy", "/nothing"),
    device: fc.constantFrom("phone", "desktop"),
    connection: fc.constantFrom("4g", "unknown"),
    metrics: fc.record(
      { LCP: fc.double(), CLS: fc.double({ min: 0, max: 1, noNaN: true }) },
      { requiredKeys: ["CLS"] },
    ),
  }),
};

const names = [
  ...["username", "password", "confirm_password", "kind", "name", "email", "phone", "subject", "message", "website"],
  ...["visit", "token", "key", "callbackUrl", "csrfToken", "intent", "csp-report", "type", "body", "List-Unsubscribe"],
  ...["page", "device", "connection", "metrics"],
  ...["__proto__", "constructor", "toString"],
];
const word = fc.oneof(
  fc.constantFrom(
    "contact",
    "subscribe",
    "talent",
    "",
    "\u0000",
    "1e999",
    "//elsewhere.example",
    "/100%",
    "javascript:0",
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  // Around every bound there is, up to what is refused for its length.
  fc.integer({ min: 0, max: 70_000 }).map((length) => "x".repeat(length)),
);
const value = fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) });
const wrongPairs = (maxLength: number): fc.Arbitrary<Pair[]> =>
  fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength });

/** By hand, as an object would lose the name of its prototype, and any name that comes twice. */
const toJson = (pairs: Pair[]) => `{${pairs.map((pair) => pair.map((part) => JSON.stringify(part)).join(":")).join()}}`;
const formPart = (part: unknown) =>
  encodeURIComponent((typeof part === "string" ? part : JSON.stringify(part)).toWellFormed());
const toForm = (pairs: Pair[]) => pairs.map((pair) => pair.map(formPart).join("=")).join("&");

const asJson = (pairs: Pair[]): RandomBody => ({ type: JSON_TYPE, bytes: Buffer.from(toJson(pairs)) });
const asForm = (pairs: Pair[]): RandomBody => ({ type: FORM_TYPE, bytes: Buffer.from(toForm(pairs)) });
const encoded = (pairs: fc.Arbitrary<Pair[]>) => fc.oneof(pairs.map(asJson), pairs.map(asForm));

const deep = fc
  .tuple(fc.integer({ min: 1, max: 70_000 }), fc.constantFrom("[", '{"a":', '{"__proto__":'))
  .map(([length, open]) => open.repeat(length / open.length));
const oddJson = fc.oneof(
  fc.json({ maxDepth: 5 }),
  deep,
  fc.constantFrom(
    '{"username":1e999}',
    '{"password":-0.1e-999}',
    '{"username":{"toString":1}}',
    '[{"type":1}]',
    "null",
  ),
);
const brokenBytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  wrongPairs(4).map((pairs) => Buffer.from(`${toForm(pairs)}&a=%ff%&%zz=%`)),
  oddJson.map((text) => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xc0, 0x80])])),
);

/** What no form sends: any fields, odd or broken JSON, and any bytes under any name. */
export const wrongBody: fc.Arbitrary<RandomBody> = fc.oneof(
  encoded(wrongPairs(8)),
  oddJson.map((text) => ({ type: JSON_TYPE, bytes: Buffer.from(text) })),
  fc.record({ type: fc.constantFrom(...types), bytes: brokenBytes }),
);

/** To hash a password takes as long as to answer many other requests. */
const HASHES = ["/user/login", "/user/register"];

const rightPosts = Object.entries(rightValues).map(([path, values]) => {
  const right = values.map((fields) => Object.entries(fields));
  const nearlyRight = fc.tuple(right, wrongPairs(2)).map((parts) => parts.flat());
  const body = encoded(fc.oneof(right, nearlyRight));
  return { weight: HASHES.includes(path) ? 1 : 5, arbitrary: fc.record({ path: fc.constant(path), body }) };
});

/** What a handler takes, or takes but for a field or two. */
export const nearlyRightPost = fc.oneof(...rightPosts);
