import { patternSlug, pillarGround } from "./dress";

test.each([
  ["APIs and back ends", "apis-and-back-ends"],
  ["Security & Compliance", "security-compliance"],
  ["User-Centricity", "user-centricity"],
])("%s becomes %s", (title, slug) => {
  expect(patternSlug(title)).toBe(slug);
});

test("six pillars wear the guide's order, five drop the last, four drop earth", () => {
  const wear = (count: number) => Array.from({ length: count }, (_, i) => pillarGround(i, count));
  expect(wear(6)).toEqual(["forest", "ink", "leaf", "earth", "mist", "ink"]);
  expect(wear(5)).toEqual(["forest", "ink", "leaf", "earth", "mist"]);
  expect(wear(4)).toEqual(["forest", "ink", "leaf", "mist"]);
});
