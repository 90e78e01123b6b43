import fc from "fast-check";

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const TYPES = [JSON_TYPE, FORM_TYPE, "application/csp-report", "multipart/form-data; boundary=x", ""];

export interface RandomBody {
  /** The content type; empty for none. */
  type: string;
  bytes: Buffer;
}
type Field = [name: string, value: unknown];

const email = fc.integer({ min: 0, max: 30 }).map((n) => `uwase${n}@example.org`);
const line = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 });
const password = fc.constant("ridge and hill");

/** Valid values of every form, and of what browsers report. */
const validValues: Record<string, fc.Arbitrary<object>> = {
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
    metrics: fc.record({ CLS: fc.double({ min: 0, max: 1, noNaN: true }) }),
  }),
};

const NAMES =
  `username password confirm_password kind name email phone subject message website visit token key callbackUrl
  csrfToken intent csp-report type body List-Unsubscribe page device connection metrics __proto__ constructor
  toString`.split(/\s+/);
const word = fc.oneof(
  fc.constantFrom("contact", "subscribe", "talent", "", "\u0000", "1e999", "//elsewhere.example", "/100%"),
  fc.string({ unit: "binary", maxLength: 40 }),
  // Around every limit of length.
  fc.integer({ min: 0, max: 70_000 }).map((length) => "x".repeat(length)),
);
const value = fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) });
const randomFields = (maxLength: number): fc.Arbitrary<Field[]> =>
  fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength });

/** By hand, because an object cannot hold `__proto__` or a name twice. */
const toJson = (fields: Field[]) => `{${fields.map((field) => field.map((part) => JSON.stringify(part)).join(":"))}}`;
const encode = (part: unknown) =>
  encodeURIComponent((typeof part === "string" ? part : JSON.stringify(part)).toWellFormed());
const toForm = (fields: Field[]) => fields.map((field) => field.map(encode).join("=")).join("&");
const encoded = (fields: fc.Arbitrary<Field[]>): fc.Arbitrary<RandomBody> =>
  fc.oneof(
    fields.map((all) => ({ type: JSON_TYPE, bytes: Buffer.from(toJson(all)) })),
    fields.map((all) => ({ type: FORM_TYPE, bytes: Buffer.from(toForm(all)) })),
  );

const deepJson = fc
  .tuple(fc.integer({ min: 1, max: 70_000 }), fc.constantFrom("[", '{"a":', '{"__proto__":'))
  .map(([length, open]) => open.repeat(length / open.length));
const oddJson = fc.oneof(
  fc.json({ maxDepth: 5 }),
  deepJson,
  fc.constantFrom('{"username":1e999}', '{"username":{"toString":1}}', '[{"type":1}]', "null"),
);
const brokenBytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  randomFields(4).map((fields) => Buffer.from(`${toForm(fields)}&a=%ff%&%zz=%`)),
  oddJson.map((text) => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xc0, 0x80])])),
);

/** Random fields, odd or broken JSON, and random bytes of any type. */
export const randomBody: fc.Arbitrary<RandomBody> = fc.oneof(
  encoded(randomFields(8)),
  oddJson.map((text) => ({ type: JSON_TYPE, bytes: Buffer.from(text) })),
  fc.record({ type: fc.constantFrom(...TYPES), bytes: brokenBytes }),
);

/** Hashing a password takes as long as many other requests. */
const HASHES = ["/user/login", "/user/register"];

/** A valid post, or one with a wrong field or two. */
export const nearlyValidPost = fc.oneof(
  ...Object.entries(validValues).map(([path, values]) => {
    const valid = values.map((fields) => Object.entries(fields));
    const nearlyValid = fc.tuple(valid, randomFields(2)).map((parts) => parts.flat());
    const body = encoded(fc.oneof(valid, nearlyValid));
    return { weight: HASHES.includes(path) ? 1 : 5, arbitrary: fc.record({ path: fc.constant(path), body }) };
  }),
);
