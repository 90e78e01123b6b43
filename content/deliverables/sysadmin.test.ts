import { restoreDrill } from "./backup-disaster-recovery";
import { changePlan } from "./infrastructure-provisioning";
import { serviceDashboard } from "./monitoring-performance";
import { accessRegister } from "./security-access-control";
import { networkMap } from "./server-network";

test("restore drill: the steps add up to the recovery time, and both limits are kept", () => {
  const { lost, end, rpo, rto, spare, steps, title } = restoreDrill;
  const minutes = steps.reduce((total, step) => total + step.minutes, 0);
  const words = (duration: number) => `${Math.floor(duration / 60)} h ${duration % 60}`;
  expect(Object.values(title)).toEqual([`Back in ${words(minutes)} min`, `Back in ${words(minutes)}`]);
  expect(rpo.reached).toBeLessThanOrEqual(rpo.promised);
  expect(minutes).toBeLessThanOrEqual(rto.promised);
  expect(spare).toBe(`${words(rto.promised - minutes)} to spare`);
  // The caption has them in minutes.
  expect([minutes, rto.promised - minutes]).toEqual([160, 80]);
  expect([restoreDrill.start, end]).toEqual([lost.at - rpo.promised, lost.at + rto.promised]);
});

test("change plan: the resources of the topology are those that the title counts, approved as the rule demands", () => {
  const { approvals, note, rule, tiers, title, verdict } = changePlan;
  const resources = tiers.flat();
  const count = (action: string) => resources.filter((resource) => resource.action === action).length;
  const [add, change, destroy] = [count("add"), count("change"), count("destroy")];
  expect(title).toEqual({
    wide: `Adds ${add}, changes ${change}, destroys ${destroy}`,
    narrow: `Adds ${add}, destroys ${destroy}`,
  });
  expect(note).toContain(`${resources.length} of 38 resources; the other ${38 - resources.length} stay`);
  expect([approvals.length, rule, verdict.text]).toEqual([2, "Two approvals", "Approved twice"]);
});

test("network map: what the second line carries fills it, and the switch is inside the limit", () => {
  const { failover, second, title, verdict } = networkMap;
  expect(second.carries.reduce((sum, { share }) => sum + share, 0)).toBe(second.capacity);
  expect(failover.seconds).toBeLessThanOrEqual(failover.agreed);
  expect(title).toEqual({
    wide: `On the second line in ${failover.seconds} seconds`,
    narrow: `Failover in ${failover.seconds} s`,
  });
  expect(verdict.text).toBe(`Inside ${failover.agreed} s`);
  for (const words of Object.values(failover.label)) expect(words).toContain(`${failover.agreed} s agreed`);
});

test("access register: every exception is on a system that the role does not have, and ends within the limit", () => {
  const { contract, limit, roles, systems, today } = accessRegister;
  const exceptions = roles.flatMap(({ name, rights, exception }) =>
    exception ? [{ name, rights, ...exception }] : [],
  );
  const days = exceptions.map(({ ends }) => (Date.parse(ends) - Date.parse(today.date)) / 86_400_000);
  expect(days).toEqual([80, 65, 45, 16, 0]);
  expect(Math.max(...days)).toBeLessThanOrEqual(limit.days);
  for (const words of Object.values(limit.label)) expect(words).toContain(`${limit.days} days`);
  for (const { rights, system } of exceptions) expect(rights).not.toContain(system);
  expect(exceptions.map(({ name }) => name)).toContain(contract.role);
  expect([roles.length, systems.length, exceptions.length]).toEqual([6, 4, 5]);
});

test("service dashboard: slow receipts are taken off the budget that follows from the objective", () => {
  const { alarm, budget, left, month, note, panels, slow, usual } = serviceDashboard;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  expect(slow).toHaveLength(month.today);
  const today = budget.slow - sum(slow);
  const end = today - (month.days - month.today) * Number(usual.replace(" slow a day", ""));
  expect(left).toEqual({ today: `${today} left`, end: String(end) });
  expect(60_000 * (1 - 0.995)).toBeCloseTo(budget.slow);
  expect(note).toBe(`Objective: 99.5% of 60,000 receipts within 2 s, so ${budget.slow} may be slow`);

  const time = `${alarm.hour}:${alarm.minute}`;
  for (const lines of Object.values(alarm.lines)) expect(lines[0]).toContain(time);
  for (const { days, limit, now } of panels) {
    expect(days).toHaveLength(month.today);
    expect(days.indexOf(Math.max(...days)) + 1).toBe(alarm.day);
    expect(Math.max(...days)).toBeGreaterThanOrEqual(limit.value);
    expect(JSON.stringify(now)).toContain(String(days.at(-1)));
  }
  expect([sum(slow.slice(16, 19)), Math.max(...(panels[0]?.days ?? []))]).toEqual([120, 2.6]);
});
