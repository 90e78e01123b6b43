import { createFillToken, spamSignals } from "./spam";

const NOW = Date.UTC(2030, 0);
const DAY_MS = 24 * 60 * 60 * 1000;
const human = {
  kind: "contact" as "contact" | "subscribe",
  honeypot: "" as unknown,
  token: createFillToken(NOW - 60_000) as unknown,
  text: "We saw https://www.imisozi.example and www.imisozi.example. Call us.",
};
const signalsOf = (change: Partial<typeof human>) => spamSignals({ ...human, ...change }, NOW);
const tokenOfAge = (ms: number) => createFillToken(NOW - ms);

test.each<[string, Partial<typeof human>]>([
  ["a minute of typing, and two links", {}],
  ["two seconds", { token: tokenOfAge(2000) }],
  ["half a second for a single field", { kind: "subscribe", token: tokenOfAge(500) }],
  ["a week", { token: tokenOfAge(7 * DAY_MS) }],
])("%s is not marked as spam", (_, change) => {
  expect(signalsOf(change)).toEqual([]);
});

test.each<[string, Partial<typeof human>]>([
  ["honeypot", { honeypot: "https://spam.example" }],
  ["too-fast", { token: tokenOfAge(1999) }],
  ["too-fast", { kind: "subscribe", token: tokenOfAge(499) }],
  ["no-script", { token: tokenOfAge(7 * DAY_MS + 1) }],
  ["no-script", { token: tokenOfAge(60_000).replace(/^[^.]+/, (NOW - 120_000).toString(36)) }],
  ["links", { text: "http://a.b https://c.d HTTP://e.f" }],
  ["links", { text: "[url=a] [URL=b] [url]c" }],
])("a message is marked with %s: %j", (signal, change) => {
  expect(signalsOf(change)).toEqual([signal]);
});
