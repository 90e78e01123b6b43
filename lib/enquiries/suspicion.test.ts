import { makeFillToken } from "./fill-time";
import { findSuspicions } from "./suspicion";

jest.mock("@/lib/secret", () => ({ getSecret: () => "a secret of more than thirty-two characters" }));

const NOW = Date.UTC(2030, 0);
const human = {
  kind: "contact" as const,
  honeypot: "",
  token: makeFillToken(NOW - 60_000),
  text: "We saw https://www.imisozi.example and www.imisozi.example. Call us.",
  isForeign: false,
};
const judge = (change = {}) => findSuspicions({ ...human, ...change }, NOW);

test("a person who takes their time and names two links is not suspected", () => {
  expect(judge()).toEqual([]);
  expect(judge({ honeypot: undefined })).toEqual([]);
});

test.each([
  ["honeypot", { honeypot: "https://spam.example" }],
  ["honeypot", { honeypot: " " }],
  ["too-fast", { token: makeFillToken(NOW - 100) }],
  ["no-script", { token: undefined }],
  ["no-script", { token: "forged.token" }],
  ["links", { text: "http://a.b https://c.d HTTP://e.f" }],
  ["links", { text: "www.a.b WWW.c.d www.e.f" }],
  ["links", { text: "[url=a] [URL=b] [url]c" }],
  ["foreign", { isForeign: true }],
])("%s: %j", (reason, change) => {
  expect(judge(change)).toEqual([reason]);
});

test("every reason is named", () => {
  const all = { honeypot: "x", token: 1, text: "http://a www.b [url=c]", isForeign: true };
  expect(judge(all)).toEqual(["honeypot", "no-script", "links", "foreign"]);
});
