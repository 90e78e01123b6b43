import { nextPauseMs, patienceMs } from "./retry";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const attempts = Array.from({ length: 2000 }, (_, i) => i + 1);
const shortest = (attempt: number, isPermanent = false) => nextPauseMs(attempt, isPermanent, 0);
const longest = (attempt: number, isPermanent = false) => nextPauseMs(attempt, isPermanent, 1);

test("the first retry comes within five seconds, a second for the next look included", () => {
  expect(shortest(1)).toBeGreaterThan(0);
  expect(longest(1)).toBeLessThanOrEqual(4 * SECOND_MS);
});

test("pauses double until the longest", () => {
  const middle = (attempt: number) => nextPauseMs(attempt, false, 0.5);
  for (let attempt = 1; middle(attempt + 1) < 10 * MINUTE_MS; attempt++) {
    expect(middle(attempt + 1)).toBe(2 * middle(attempt));
  }
});

test("no pause is longer than fifteen minutes, however many there were before, and none is shorter than the last", () => {
  for (const attempt of attempts) {
    expect(longest(attempt)).toBeLessThanOrEqual(15 * MINUTE_MS);
    expect(longest(attempt + 1)).toBeGreaterThanOrEqual(longest(attempt));
  }
  expect(longest(2000)).toBe(15 * MINUTE_MS);
  expect(shortest(2000)).toBeGreaterThanOrEqual(9 * MINUTE_MS);
});

test("what failed together does not come back together", () => {
  const pauses = attempts.map(() => nextPauseMs(5, false));
  const [least, most] = [Math.min(...pauses), Math.max(...pauses)];
  expect(least).toBeGreaterThanOrEqual(shortest(5));
  expect(most).toBeLessThanOrEqual(longest(5));
  expect(most / least).toBeGreaterThan(1.3);
});

test("a server that says no for good is asked again as well, but slower", () => {
  for (const attempt of attempts) {
    expect(shortest(attempt, true)).toBeGreaterThan(longest(attempt));
    expect(longest(attempt, true)).toBeLessThanOrEqual(6 * 60 * MINUTE_MS);
  }
  expect(shortest(1, true)).toBeGreaterThanOrEqual(4 * MINUTE_MS);
});

test("a server's silence is borne longer each time, up to ten minutes", () => {
  expect([0, 1, 2, 3, 4, 5, 100].map((before) => patienceMs(before) / SECOND_MS)).toEqual([
    30, 60, 120, 240, 480, 600, 600,
  ]);
});
