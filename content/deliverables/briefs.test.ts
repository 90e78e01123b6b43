import { disciplinePages, servicePages } from "../pages";
import { boardReport } from "./adaptive-methodologies";
import { decisionRecord } from "./architecture-consulting";
import { restoreDrill } from "./backup-disaster-recovery";
import { changePlan } from "./infrastructure-provisioning";
import { contractTest } from "./integration-testing";
import { defectReport } from "./manual-test";
import { serviceDashboard } from "./monitoring-performance";
import { loadTest } from "./performance-load-testing";
import { plan } from "./planning";
import { capacitySheet } from "./resource-management";
import { riskRegister } from "./risk-quality-monitoring";
import { accessRegister } from "./security-access-control";
import { accountAudit } from "./security-audits";
import { retestReport } from "./security-compliance-testing";
import { networkMap } from "./server-network";
import { communicationCalendar } from "./stakeholder-comms";
import { coverageChart } from "./team-management";

type Figure = string | number | undefined;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
const dayOf = (text = "", after = 0) => date.format(Date.parse(text) + after * 86_400_000);

function ofPlan(): Figure[] {
  const { budget, contingency, milestones, outside } = plan;
  const paid = sum(milestones.map(({ amount }) => amount));
  const missing = outside.items.map(({ amount }) => [amount, paid + amount - budget.amount]);
  return [budget.amount, dayOf(milestones.at(-1)?.date), contingency.amount, ...missing.toReversed().flat()];
}

function ofCapacity(): Figure[] {
  const { people, daysEach } = capacitySheet.proposal;
  return [dayOf(capacitySheet.weeks[5]), people * daysEach, people * daysEach, people * daysEach];
}

function ofRisks(): Figure[] {
  const [first] = riskRegister.risks;
  if (!first) return [];
  const { likelihood, impact, response } = first;
  return [likelihood * impact, riskRegister.limit.score, response.replace("by ", ""), likelihood * impact];
}

function ofCalendar(): Figure[] {
  const { stakeholders, weeks } = communicationCalendar;
  const start = weeks[0]?.monday;
  // Working days: the second week follows a weekend.
  const on = (day = 0) => dayOf(start, day < 5 ? day : day + 2);
  const day = (label: string) =>
    stakeholders.flatMap(({ messages }) => messages).find((one) => one.label === label)?.day;
  expect((day("demo") ?? 0) - (day("meets") ?? 0)).toBe(1);
  return [on(day("visit")), on(day("papers")), on(day("demo"))];
}

function ofBoard(): Figure[] {
  const { columns, finished, forecast, milestone, scope } = boardReport;
  const limit = columns.find(({ name }) => name === "Review")?.limit;
  const range = `${new Date(forecast.from).getUTCDate()} to ${dayOf(forecast.to)}`;
  return [scope.cards, scope.cards - sum(finished), limit, dayOf(milestone.date), range, 9, 5, scope.cards];
}

function ofPhones(): Figure[] {
  const { layout, phones } = defectReport;
  const { length } = phones.screens.filter(
    (height) => height - layout.keyboard.height < layout.button.top + layout.button.height,
  );
  return [length, phones.screens.length, phones.screens[0], length, phones.screens.length - length];
}

function ofRetest(): Figure[] {
  const { attacksPerFix, findings, limit } = retestReport;
  const closed = findings.filter(({ isAccepted }) => !isAccepted).length;
  const [first, last] = [findings[0], findings.at(-1)];
  return [
    first?.score,
    findings.length,
    limit.score.toFixed(1),
    closed,
    findings.length,
    closed * attacksPerFix,
    last?.score,
  ];
}

function ofCoverage(): Figure[] {
  const features = coverageChart.releases.flatMap((release) => release.features);
  const release = coverageChart.releases[0]?.name.toLowerCase();
  return [features.length, release, features.length * coverageChart.perFeature, release];
}

function ofDrill(): Figure[] {
  const { rto, steps } = restoreDrill;
  const taken = sum(steps.map(({ minutes }) => minutes));
  const spare = rto.promised - taken;
  const parts = (minutes: number) => [Math.floor(minutes / 60), minutes % 60];
  return [`${rto.promised / 60} hours`, ...parts(taken), ...parts(spare)];
}

function ofRegister(): Figure[] {
  const ends = accessRegister.roles
    .flatMap(({ exception }) => exception ?? [])
    .toSorted((a, b) => (a.ends < b.ends ? -1 : 1));
  expect(ends).toHaveLength(5);
  return [`${accessRegister.limit.days} days`, "Five", ends[0]?.endsToday, dayOf(ends.at(-1)?.ends)];
}

function ofDashboard(): Figure[] {
  const { budget, month, slow } = serviceDashboard;
  return ["99.5%", "60,000", budget.slow, budget.slow - sum(slow), `${month.today} November`];
}

function ofOptions(): Figure[] {
  const totals = decisionRecord.options.map(({ costs }) => costs.start + costs.run + costs.leave);
  const [, bought] = decisionRecord.options;
  const staff = decisionRecord.options.map(({ criteria }) => criteria[1]);
  return [decisionRecord.budget.cost, totals[0], staff[0], totals[1], bought?.costs.leave, totals[2], staff[2]];
}

function ofAccounts(): Figure[] {
  const surplus = (name: string) =>
    accountAudit.systems.filter((system) => system.name === name).map(({ accounts, entitled }) => accounts - entitled);
  expect(sum(accountAudit.systems.flatMap(({ name }) => surplus(name)))).toBe(10);
  return ["Ten", sum([...surplus("Registry"), ...surplus("VPN")]), "ten"];
}

const inOrder = (figures: Figure[]) =>
  new RegExp(figures.map((figure) => `(?<![\\d.,])${figure}(?![\\d]|[.,]\\d)`).join(".*"));

// The figures of each page's picture, in the order in which the page's brief repeats them.
test.each<[keyof typeof disciplinePages, () => Figure[]]>([
  ["planning", ofPlan],
  ["resource-management", ofCapacity],
  ["risk-quality-monitoring", ofRisks],
  ["stakeholder-comms", ofCalendar],
  ["adaptive-methodologies", ofBoard],
  ["manual-test", ofPhones],
  ["performance-load-testing", () => [loadTest.knee.load, 60, loadTest.knee.load, 60]],
  ["security-compliance-testing", ofRetest],
  ["integration-testing", () => [...contractTest.agreed.values, contractTest.log.at, contractTest.messages.length]],
  ["team-management", ofCoverage],
  ["infrastructure-provisioning", () => [changePlan.approvals.length, 1, ...changePlan.approvals.map(({ at }) => at)]],
  ["server-network", () => [`${networkMap.failover.agreed} seconds`, "14:02", networkMap.failover.seconds]],
  ["security-access-control", ofRegister],
  ["backup-disaster-recovery", ofDrill],
  ["monitoring-performance", ofDashboard],
])("the brief of %s has the figures of its picture", (slug, figures) => {
  expect(JSON.stringify(disciplinePages[slug].brief)).toMatch(inOrder(figures()));
});

test.each<[keyof typeof servicePages, () => Figure[]]>([
  ["architecture-consulting", ofOptions],
  ["security-audits", ofAccounts],
])("the brief of %s has the figures of its picture", (slug, figures) => {
  expect(JSON.stringify(servicePages[slug].brief)).toMatch(inOrder(figures()));
});
