import { toAttribution } from "./attribution";

const OURS = "http://localhost:3000";

test.each([
  [
    "landing page, referrer and campaign",
    {
      landing:
        "/qa?utm_source=1&utm_medium=2&utm_campaign=a+%26+b&utm_term=4&utm_content=5&gclid=6&fbclid=7&msclkid=8&other=9#a",
      referrer: "https://news.example/",
    },
    {
      landing: "/qa",
      referrer: "https://news.example/",
      utm_source: "1",
      utm_medium: "2",
      utm_campaign: "a & b",
      utm_term: "4",
      utm_content: "5",
      gclid: "6",
      fbclid: "7",
      msclkid: "8",
    },
  ],
  [
    "the Referer of a form without JavaScript",
    { landing: `${OURS}/contact-us?utm_source=a` },
    { landing: "/contact-us", utm_source: "a" },
  ],
  [
    "names in any case, and the first of a repeated one",
    { landing: "/?UTM_Source=a&GCLID=b&utm_source=c" },
    { landing: "/", utm_source: "a", gclid: "b" },
  ],
  [
    "parameters at the end of a very long URL",
    { landing: `/?a=${"a".repeat(10_000)}&utm_source=news` },
    { landing: "/", utm_source: "news" },
  ],
  [
    "a page opened from one of ours in a new tab",
    { landing: "/contact-us", referrer: `${OURS}/services/ui-design?utm_campaign=boats` },
    { landing: "/services/ui-design", utm_campaign: "boats" },
  ],
  [
    "control characters and lone surrogates",
    { landing: "/?utm_source=a%00%0d%0ab", referrer: "a\u0000\r\n\ud800b\u001b" },
    { landing: "/", utm_source: "ab", referrer: "ab" },
  ],
])("%s", (_, visit, expected) => {
  expect(toAttribution(visit)).toEqual(expected);
});

test("malformed input is left out, and long values are truncated between characters", () => {
  const malformed = [undefined, "visit", [], { landing: 1, referrer: { a: 1 } }, { landing: "http://[" }];
  expect(malformed.map(toAttribution)).toEqual(malformed.map(() => ({})));
  const { referrer, landing } = toAttribution({ referrer: `a${"👋".repeat(400)}`, landing: `/${"b".repeat(5000)}` });
  expect(landing).toHaveLength(500);
  expect(referrer).toBe(`a${"👋".repeat(249)}`);
});
