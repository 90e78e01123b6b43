import { plan } from "./planning";

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

test("planning: milestones and contingency add up to the budget, which the words repeat", () => {
  const { budget, contingency, milestones, outside, title } = plan;
  expect(sum(milestones.map(({ amount }) => amount)) + contingency.amount).toBe(budget.amount);
  expect(title).toMatchObject({ wide: expect.stringContaining(`RWF ${budget.amount} m`) });
  expect(budget.label).toMatchObject({
    wide: expect.stringContaining(`RWF ${budget.amount} m`),
    narrow: `RWF ${budget.amount} m`,
  });
  expect(JSON.stringify(contingency.label).match(/\d+ m/g)).toEqual([
    `${contingency.amount} m`,
    `${contingency.amount} m`,
  ]);
  // Even with its contingency the budget buys none of them.
  for (const { amount } of outside.items) expect(amount).toBeGreaterThan(contingency.amount);
});

test("planning: milestones are in order, the last is the opening, and all are before the fiscal year ends", () => {
  const dates = [plan.start, ...plan.milestones.map(({ date }) => date), plan.end.date];
  expect(dates).toEqual([...dates].sort());
  expect(new Set(dates).size).toBe(dates.length);
  expect(plan.milestones.at(-1)?.date).toMatch(/-05-31$/);
  expect(JSON.stringify(plan.title)).toContain("31 May");
  // "In week four you sign the plan."
  const days = (Date.parse(plan.milestones[0]?.date ?? "") - Date.parse(plan.start)) / 86_400_000;
  expect(Math.ceil((days + 1) / 7)).toBe(4);
});
