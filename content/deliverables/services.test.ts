import { forecastSheet } from "./agile-project-management";
import { decisionRecord } from "./architecture-consulting";
import { releaseReport } from "./cloud-devops";
import { processMap } from "./digital-transformation";
import { monthlyLetter } from "./maintenance-and-support";
import { fieldTest } from "./mobile-applications";
import { priceTest } from "./product-management";
import { usabilityTest } from "./prototyping-testing";
import { suiteReport } from "./quality-assurance";
import { accountAudit } from "./security-audits";
import { taskFlow } from "./ui-design";
import { loadReport } from "./web-applications";

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
  expect(JSON.stringify(byHand)).toContain("12 sessions");
});

test("account audit: the accounts to close are those without an owner on the payroll", () => {
  const { systems, title, total } = accountAudit;
  const accounts = sum(systems.map((system) => system.accounts));
  const entitled = sum(systems.map((system) => system.entitled));
  const surplus = systems.map((system) => system.accounts - system.entitled);
  for (const words of Object.values(title)) expect(words).toMatch(new RegExp(`^${sum(surplus)} `));
  expect(total.value).toEqual({
    wide: `${accounts} accounts, ${entitled} on the payroll, ${sum(surplus)} to close`,
    narrow: `${accounts}, of them ${sum(surplus)} to close`,
  });
  // The page says "ten".
  expect(sum(surplus)).toBe(10);
  expect(surplus.slice(4)).toEqual([0]);
});

test("task flow: the taps add up to the title, within the limit", () => {
  const { limit, steps, title } = taskFlow;
  const taps = sum(steps.map((step) => step.taps));
  expect(taps).toBeLessThanOrEqual(limit.taps);
  expect(title).toEqual({
    wide: `A fee is paid in ${steps.length} screens and ${taps} taps`,
    narrow: `Paid in ${taps} taps`,
  });
  expect(limit.label).toBe(`Limit, ${limit.taps} taps`);
  expect(steps.filter(({ detour }) => detour)).toHaveLength(3);
});

test("price test: the chosen price alone covers the costs, by the figures in the words", () => {
  const { best, breakEven, prices, surplus, title } = priceTest;
  const income = ({ price, paid }: { price: number; paid: number }) => price * paid;
  const covering = prices.filter((one) => income(one) >= breakEven.income);
  expect(covering).toEqual([{ price: best.price, paid: 28 }]);
  const earned = covering.reduce((total, one) => total + income(one), 0);
  expect(earned - breakEven.income).toBe(surplus.amount);
  const format = new Intl.NumberFormat("en-GB").format;
  for (const words of Object.values(best.income)) expect(words).toContain(format(earned));
  for (const words of Object.values(best.words)) expect(words).toMatch(/^28 .*pay 500$/);
  for (const words of Object.values(breakEven.label)) expect(words).toContain(format(breakEven.income));
  for (const [first] of Object.values(surplus.lines)) expect(first).toContain(format(surplus.amount));
  for (const words of Object.values(title)) expect(words).toContain(`${best.price} francs`);
  // Fewer people pay a higher price.
  expect(prices.map(({ paid }) => paid)).toEqual(prices.map(({ paid }) => paid).toSorted((a, b) => b - a));
});

test("usability test: the title counts those who stop at the screen to change", () => {
  const { groups, screens, stop, title } = usabilityTest;
  const [traders, farmers] = groups.map(({ passed }) => passed);
  const stopped = farmers?.filter((count) => count === stop.screen);
  expect(title).toMatchObject({ wide: `${stopped?.length} of ${farmers?.length} farmers stop at the fee` });
  expect(screens[stop.screen]).toEqual({ name: "Fee", verdict: "change" });
  expect(screens.filter(({ verdict }) => verdict === "change")).toHaveLength(1);
  // "Five people from each user group."
  expect(groups.map(({ passed }) => passed.length)).toEqual([5, 5]);
  expect(traders?.filter((count) => screens[count]?.name === "Bill")).toHaveLength(1);
});

