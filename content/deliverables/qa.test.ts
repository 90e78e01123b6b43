import { scaleThreshold } from "d3-scale";
import { contractTest } from "./integration-testing";
import { defectReport } from "./manual-test";
import { loadTest } from "./performance-load-testing";
import { retestReport } from "./security-compliance-testing";
import { coverageChart } from "./team-management";

test("load test: percentiles are ordered, and only rise with the load", () => {
  const { samples, ticks } = loadTest;
  for (const { p50, p95, p99 } of samples) expect([p50, p95, p99]).toEqual([p50, p95, p99].sort((a, b) => a - b));
  for (const key of ["load", "p50", "p95", "p99"] as const) {
    const values = samples.map((sample) => sample[key]);
    expect(values).toEqual([...values].sort((a, b) => a - b));
  }
  expect(ticks.at(-1)).toBe(samples.at(-1)?.load);
});

test("load test: it passes at the agreed peak and exceeds its budget after the knee, as the words say", () => {
  const { agreedPeak, budget, knee, note, samples, title, verdict } = loadTest;
  const at = (load: number) => samples.find((sample) => sample.load === load);
  const atPeak = at(agreedPeak.load)?.p95 ?? Number.NaN;
  expect(atPeak).toBeLessThanOrEqual(budget.seconds);
  expect(note).toContain(`within ${atPeak} s`);
  expect(at(knee.load)?.p95).toBeLessThanOrEqual(budget.seconds);
  expect(samples.at(-1)?.p95).toBeGreaterThan(budget.seconds);
  for (const words of Object.values(title)) expect(words).toContain(`at ${knee.load}`);
  const peaks = JSON.stringify([verdict.text, agreedPeak.label]).match(/\d+/g);
  expect(new Set(peaks)).toEqual(new Set([String(agreedPeak.load)]));
});

test("defect report: the button is hidden on as many screens as the words say, the reported one first", () => {
  const { facts, layout, phones, verdict } = defectReport;
  const { button, keyboard } = layout;
  const hidden = phones.screens.filter((height) => height - keyboard.height < button.top + button.height);
  const found = `${hidden.length} of ${phones.screens.length} phones`;
  expect(hidden[0]).toBe(phones.screens[0]);
  expect(verdict).toMatchObject({ text: { wide: `Fails on ${found}`, narrow: found }, isFailed: true });
  expect(JSON.stringify(facts)).toContain(`${hidden[0]} px`);

  const taller = phones.screens.slice(hidden.length);
  // "The other 4."
  expect(taller).toHaveLength(4);
  // A screen that cuts the button in half would be a third case.
  expect(Math.min(...taller) - keyboard.height).toBeGreaterThanOrEqual(button.top + button.height);
});

test("retest report: closed and accepted findings add up, and none above the limit stays open", () => {
  const { attacksPerFix, findings, limit, note, title } = retestReport;
  const accepted = findings.filter(({ isAccepted }) => isAccepted);
  const closed = findings.length - accepted.length;
  expect(Math.max(...accepted.map(({ score }) => score))).toBeLessThan(limit.score);
  expect(title).toEqual({
    wide: `${closed} of ${findings.length} closed, ${accepted.length} accepted`,
    narrow: `${closed} of ${findings.length} closed`,
  });
  expect(note).toBe(`Each fix attacked ${attacksPerFix} times: ${closed * attacksPerFix} attacks, none worked`);
  expect(Object.values(limit.label).map((words) => words.slice(-3))).toEqual(["7.0", "7.0"]);

  expect(findings.filter(({ score }) => score > limit.score)).toHaveLength(3);
});

test("retest report: severities follow from CVSS scores", () => {
  const severity = scaleThreshold<number, string>([4, 7, 9], ["low", "medium", "high", "critical"]);
  for (const finding of retestReport.findings) expect(finding.severity).toBe(severity(finding.score));
  const scores = retestReport.findings.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

test("contract test: one message differs from the agreed values, and what follows it is not sent", () => {
  const { agreed, log, messages } = contractTest;
  expect(messages.map(({ state }) => state)).toEqual(["agrees", "agrees", "agrees", "differs", "not sent"]);
  const sent = messages.find(({ state }) => state === "differs")?.text.replace("status: ", "");
  expect(agreed.values).not.toContain(sent);
  expect(agreed.lines.join(" ")).toBe(`agreed: ${agreed.values.join(", ")}`);
  for (const lines of Object.values(log.lines)) {
    expect(lines.join(" ")).toBe(`payment.status: ${sent} is not in ${agreed.values.join(", ")}`);
  }
});

test("coverage chart: one feature lacks a tester, and its release waits", () => {
  const { perFeature, releases, testers, title, verdict } = coverageChart;
  const features = releases.flatMap((release) => release.features.map((feature) => ({ ...feature, release })));
  const short = features.filter((feature) => feature.testers.length < perFeature);
  expect(short).toHaveLength(1);
  expect(short[0]?.missing).toBeDefined();
  for (const words of Object.values(title)) expect(words).toContain(short[0]?.name);
  for (const words of Object.values(verdict.text))
    expect(`Release ${words.replace("Release ", "")}`).toContain(short[0]?.release.name);

  const each = testers.map(({ id }) => features.filter((feature) => feature.testers.includes(id)).length);
  expect(each).toEqual([3, 3, 3, 2]);
  // "One of 6 features."
  expect(features).toHaveLength(6);
});
