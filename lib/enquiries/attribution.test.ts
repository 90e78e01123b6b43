import { adParameters, hasAdParameter } from "@/lib/ad-parameters";
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
    "no path but that of a page, as others may hold a token",
    { landing: "/made-up/id.signature?utm_source=a", referrer: "" },
    { utm_source: "a" },
  ],
  [
    "a page of ours that holds a token, as the referrer",
    { landing: "/", referrer: `${OURS}/made-up/id.signature` },
    {},
  ],
  [
    "names in any case, and the first of a repeated one",
    { landing: "/?UTM_Source=a&GCLID=b&utm_source=c" },
    { landing: "/", utm_source: "a", gclid: "b" },
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
])("attribution: %s", (_, visit, expected) => {
  expect(toAttribution(visit)).toEqual(expected);
});

test("malformed input is left out of the attribution", () => {
  const malformed = [undefined, "visit", [], { landing: 1, referrer: { a: 1 } }, { landing: "http://[" }];
  expect(malformed.map(toAttribution)).toEqual(malformed.map(() => ({})));
});

test("long values of the attribution are truncated between characters", () => {
  const { referrer, utm_term } = toAttribution({
    referrer: `a${"👋".repeat(400)}`,
    landing: `/?utm_term=${"b".repeat(5000)}`,
  });
  expect(utm_term).toHaveLength(500);
  expect(referrer).toBe(`a${"👋".repeat(249)}`);
});

test("the inline script knows each ad's parameter, and no other", () => {
  expect(adParameters.filter((name) => !hasAdParameter(`?a=b&${name.toUpperCase()}=c`))).toEqual([]);
  expect(["", "?callbackUrl=%2F", "?token=utm_a", "?subject=gclid"].filter(hasAdParameter)).toEqual([]);
});
