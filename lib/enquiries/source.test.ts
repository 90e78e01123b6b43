import { toSource } from "./source";

test("the page where the visit began, who linked to it, and what the ad's address carried", () => {
  const landing = "/services/ui-design?utm_source=news&utm_campaign=boats+%26+nets&gclid=abc&other=1#part";
  expect(toSource({ landing, referrer: "https://news.example/" })).toEqual({
    landing: "/services/ui-design",
    referrer: "https://news.example/",
    utm_source: "news",
    utm_campaign: "boats & nets",
    gclid: "abc",
  });
});

test("every parameter of an ad is known", () => {
  const query = "utm_source=1&utm_medium=2&utm_campaign=3&utm_term=4&utm_content=5&gclid=6&fbclid=7&msclkid=8";
  expect(Object.values(toSource({ landing: `/?${query}` })).join("")).toBe("/12345678");
});

test("a whole address is its path: the page that a form without script came from", () => {
  expect(toSource({ landing: "https://www.example.rw/contact-us?utm_source=a" })).toEqual({
    landing: "/contact-us",
    utm_source: "a",
  });
});

test("where a link of ours opened a new tab, the visit began on the page with the link", () => {
  const referrer = "http://localhost:3000/services/ui-design?utm_campaign=boats";
  expect(toSource({ landing: "/contact-us", referrer })).toEqual({
    landing: "/services/ui-design",
    utm_campaign: "boats",
  });
  expect(toSource({ landing: "/contact-us", referrer: "http://localhost:3000.example/?utm_campaign=b" })).toMatchObject(
    {
      landing: "/contact-us",
    },
  );
});

test.each([
  ["nothing", undefined],
  ["null", null],
  ["a text", "visit"],
  ["a list", []],
  ["other types inside", { landing: 1, referrer: { a: 1 } }],
  ["no address", { landing: "http://[", referrer: "" }],
  ["far too long ones", { landing: `/${"a".repeat(5000)}`, referrer: "a".repeat(5000) }],
])("%s is no source, and no failure", (_, visit) => {
  expect(toSource(visit)).toEqual({});
});

test("what is too long is cut, between characters", () => {
  const { referrer, landing } = toSource({ referrer: `a${"👋".repeat(400)}`, landing: `/${"b".repeat(2000)}` });
  expect(referrer).toHaveLength(499);
  expect(referrer?.isWellFormed()).toBe(true);
  expect(landing).toHaveLength(500);
});

test("what no database keeps and no line holds is dropped", () => {
  const { referrer, utm_source } = toSource({
    landing: "/?utm_source=a%00%0d%0ab",
    referrer: "a\u0000\r\n\ud800b\u001b",
  });
  expect({ referrer, utm_source }).toEqual({ referrer: "ab", utm_source: "ab" });
});
