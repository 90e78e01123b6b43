import { scaleBand, scaleLinear } from "d3-scale";
import type { DecisionRecord } from "@/content/deliverables/architecture-consulting";
import { num } from "../svg";
import { annotation, limit } from "./marks";
import { box, colors, fill, label, type Sheet, stroke, text, wording } from "./sheet";
import { deliverable } from "./window";

const ORDER = ["start", "run", "leave"] as const;

/** Options as columns of their costs against the budget, and below them the other criteria. */
export function drawDecisionRecord(sheet: Sheet, record: DecisionRecord): string {
  const { left, right, pick } = sheet;
  const { budget, options } = record;
  const x = scaleBand(
    options.map(({ name }) => name),
    [pick(208, 84), right],
  ).paddingInner(pick(0.4, 0.1));
  const width = x.bandwidth();
  const totals = options.map(({ costs }) => costs.start + costs.run + costs.leave);
  const y = scaleLinear([0, Math.max(...totals)], pick([352, 168], [256, 116]));
  const base = y(0);
  const limitY = y(budget.cost);
  const centre = { weight: 600, anchor: "middle" } as const;

  const columns = options.map(({ name, costs }, i) => {
    const from = x(name) ?? 0;
    const middle = from + width / 2;
    const total = totals[i] ?? 0;
    let next = 0;
    const parts = ORDER.map((cost) => {
      const [foot, top] = [y(next), y(next + costs[cost])];
      next += costs[cost];
      const color = i === 0 ? colors.green700 : colors.ink200;
      const words = `${record.costs[cost]} ${costs[cost]}`;
      return (
        fill(color, box(from, top + pick(2, 1.5), from + width, foot)) +
        (i === 0 ? label(sheet, from - pick(12, 8), (foot + top) / 2, words, { anchor: "end" }) : "")
      );
    });
    const over = total - budget.cost;
    return [
      ...parts,
      over > 0
        ? fill(colors.earth600, box(from, y(total), from + width, limitY)) +
          label(sheet, middle, (y(total) + limitY) / 2, `${over} ${record.over}`, { ...centre, fill: colors.white })
        : "",
      text(sheet, middle, y(total) - pick(9, 6), `${total} m`, centre),
    ].join("");
  });

  const namesY = base + pick(20, 14);
  const top = base + pick(38, 29);
  const pitch = pick(30, 24);
  const foot = top + record.criteria.length * pitch;
  const table = record.criteria.map((criterion, j) => {
    const middle = top + (j + 0.5) * pitch;
    const values = options.map(({ name, criteria }) => {
      const value = criteria[j] ?? "";
      const color = value === record.fails ? colors.earth700 : colors.ink950;
      return label(sheet, (x(name) ?? 0) + width / 2, middle, value, { ...centre, fill: color });
    });
    return label(sheet, left, middle, wording(sheet, criterion)) + values.join("");
  });
  const rules = record.criteria.map((_, j) => `M${left} ${num(top + j * pitch)}H${right}`);
  const chosen = x(options[0]?.name ?? "") ?? 0;
  const { lines, option } = record.leaving;
  const noted = totals[options.findIndex(({ name }) => name === option)] ?? 0;

  return deliverable(sheet, record, [
    fill(colors.green100, box(chosen, base, chosen + width, foot)),
    ...columns,
    stroke(colors.ink200, 1, rules.join("")),
    stroke(colors.ink950, 1.5, `M${num(chosen)} ${base}H${right}`),
    limit(sheet, `M${left} ${num(limitY)}H${right}`),
    text(sheet, left, limitY - pick(9, 7), wording(sheet, budget.label), { weight: 600 }),
    annotation(sheet, {
      x: x(option) ?? 0,
      y: (y(noted) + limitY) / 2,
      top: pick(142, 92),
      lines: pick(lines.wide, lines.narrow),
      side: "left",
    }),
    ...options.map(({ name }) => label(sheet, (x(name) ?? 0) + width / 2, namesY, name, centre)),
    ...table,
  ]);
}