test("monthly letter: the days used and kept add up to those agreed, and no fault took longer than allowed", () => {
  const { agreed, faults, left, title, used } = monthlyLetter;
  const days = sum(used.map((part) => part.days));
  expect(days + left.days).toBe(agreed.days);
  expect(agreed.label).toContain(`${agreed.days} days`);
  expect(title).toEqual({
    wide: `${days} of the ${agreed.days} days are used`,
    narrow: `${days} of ${agreed.days} days used`,
  });
  for (const words of Object.values(faults.title)) expect(words).toMatch(new RegExp(`^${faults.items.length} faults`));
  const hours = (time: string) => Number.parseInt(time, 10) * (time.includes("day") ? 24 : 1);
  for (const { allowed, taken } of faults.items) expect(hours(taken)).toBeLessThanOrEqual(hours(allowed));
});

test("release report: the stages add up to the time from merge to live, within the limit", () => {
  const { limit, live, merged, now, rollback, spare, stages, title } = releaseReport;
  const minutes = sum(stages.map((stage) => stage.minutes));
  expect(title).toEqual({ wide: `Live ${minutes} minutes after the merge`, narrow: `Live in ${minutes} min` });
  const [from, to] = [merged, live].map((words) => words.split(" ").at(-1)?.split(":").map(Number) as [number, number]);
  expect(to && from && (to[0] - from[0]) * 60 + to[1] - from[1]).toBe(minutes);
  expect([limit.label, spare]).toEqual([`Limit, ${limit.minutes} min`, `${limit.minutes - minutes} min to spare`]);
  expect(now.value).toBe(`${minutes} min`);
  expect(rollback.words).toContain("50 s");
});

test("decision record: the costs of each option add up, and only the one decided on keeps the budget", () => {
  const { budget, criteria, fails, leaving, options, title } = decisionRecord;
  const totals = options.map(({ costs }) => costs.start + costs.run + costs.leave);
  const [chosen, ...others] = totals as [number, ...number[]];
  expect(chosen).toBeLessThanOrEqual(budget.cost);
  for (const total of others) expect(total).toBeGreaterThan(budget.cost);
  expect(title).toEqual({
    wide: `${options[0]?.name}, for RWF ${chosen} m in five years`,
    narrow: `${options[0]?.name}, ${chosen} m`,
  });
  for (const words of Object.values(budget.label)) expect(words).toContain(String(budget.cost));
  for (const option of options) expect(option.criteria).toHaveLength(criteria.length);
  expect(options[0]?.criteria).not.toContain(fails);

  const index = options.findIndex(({ name }) => name === leaving.option);
  const { leave } = options[index]?.costs ?? { leave: Number.NaN };
  const without = (totals[index] ?? 0) - leave;
  expect(without).toBeLessThanOrEqual(budget.cost);
  for (const lines of Object.values(leaving.lines)) {
    expect(lines.join(" ")).toMatch(new RegExp(`${leave} m ${without} (m )?without it`));
  }
});

test("field test: every record saved without a signal is at the office", () => {
  const { conflict, office, saved, signal, title, upload, waiting } = fieldTest;
  const count = saved.length;
  expect(saved).toEqual(saved.toSorted((a, b) => a - b));
  expect(Math.min(...saved)).toBeGreaterThan(signal.lost);
  expect(Math.max(...saved)).toBeLessThan(signal.back);
  for (const words of [...Object.values(title), ...Object.values(waiting)])
    expect(words).toMatch(new RegExp(`^${count} `));
  expect(office.count).toBe(`${count} of ${count}`);
  const [hours, minutes] = [Math.floor((signal.back - signal.lost) / 60), (signal.back - signal.lost) % 60];
  for (const words of Object.values(signal.none)) expect(words).toContain(`${hours} h ${minutes} min`);
  for (const [first] of Object.values(conflict.lines)) expect(first).toContain(`Record ${conflict.record}`);
  expect(upload.words[0]).toBe(`${upload.minutes} min`);
  // "From 08:25 to 15:45. The ninth was edited by two people."
  expect([saved[0], saved.at(-1), conflict.record]).toEqual([8 * 60 + 25, 15 * 60 + 45, 9]);
});

