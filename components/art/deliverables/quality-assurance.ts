import { scaleLinear } from "d3-scale";
import type { SuiteReport } from "@/content/deliverables/quality-assurance";
import { num } from "../svg";
import { axis, limit, limitFlag } from "./marks";
import { box, colors, fill, label, type Sheet, stroke, wording } from "./sheet";
import { deliverable } from "./window";

/** The pyramid of tests, and beside each level when it runs. */
export function drawSuiteReport(sheet: Sheet, report: SuiteReport): string {
  const { left, pick } = sheet;
  const { levels } = report;
  const [apex, base] = pick([146, 430], [96, 308]);
  const halfBase = pick(160, 84);
  const centre = left + halfBase;
  const half = scaleLinear([apex, base], [0, halfBase]);
  const step = (base - apex) / (levels.length + 1);
  const gap = pick(4, 3);
  const x = scaleLinear([0, report.limit.minutes], pick([426, 686], [204, 326]));
  const barHeight = pick(38, 20);
  const total = levels.reduce((sum, { minutes }) => sum + minutes, 0);

  let end = total;
  const rows = levels.map(({ name, tests, minutes }, i) => {
    const [y1, y2] = [apex + (i + 1) * step, apex + (i + 2) * step - gap];
    const middle = (y1 + y2) / 2;
    const [x1, x2] = [x(end - minutes), x(end)];
    end -= minutes;
    const slope = `M${num(centre - half(y1))} ${num(y1)}H${num(centre + half(y1))}L${num(centre + half(y2))} ${num(y2)}H${num(centre - half(y2))}z`;
    const white = { fill: colors.white, anchor: "middle" } as const;
    return [
      fill(colors.green700, slope),
      label(sheet, centre, middle - pick(10, 8), String(tests), { ...white, weight: 600 }),
      label(sheet, centre, middle + pick(11, 9), name, white),
      fill(colors.green700, box(x1, middle - barHeight / 2, x2, middle + barHeight / 2)),
      sheet.isWide
        ? label(sheet, (x1 + x2) / 2, middle, `${minutes} min`, { ...white, weight: 600 })
        : label(sheet, x2, middle - barHeight / 2 - 9, `${minutes} min`, { weight: 600, anchor: "end" }),
    ].join("");
  });
  const capFoot = apex + step - gap;
  const cap = `M${centre} ${apex}L${num(centre + half(capFoot))} ${num(capFoot)}H${num(centre - half(capFoot))}z`;
  const rowEnd = levels.map((_, i) => apex + (i + 1) * step - gap / 2);
  const rules = rowEnd
    .map((y) => `M${num(centre + half(y) + pick(14, 8))} ${num(y)}H${x(report.limit.minutes)}`)
    .join("");

  return deliverable(sheet, report, [
    stroke(colors.ink200, 1, rules),
    stroke(colors.ink500, sheet.line, cap, ` stroke-dasharray="${sheet.dashes}"`),
    label(sheet, centre + pick(36, 23), apex + step / 2 - pick(6, 8), wording(sheet, report.byHand.label), {
      fill: colors.ink700,
    }),
    ...rows,
    limit(sheet, `M${x(report.limit.minutes)} ${num(capFoot - pick(10, 6))}V${base}`),
    limitFlag(
      sheet,
      x(report.limit.minutes) + sheet.limit / 2,
      capFoot - pick(10, 6),
      wording(sheet, report.limit.label),
    ),
    axis(
      sheet,
      x(0),
      x(report.limit.minutes),
      base,
      [
        { at: x(0), text: "0" },
        { at: x(total), text: `${total} min`, isStrong: true },
      ],
      pick(26, 20),
    ),
  ]);
}
