import { rowOf } from "@/lib/testing/enquiries";
import { toEntry } from "./list";
import { countBy, reportKeys } from "./report";

const entry = (source: object, change = {}) => toEntry(rowOf({ source: JSON.stringify(source), ...change }));

const entries = [
  entry({ utm_campaign: "boats", landing: "/contact-us" }, { created_at: Date.UTC(2030, 0, 31, 23, 59) }),
  entry({ utm_campaign: "nets", landing: "/" }, { created_at: Date.UTC(2030, 1, 1), suspect: "links" }),
  entry({ utm_campaign: "boats", landing: "/" }, { created_at: Date.UTC(2030, 1, 2), suspect: "links foreign" }),
  entry({}, { created_at: Date.UTC(2029, 11), kind: "subscribe" }),
];
const lines = (key: (typeof reportKeys)[number]) =>
  countBy(entries, key).map(({ value, enquiries, suspect }) => `${value} ${enquiries} ${suspect}`);

test("campaigns, the one that brought most first; what came without one is counted too", () => {
  expect(lines("utm_campaign")).toEqual(["boats 2 1", "(none) 1 0", "nets 1 1"]);
});

test("landing pages", () => {
  expect(lines("landing")).toEqual(["/ 2 2", "(none) 1 0", "/contact-us 1 0"]);
});

test("months, in UTC", () => {
  expect(lines("month")).toEqual(["2030-02 2 2", "2029-12 1 0", "2030-01 1 0"]);
});

test("kinds", () => {
  expect(lines("kind")).toEqual(["contact 3 2", "subscribe 1 0"]);
});

test("every key counts every enquiry once; of none there is nothing to count", () => {
  for (const key of reportKeys) {
    expect(countBy(entries, key).reduce((sum, { enquiries }) => sum + enquiries, 0)).toBe(entries.length);
    expect(countBy([], key)).toEqual([]);
  }
});
