import { judgeFillToken, makeFillToken } from "./fill-time";

let mockSecret = "a secret of more than thirty-two characters";
jest.mock("@/lib/secret", () => ({ getSecret: () => mockSecret }));

const NOW = Date.UTC(2030, 0);
const DAY_MS = 24 * 60 * 60 * 1000;
const judgeAfter = (ms: number, kind: "contact" | "subscribe" = "contact") =>
  judgeFillToken(makeFillToken(NOW), kind, NOW + ms);

test("a message that is sent within two seconds was not written by hand", () => {
  expect(judgeAfter(0)).toBe("too-fast");
  expect(judgeAfter(1999)).toBe("too-fast");
  expect(judgeAfter(2000)).toBe("human");
});

test("a single field may be filled in fast", () => {
  expect(judgeAfter(499, "subscribe")).toBe("too-fast");
  expect(judgeAfter(500, "subscribe")).toBe("human");
});

test("a form may be open for a week", () => {
  expect(judgeAfter(7 * DAY_MS)).toBe("human");
  expect(judgeAfter(7 * DAY_MS + 1)).toBe("unknown");
});

test.each([
  ["nothing", undefined],
  ["a number", 1],
  ["an object", { split: 1 }],
  ["an empty text", ""],
  ["no signature", NOW.toString(36)],
  ["an empty signature", `${NOW.toString(36)}.`],
  ["another time's signature", makeFillToken(NOW - 60_000).replace(/^[^.]+/, (NOW - 120_000).toString(36))],
  ["a cut signature", makeFillToken(NOW - 60_000).slice(0, -1)],
  ["as many bytes in fewer letters", `${NOW.toString(36)}.${"é".repeat(21)}a`],
])("%s tells of no time", (_, token) => {
  expect(judgeFillToken(token, "contact", NOW)).toBe("unknown");
});

test("another site's token tells of no time", () => {
  const own = makeFillToken(NOW - 60_000);
  mockSecret = "another secret of thirty-two characters";
  const foreign = makeFillToken(NOW - 60_000);
  mockSecret = "a secret of more than thirty-two characters";
  expect(judgeFillToken(own, "contact", NOW)).toBe("human");
  expect(judgeFillToken(foreign, "contact", NOW)).toBe("unknown");
});
