/** Reproducible random numbers from 0 to 1 (mulberry32). */
function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const FIELDS = ["kind", "name", "email", "phone", "subject", "message", "website", "token", "key", "visit"];
const ODD_FIELDS = ["__proto__", "constructor", "toString", "", "success", "landing", "ключ"];
const TEXTS = [
  "a",
  "Uwase Keza",
  "a@b.c",
  "contact",
  "subscribe",
  "x@y",
  "",
  " ",
  "=1+1",
  "<b>",
  "https://a.b",
  "ሰላም",
  "👩🏾‍💻",
];
const ODD_TEXTS = [
  "\u0000",
  "a\nb",
  "\r\nBcc: a@b.c",
  "\ud800",
  "\udc00a",
  "\u2028",
  "\ufeff",
  "\u202e",
  "%00",
  "%",
  "'\"`",
  "\\u0000",
  "\u001b[31m",
];
const TYPES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "application/json; charset=utf-8",
  "APPLICATION/JSON;charset=latin1",
  "text/plain",
  "multipart/form-data",
  "application/x-www-form-urlencoded;;",
  "",
];
const HUGE = 200_000;
const DEEP = 20_000;

/** Generates bodies and headers as a hostile or broken client may send them; about one in five is valid. */
export function createRandomPosts(seed: number) {
  const random = seededRandom(seed);
  const below = (n: number) => Math.floor(random() * n);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const chance = (share: number) => random() < share;

  const text = (): string => {
    if (chance(0.01)) return pick(TEXTS).repeat(5000);
    return Array.from({ length: 1 + below(3) }, () => pick(chance(0.2) ? ODD_TEXTS : TEXTS)).join(
      chance(0.5) ? "" : " ",
    );
  };
  const anything = (depth = 0): unknown => {
    const kind = below(depth > 3 ? 6 : 8);
    if (kind === 6) return Array.from({ length: below(4) }, () => anything(depth + 1));
    if (kind === 7)
      return Object.fromEntries(Array.from({ length: below(4) }, () => [pick(FIELDS), anything(depth + 1)]));
    return [null, true, below(2 ** 31) * (random() - 0.5), 1e308, text(), text()][kind];
  };
  const whole = (): Record<string, unknown> => ({
    kind: pick(["contact", "subscribe", "other"]),
    name: "Keza",
    email: `keza${below(500)}@example.rw`,
    phone: "",
    subject: pick(TEXTS),
    message: `We need boats. ${pick(TEXTS)}`,
  });
  const values = (): Record<string, unknown> => {
    const made = chance(0.8) ? whole() : {};
    // Most posts are valid except for a field or two.
    for (let changes = below(3); changes > 0; changes--) {
      const name = pick(chance(0.9) ? FIELDS : ODD_FIELDS);
      if (chance(0.2)) delete made[name];
      else
        Object.defineProperty(made, name, {
          value: chance(0.6) ? text() : anything(),
          enumerable: true,
          configurable: true,
          writable: true,
        });
    }
    return made;
  };
  const toForm = (made: Record<string, unknown>) =>
    Object.entries(made)
      .map(
        ([name, value]) =>
          `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(String(typeof value === "object" ? JSON.stringify(value) : value).toWellFormed())}`,
      )
      .join("&");

  /** Truncates, doubles or inserts bytes. */
  const damage = (bytes: Buffer): Buffer => {
    const at = below(bytes.length + 1);
    const junk = Buffer.from(Array.from({ length: 1 + below(8) }, () => below(256)));
    const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
    return pick([
      before,
      Buffer.concat([before, junk, after]),
      Buffer.concat([bytes, bytes]),
      Buffer.concat([before, junk]),
      junk,
    ]);
  };
  const monster = (): Buffer =>
    Buffer.from(
      pick([
        "[".repeat(DEEP),
        `{"name":${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}}`,
        `{"message":"${"x".repeat(HUGE)}"}`,
        `name=${"%F0%9F%91%8B".repeat(5000)}`,
        "&".repeat(20_000),
        `{${Array.from({ length: 2000 }, (_, i) => `"k${i}":${i}`).join()}}`,
        "",
      ]),
    );

  return (): { body: Buffer; headers: Record<string, string> } => {
    const isForm = chance(0.4);
    const type = chance(0.9) ? TYPES[Number(isForm)] : pick(TYPES);
    const made = values();
    const whole = Buffer.from(isForm ? toForm(made) : JSON.stringify(made));
    const body = chance(0.01) ? monster() : chance(0.15) ? damage(whole) : whole;
    const headers: Record<string, string> = type ? { "content-type": type } : {};
    if (chance(0.1))
      headers.referer = pick(["http://localhost:3000/contact-us?utm_source=a%00", "https://a.b", "http://[", "a"]);
    if (chance(0.1)) headers.origin = pick(["null", "https://a.b", "http://localhost:3000", ":"]);
    return { body, headers };
  };
}
