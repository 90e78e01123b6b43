import { boardReport } from "./adaptive-methodologies";
import { plan } from "./planning";
import { capacitySheet } from "./resource-management";
import { riskRegister } from "./risk-quality-monitoring";
import { communicationCalendar } from "./stakeholder-comms";

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
  expect(outside.items.map(({ amount }) => amount - contingency.amount)).toEqual([19, 6]);
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

test("capacity sheet: the testers' days add up to a total that fits and to weeks that do not", () => {
  const { holidays, proposal, roles, title, weeks } = capacitySheet;
  const mondays = weeks.map((week) => new Date(week));
  expect(mondays.map((date) => date.getUTCDay())).toEqual(weeks.map(() => 1));
  for (const { available, booked, people } of roles) {
    expect([available.length, booked.length]).toEqual([weeks.length, weeks.length]);
    // A week has four days beside meetings and support duty, three with a holiday.
    const full = weeks.map((week) => (holidays.weeks.includes(week) ? 3 : 4) * people);
    expect(available.map((days, i) => days === 0 || days === full[i])).toEqual(weeks.map(() => true));
    expect(booked.filter((days, i) => days > 0 && available[i] === 0)).toEqual([]);
  }
  const over = roles.map(({ available, booked }) => booked.map((days, i) => Math.max(0, days - (available[i] ?? 0))));
  expect(over.map(sum)).toEqual([0, 0, 0, 10]);
  expect(weeks.filter((_, i) => over[3]?.[i])).toEqual(["2027-05-10", "2027-05-17", "2027-05-24"]);
  expect(title).toMatchObject({ wide: "Testers are 10 days short in May" });
  expect(proposal.people * proposal.daysEach).toBe(10);
  for (const lines of Object.values(proposal.lines))
    expect(lines.join(" ")).toContain(`${proposal.daysEach} days each`);
});

test("risk register: scores are in order, one is over the limit, and one came down from there", () => {
  const { limit, note, risks, verdict } = riskRegister;
  const score = ({ likelihood, impact }: { likelihood: number; impact: number }) => likelihood * impact;
  const scores = risks.map(score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(scores.filter((value) => value > limit.score)).toHaveLength(1);
  expect(verdict.text).toMatchObject({ wide: `Decide ${risks[0]?.response}` });
  expect(note).toContain(`more than ${limit.score} goes`);
  for (const { was, response } of risks.filter((risk) => risk.was)) {
    expect(was && score(was)).toBeGreaterThan(limit.score);
    expect(response).toBe(`was ${was && score(was)}`);
  }
  const owned = (owner: string) => risks.filter((risk) => risk.owner === owner).length;
  expect([owned("Head of ICT"), owned("Delivery lead"), owned("Procurement")]).toEqual([2, 2, 1]);
});

test("communication calendar: of those who can stop the launch, the registrar alone hears nothing", () => {
  const { stakeholders, title, verdict, weeks } = communicationCalendar;
  expect(stakeholders.map(({ canStop }) => canStop)).toEqual([true, true, true, true, false, false]);
  const unheard = stakeholders.filter(({ messages }) => messages.every(({ isMissing }) => isMissing));
  expect(unheard).toMatchObject([{ name: "Registrar", canStop: true }]);
  for (const words of Object.values(title)) expect(words).toMatch(/registrar/i);

  const [first = "", second = ""] = weeks.map(({ monday }) => monday);
  expect([first, second].map((monday) => new Date(monday).getUTCDay())).toEqual([1, 1]);
  const visit = new Date(Date.parse(first) + (unheard[0]?.messages[0]?.day ?? 0) * 86_400_000);
  expect(visit.toISOString().slice(0, 10)).toBe("2027-05-11");
  expect(verdict).toMatchObject({ text: { wide: "Visit on 11 May" } });
  const days = (name: string) => stakeholders.find((one) => JSON.stringify(one.name).includes(name))?.messages;
  expect(days("Sponsor")?.map(({ day }) => day % 5)).toEqual([4, 4]);
  // "The steering committee has its papers three days before it meets."
  const [papers, meets] = days("committee") ?? [];
  expect((meets?.day ?? 0) - (papers?.day ?? 0)).toBe(3);
});

test("board report: cards on the board and done add up to the scope, and their pace to the forecast", () => {
  const { columns, counted, done, finished, forecast, full, milestone, scope, start, throughput, title } = boardReport;
  const total = sum(finished);
  const remaining = sum(columns.map(({ cards, more = 0 }) => cards.length + more));
  expect(total + remaining).toBe(scope.cards);
  expect(done).toBe(`${total} done`);
  expect(scope.label).toContain(`${scope.cards} cards`);
  const fullColumns = columns.filter(({ cards, limit }) => cards.length === limit);
  expect(fullColumns.map(({ name }) => name)).toEqual(["Review"]);
  expect(full.wide[1]).toContain(fullColumns[0]?.cards.find(({ isLate }) => isLate)?.name);

  const day = 86_400_000;
  // Weeks are counted from a Monday to the Friday.
  expect(new Date(start).getUTCDay()).toBe(1);
  expect((Date.parse(counted) - Date.parse(start)) / day).toBe((finished.length - 1) * 7 + 4);
  const doneOn = (cards: number) =>
    new Date(Date.parse(counted) + Math.ceil(remaining / cards) * 7 * day).toISOString().slice(0, 10);
  expect([doneOn(throughput.fast), doneOn(throughput.slow)]).toEqual([forecast.from, forecast.to]);
  const mean = total / finished.length;
  expect(mean).toBeGreaterThanOrEqual(throughput.slow);
  expect(mean).toBeLessThanOrEqual(throughput.fast);
  expect(milestone.date > forecast.to).toBe(true);
  expect([forecast.from, forecast.to]).toEqual(["2027-06-11", "2027-06-18"]);
  expect(title).toMatchObject({ wide: expect.stringContaining("between 11 and 18 June") });
});
