import { page as qualityAssurance } from "../services/quality-assurance";
import { suiteReport } from "./quality-assurance";

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

test("regression suite: the levels add up to the title, within the limit", () => {
  const { byHand, levels, limit, title } = suiteReport;
  const tests = sum(levels.map((level) => level.tests));
  const minutes = sum(levels.map((level) => level.minutes));
  expect(title).toEqual({ wide: `${tests} tests in ${minutes} minutes`, narrow: `${tests} tests, ${minutes} min` });
  expect(minutes).toBeLessThanOrEqual(limit.minutes);
  for (const words of Object.values(limit.label)) expect(words).toContain(`${limit.minutes} min`);
  // A pyramid: each level has fewer tests than the one below it.
  expect(levels).toEqual(levels.toSorted((a, b) => a.tests - b.tests));

  const [browser, api, unit] = levels;
  expect(qualityAssurance.intro.image).toMatchObject({
    alt: expect.stringMatching(
      new RegExp(
        `${tests} tests .* ${minutes} .* ${limit.minutes}, with ${unit?.tests} .* ${api?.tests} .* ${browser?.tests} `,
      ),
    ),
    caption: expect.stringMatching(new RegExp(`${unit?.minutes} .* ${api?.minutes} .* ${browser?.minutes} `)),
  });
  expect(JSON.stringify(byHand)).toContain("12 sessions");
  expect(qualityAssurance.intro.image?.caption).toContain("12 sessions");
});
