import { scaleLinear } from "d3-scale";
import type { MonthlyLetter } from "@/content/deliverables/maintenance-and-support";
import { num } from "../svg";
import { inkDiamond, limit, limitFlag, outside, rowHeight, rows } from "./marks";
import { box, colors, fill, label, type Sheet, text, textWidth, wording } from "./sheet";
import { deliverable } from "./window";

/** The days agreed as one bar with what they went into, the faults of the month, and a worry. */
export function drawMonthlyLetter(sheet: Sheet, letter: MonthlyLetter): string {
  const { left, right, pick } = sheet;
  const { agreed, used, faults, worry } = letter;
  const x = scaleLinear([0, agreed.days], [left, right]);
  const [top, foot] = pick([164, 250], [124, 176]);
  const padding = pick(14, 7);

  let next = 0;
  const parts = [...used, { name: wording(sheet, letter.left.name), days: letter.left.days, isLeft: true }].map(
    (part) => {
      const [x1, x2] = [x(next) + 1.5, x(next + part.days) - 1.5];
      next += part.days;
      const isLeft = "isLeft" in part;
      const color = isLeft ? colors.ink950 : colors.white;
      const days = String(part.days);
      const style = { size: pick(27, 17), weight: 600, fill: color } as const;
      const unit = part.days === 1 ? "day" : "days";
      return [
        isLeft ? outside(sheet, x1 + 3, top, x2 - x1 - 6, foot - top) : fill(colors.green700, box(x1, top, x2, foot)),
        text(sheet, x1 + padding, top + pick(40, 24), days, style),
        sheet.isWide
          ? text(sheet, x1 + padding + textWidth(sheet, days, style) + 7, top + 40, unit, { fill: color })
          : "",
        text(sheet, x1 + padding, top + pick(66, 42), part.name, { fill: color, weight: isLeft ? 400 : 500 }),
      ].join("");
    },
  );
  const rowsTop = pick(296, 208);
  const worryY = rowsTop + faults.items.length * rowHeight(sheet) + pick(30, 18);

  return deliverable(sheet, letter, [
    ...parts,
    limit(sheet, `M${num(left + 1)} ${top - 6}V${foot + 6}M${num(right - 1)} ${top - 6}V${foot + 6}`),
    limitFlag(sheet, right, top - 6, agreed.label),
    text(sheet, left, rowsTop - pick(10, 8), wording(sheet, faults.title), { weight: 600 }),
    rows(
      sheet,
      rowsTop,
      faults.items.map(({ number, taken, allowed, isUrgent }) => ({
        name: String(number),
        value: `${isUrgent && sheet.isWide ? "urgent, " : ""}${taken} of ${allowed}`,
      })),
    ),
    ...faults.items.map(({ name }, i) =>
      label(sheet, left + pick(44, 34), rowsTop + (i + 0.5) * rowHeight(sheet), wording(sheet, name), {
        weight: 500,
      }),
    ),
    inkDiamond(sheet, left + pick(10, 8), worryY),
    text(sheet, left + pick(30, 24), worryY + pick(5.5, 4.5), wording(sheet, worry.title), { weight: 600 }),
    text(sheet, pick(right, left + 24), worryY + pick(5.5, 20), wording(sheet, worry.text), {
      anchor: pick("end", "start"),
      fill: colors.ink700,
    }),
  ]);
}