test("page load report: what arrives before the page is readable adds up to the time and weight in the words", () => {
  const { connection, limit, parts, screens, title, weight } = loadReport;
  const needed = parts.filter(({ isNeededToRead }) => isNeededToRead);
  expect(parts.slice(0, needed.length)).toEqual(needed);
  const kilobytes = (some: typeof parts) => sum(some.map((part) => part.kilobytes));
  const arrived = (some: typeof parts) => connection.seconds + kilobytes(some) / connection.rate;
  const [readable, usable] = [arrived(needed).toFixed(1), arrived(parts).toFixed(1)];
  expect(arrived(needed)).toBeLessThanOrEqual(limit.seconds);
  expect(kilobytes(parts)).toBeLessThanOrEqual(weight.limit);
  expect(Object.values(screens).map(({ time }) => time)).toEqual([
    `${connection.seconds} s`,
    `${readable} s`,
    `${usable} s`,
  ]);
  expect(screens.readable.words.join(" ")).toBe(`Readable ${kilobytes(needed)} kB, before any script`);
  for (const words of Object.values(title)) expect(words).toContain(`${readable} s`);
  for (const words of Object.values(weight.words)) {
    expect(words).toMatch(new RegExp(`^${kilobytes(parts)} .*of ${weight.limit}`));
  }
  expect(limit.label).toContain(`${limit.seconds} s`);
});

test("forecast: one review missed the launch, and its decision brought the late date back", () => {
  const { decision, launch, money, reviews, title, verdict } = forecastSheet;
  const time = (date: string) => new Date(date).getTime();
  const days = (from: string, to: string) => (time(to) - time(from)) / 86_400_000;
  const day = (date: string) =>
    new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" }).format(time(date));
  for (const { likely, late } of reviews) expect(time(likely)).toBeLessThan(time(late));
  for (const [i, { date }] of reviews.slice(1).entries()) expect(days(reviews[i]?.date ?? "", date)).toBe(14);

  const index = reviews.findIndex(({ late }) => time(late) > time(launch.date));
  const [missed, next, last] = [reviews[index], reviews[index + 1], reviews.at(-1)];
  if (!missed || !next || !last) throw new Error("no review missed the launch");
  expect(reviews.filter(({ late }) => time(late) > time(launch.date))).toEqual([missed]);
  expect(decision.review).toBe(missed.number);
  const over = days(launch.date, missed.late);
  const gained = days(next.late, missed.late);
  expect(decision.over).toMatchObject({ wide: `${over} days` });
  expect(decision.lines.wide.join(" ")).toContain(`${gained} days gained`);
  expect(decision.lines.narrow[0]).toContain(`${over} days`);

  const spare = days(last.late, launch.date);
  for (const words of Object.values(title)) expect(words).toContain(`by ${day(last.late)}`);
  expect(verdict.text).toMatchObject({ wide: `${spare} days before the launch` });
  expect(launch.label).toBe(`Launch, ${day(launch.date)}`);
  const left = money.budget - reviews.length * money.sprint;
  for (const words of Object.values(money.value)) {
    expect(words).toMatch(new RegExp(`^RWF ${left} m of ${money.budget} m`));
  }
  expect(money.value).toMatchObject({
    wide: expect.stringContaining(`${reviews.length} sprints at ${money.sprint} m`),
  });
});

test("process map: the stays add up to the days, and stamps and visits are counted in them", () => {
  const { after, before, limit, over, title } = processMap;
  const count = ({ stays }: { stays: typeof after.stays }) => ({
    days: sum(stays.map((stay) => stay.days)),
    stamps: stays.filter(({ words }) => words).length,
    visits: stays.filter(({ place }) => place === "Counter").length,
  });
  const [was, is] = [count(before), count(after)];
  expect(is.days).toBeLessThanOrEqual(limit.days);
  expect(before.label).toEqual({
    wide: `Before: ${was.days} days, ${was.stamps} stamps, ${was.visits} visits`,
    narrow: `Before: ${was.days} days, ${was.stamps} stamps`,
  });
  expect(after.label).toEqual({
    wide: `After: ${is.days} days, ${is.stamps} stamp, ${is.visits} visit`,
    narrow: `After: ${is.days} days, ${is.stamps} stamp`,
  });
  expect(title).toEqual({
    wide: `A permit in ${is.days} days instead of ${was.days}`,
    narrow: `${is.days} days, not ${was.days}`,
  });
  for (const words of Object.values(over)) expect(words).toMatch(new RegExp(`^${was.days - limit.days} `));
  for (const words of Object.values(limit.label)) expect(words).toContain(`, ${limit.days}`);
  // One stamp of the three is required by law, and is the one that stays.
  expect(before.stays.filter(({ words }) => words === "by law").map(({ place }) => place)).toEqual(["Officer"]);
  for (const { places, stays } of [before, after]) {
    expect([...new Set(stays.map(({ place }) => place))].sort()).toEqual(places.toSorted());
  }
});
