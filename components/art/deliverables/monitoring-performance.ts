import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";
import type { ServiceDashboard } from "@/content/deliverables/monitoring-performance";
import { num } from "../svg";
import { annotation, axis, limit, limitFlag, scaleLines } from "./marks";
import { colors, fill, label, type Sheet, stroke, text, wording } from "./sheet";
import { deliverable } from "./window";

type Point = [x: number, y: number];

const areaTo = (base: number, points: Point[]) => area<Point>().digits(1).y0(base)(points) ?? "";
const lineOf = (points: Point[]) => line<Point>().digits(1)(points) ?? "";

/** The error budget as it is spent, the alarm that slowed the spending, and two panels that say why. */
export const drawServiceDashboard = (sheet: Sheet, dashboard: ServiceDashboard): string =>
  deliverable(sheet, dashboard, [...drawBudget(sheet, dashboard), ...drawPanels(sheet, dashboard)]);

function drawBudget(sheet: Sheet, dashboard: ServiceDashboard): string[] {
  const { left, right, isWide, pick } = sheet;
  const { alarm, budget, month, slow } = dashboard;
  const x = scaleLinear([0, month.days], pick([76, 512], [52, 292]));
  const y = scaleLinear([0, budget.slow], pick([336, 170], [236, 128]));
  const [from, to] = x.range() as [number, number];
  const base = y(0);

  let remaining = budget.slow;
  const days: Point[] = [[0, remaining]];
  for (const [i, count] of slow.entries()) {
    remaining -= count;
    days.push([i + 1, remaining]);
  }
  const spent = days.map(([day, value]): Point => [x(day), y(value)]);
  const expected = remaining - (slow.at(-1) ?? 0) * (month.days - month.today);
  const [todayX, todayY] = [x(month.today), y(remaining)];
  const endY = y(expected);

  const alarmDay = alarm.day - 1 + (alarm.hour + alarm.minute / 60) / 24;
  const atAlarm = scaleLinear(
    days.map(([day]) => day),
    days.map(([, value]) => value),
  )(alarmDay);
  const tick = (day: number, words = `${day} ${month.name}`) => ({ at: x(day - 0.5), text: words });

  return [
    text(sheet, left, pick(152, 106), budget.title, { weight: 600 }),
    scaleLines(sheet, from, to, [
      { at: y(budget.slow), text: String(budget.slow), isBase: true },
      { at: base, text: "0", isStrong: true },
    ]),
    fill(colors.green600, areaTo(base, spent)),
    label(sheet, from + pick(14, 8), y(budget.slow / 2), dashboard.usual, { weight: 600, fill: colors.white }),
    stroke(
      colors.ink500,
      sheet.line * 1.5,
      `M${num(todayX)} ${num(todayY)}L${to} ${num(endY)}`,
      ` stroke-dasharray="${sheet.dashes}"`,
    ),
    label(sheet, todayX - pick(10, 6), (todayY + base) / 2, dashboard.left.today, {
      weight: 600,
      fill: colors.white,
      anchor: "end",
    }),
    label(sheet, to + pick(8, 6), endY, dashboard.left.end, { fill: colors.ink700 }),
    axis(
      sheet,
      from,
      to,
      base,
      [
        { ...tick(1), at: from, anchor: "start" },
        { ...tick(alarm.day), isStrong: true },
        ...(isWide ? [tick(month.today), tick(month.days)] : []),
      ],
      pick(25, 18),
    ),
    limit(sheet, `M${from} ${base}H${right}`),
    isWide
      ? limitFlag(sheet, right, base, budget.empty)
      : text(sheet, right, base + 18, budget.empty, { weight: 600, anchor: "end" }),
    annotation(sheet, {
      x: x(alarmDay),
      y: y(atAlarm),
      top: pick(144, 96),
      lines: pick(alarm.lines.wide, alarm.lines.narrow),
      side: "right",
    }),
  ];
}

function drawPanels(sheet: Sheet, { month, panels }: ServiceDashboard): string[] {
  const { left, right, pick } = sheet;
  const gap = pick(40, 24);
  const width = (right - left - gap) / 2;
  const [top, foot] = pick([414, 462], [298, 338]);
  return panels.map(({ name, now, limit: { value, text: limitText }, peak, days }, i) => {
    const from = left + i * (width + gap);
    const to = from + width - pick(32, 25);
    const x = scaleLinear([1, month.days], [from, to]);
    const highest = Math.max(...days);
    const y = scaleLinear([0, highest], [foot, top]);
    const points = days.map((at, day): Point => [x(day + 1), y(at)]);
    const peakX = x(days.indexOf(highest) + 1);
    return [
      text(sheet, from, top - pick(18, 14), name, { weight: 600 }),
      text(sheet, from + width, top - pick(18, 14), wording(sheet, now), { anchor: "end" }),
      fill(colors.green300, areaTo(foot, points)),
      stroke(colors.green800, pick(2, 1.5), lineOf(points)),
      stroke(colors.ink950, sheet.line, `M${num(from)} ${num(y(value))}H${num(to)}`),
      label(sheet, from + width, y(value), limitText, { weight: 600, anchor: "end" }),
      label(sheet, peakX + pick(18, 9), y(value) + pick(9.5, 8), peak, { weight: 600, fill: colors.earth700 }),
    ].join("");
  });
}
