import { listedPages } from "@/content/site-pages";
import { findChanges, hashContent, knownChanges, lastChange } from "./changes";

const DAY = "2030-01-02";

test("content/changes.json is as the content is: if not, run `npm run changes`", () => {
  expect(knownChanges).toEqual(findChanges(knownChanges, "run `npm run changes`"));
});

test("every listed page has the day of its last change, and none is to come", () => {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  for (const { path } of listedPages) {
    expect(lastChange(path)).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(String(lastChange(path)) < tomorrow).toBe(true);
  }
});

test("a page is as old as its words: others, and their order in the file, change nothing", () => {
  const first = findChanges({}, "2029-01-01", [
    { path: "/a", content: { title: "A", rows: [{ term: "x", text: "y" }] } },
    { path: "/b", content: { title: "B" } },
    { path: "/gone", content: {} },
  ]);
  const second = findChanges(first, DAY, [
    { path: "/a", content: { rows: [{ text: "y", term: "x" }], title: "A" } },
    { path: "/b", content: { title: "B, rewritten" } },
    { path: "/new", content: {} },
  ]);
  expect(second).toEqual({
    "/a": { hash: first["/a"]?.hash, day: "2029-01-01" },
    "/b": { hash: hashContent({ title: "B, rewritten" }), day: DAY },
    "/new": { hash: hashContent({}), day: DAY },
  });
});

test("the order of a list's lines is part of a page's words", () => {
  expect(hashContent({ rows: ["one", "two"] })).not.toBe(hashContent({ rows: ["two", "one"] }));
});
