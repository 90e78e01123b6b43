import { kB, median, percentile, ratio, table } from "./table";

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 9, 100, 1], 9.5],
])("the median of %j is %d", (values, expected) => expect(median(values)).toBe(expected));

test("a median leaves the values in their order", () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test("a percentile is a value that was measured", () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect([0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 99, 100]);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([1, 2, 3], 0.5)).toBe(2);
});

test("nothing has neither", () => {
  expect(() => median([])).toThrow("nothing");
  expect(() => percentile([], 0.5)).toThrow("nothing");
});

test("a kB is 1000 bytes", () => expect(kB(144_049)).toBe("144.0"));

test("a ratio to what was not measured is a dash", () => {
  expect([ratio(3, 2), ratio(3, undefined), ratio(3, 0)]).toEqual(["1.50", "–", "–"]);
});

test("a table is Markdown, numbers to the right", () => {
  expect(
    table(
      ["page", "kB"],
      [
        ["/", 1],
        ["/about-us", "12.0"],
      ],
    ),
  ).toBe(["| page      |   kB |", "| --------- | ---: |", "| /         |    1 |", "| /about-us | 12.0 |"].join("\n"));
});
