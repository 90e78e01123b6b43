import { scaleLinear, scaleUtc } from "d3-scale";
import type { Plan } from "@/content/deliverables/planning";
import { num } from "../svg";
import { axis, instants, limit, limitFlag, outside } from "./marks";
import { box, colors, fill, label, type Sheet, shortDay, stroke, text, textWidth, wording } from "./sheet";
import { deliverable } from "./window";

const month = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" });

/** Payments as steps that climb from the time line to the budget; what is not bought is above it. */
export function drawPlan(sheet: Sheet, plan: Plan): string {
  const { left, right, pick } = sheet;
  const [start, end] = [new Date(plan.start), new Date(plan.end.date)];
  const x = scaleUtc([start, end], [left, right]);
  const y = scaleLinear([0, plan.budget.amount], [pick(416, 308), pick(200, 146)]);
  const base = y(0);
  const top = y(plan.budget.amount);

  let paid = 0;
  const steps = plan.milestones.map(({ name, date, amount }, i) => {
    const next = plan.milestones[i + 1];
    paid += amount;
    return {
      name: wording(sheet, name),
      amount,
      date: new Date(date),
      x1: x(new Date(date)),
      x2: next ? x(new Date(next.date)) : right,
      y1: y(paid),
      y2: y(paid - amount),
    };
  });
  const labels = steps.map(({ name, amount, x1, y1, y2 }) => {
    const middle = (y1 + y2) / 2;
    return (
      label(sheet, x1 - pick(10, 7), middle, name, { weight: 500, anchor: "end" }) +
      label(sheet, x1 + pick(12, 8), middle, `${amount} m`, { weight: 600, fill: colors.white })
    );
  });
  const reserve = y(plan.budget.amount - plan.contingency.amount);
  const outsideX = pick(steps[1]?.x1 ?? left, left);
  const budget = wording(sheet, plan.budget.label);
  const flagRight = pick(left + textWidth(sheet, budget, { weight: 600 }) + 28, right);
  const chips = plan.outside.items.map(({ name, amount }) => pick(`${name}, ${amount} m`, name));

  const fiscalYear = [
    axis(sheet, left, right, base, [
      { at: left, text: shortDay.format(start), anchor: "start" },
      ...steps.map(({ x1, date }) => ({ at: x1, text: shortDay.format(date), isStrong: true })),
      { at: right, text: shortDay.format(end), anchor: "end" },
    ]),
    limit(sheet, `M${right} ${base - 9}v18`),
    text(sheet, right - 10, base - 15, plan.end.label, { fill: colors.ink700, anchor: "end" }),
  ].join("");
  // Five dates do not fit the narrow sheet.
  const firstDays = x.ticks(5).map((date) => ({ at: x(date), text: month.format(date), anchor: "start" as const }));
  const months =
    stroke(colors.ink400, 1, firstDays.map(({ at }) => `M${num(at)} ${base}v9`).join("")) +
    axis(sheet, left, right, base, firstDays, 24);

  return deliverable(sheet, plan, [
    text(sheet, outsideX, pick(143, 104), plan.outside.title, { weight: 600 }),
    outsideChips(sheet, outsideX, pick(154.8, 112.5), chips),
    fill(colors.ink100, box(left, top, right, reserve)),
    label(sheet, outsideX + pick(0, 6), (top + reserve) / 2, wording(sheet, plan.contingency.label), {
      fill: colors.ink700,
    }),
    fill(colors.green100, steps.map(({ x1, x2, y2 }) => box(x1, y2, x2, base)).join("")),
    fill(colors.green700, steps.map(({ x1, x2, y1, y2 }) => box(x1, y1, x2, y2)).join("")),
    ...labels,
    ...(sheet.isWide ? plan.rule.map((line, i) => text(sheet, left, 268 + i * 22, line)) : []),
    limit(sheet, `M${left} ${num(top)}H${right}`),
    limitFlag(sheet, flagRight, top, budget),
    pick(fiscalYear, months),
    instants(
      sheet,
      steps.map(({ x1 }) => x1),
      base,
    ),
  ]);
}

/** Words in dashed outlines, one beside the other. */
function outsideChips(sheet: Sheet, x: number, y: number, words: string[]): string {
  const { pick } = sheet;
  const padding = pick(13, 10);
  const height = pick(31, 23);
  let next = x + sheet.line / 2;
  return words
    .map((word) => {
      const at = next;
      const width = textWidth(sheet, word) + 2 * padding;
      next = at + width + pick(12, 7);
      return (
        outside(sheet, at, y, width, height) + label(sheet, at + padding, y + height / 2, word, { fill: colors.ink700 })
      );
    })
    .join("");
}
