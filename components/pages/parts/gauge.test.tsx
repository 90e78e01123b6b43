import { gaugeOf } from "./gauge";

test("limits that are met stand in one line; what is missed is drawn between value and limit", () => {
  expect(gaugeOf({ value: 30, limit: 60, kind: "at most" })).toEqual({ filled: 40, tick: 80, missed: undefined });
  const over = gaugeOf({ value: 200, limit: 100, kind: "at most" });
  expect(over.tick).toBeCloseTo(49, 0);
  expect(over).toMatchObject({ filled: over.tick, missed: { from: over.tick, to: expect.closeTo(98, 0) } });
  // Points are out of 100.
  expect(gaugeOf({ value: 100, limit: 99, kind: "at least" })).toEqual({ filled: 100, tick: 99, missed: undefined });
  expect(gaugeOf({ value: 90, limit: 99, kind: "at least" })).toEqual({
    filled: 90,
    tick: 99,
    missed: { from: 90, to: 99 },
  });
});
