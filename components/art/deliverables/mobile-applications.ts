import { scaleLinear } from "d3-scale";
import type { FieldTest } from "@/content/deliverables/mobile-applications";
import { num } from "../svg";
import { annotation, arrow, limit, limitFlag } from "./marks";
import { box, clock, colors, fill, label, type Sheet, stroke, text, wording } from "./sheet";
import { deliverable } from "./window";

/** Records that wait on the phone as stairs through the day, and beside them the same records at the office. */
export function drawFieldTest(sheet: Sheet, test: FieldTest): string {
  const { left, right, pick } = sheet;
  const { conflict, office, saved, signal, upload } = test;
  const x = scaleLinear([test.start, signal.back], pick([left, 452], [left, 206]));
  const step = pick(15.2, 12);
  const base = pick(396, 290);
  const level = (record: number) => base - record * step;
  const top = level(saved.length);
  const backX = x(signal.back);

  const stairs = saved.map((time, i) => `H${num(x(time))}V${level(i + 1)}`).join("");
  const columnX = pick(564, 268);
  const gap = pick(2, 1.5);
  const arrived = saved.flatMap((_, i) =>
    i + 1 === conflict.record ? [] : [box(columnX, level(i + 1) + gap, right, level(i))],
  );
  const half = (right - columnX - 4) / 2;
  const versions = [columnX, columnX + half + 4].map((from) =>
    box(from + 0.75, level(conflict.record) + gap + 0.75, from + half - 0.75, level(conflict.record - 1) - 0.75),
  );
  const arrowY = (base + top) / 2;
  const [stripTop, stripFoot] = [base + pick(6, 5), base + pick(34, 26)];
  const noted = saved[conflict.record - 1] ?? test.start;

  return deliverable(sheet, test, [
    fill(colors.green600, `M${x(test.start)} ${base}${stairs}H${num(backX)}V${base}z`),
    text(sheet, backX - pick(14, 8), base - pick(14, 10), wording(sheet, test.waiting), {
      weight: 600,
      fill: colors.white,
      anchor: "end",
    }),
    fill(colors.ink100, box(x(signal.lost), stripTop, backX, stripFoot)),
    label(sheet, (x(signal.lost) + backX) / 2, (stripTop + stripFoot) / 2, wording(sheet, signal.none), {
      fill: colors.ink700,
      anchor: "middle",
    }),
    text(sheet, x(signal.lost), stripFoot + pick(22, 17), clock(signal.lost)),
    text(sheet, backX, stripFoot + pick(22, 17), clock(signal.back), { weight: 600, anchor: "end" }),
    limit(sheet, `M${num(backX)} ${top - pick(8, 6)}V${stripFoot}`),
    limitFlag(sheet, backX + sheet.limit / 2, top - pick(8, 6), wording(sheet, signal.label)),
    arrow(sheet, [backX + pick(10, 6), arrowY], [columnX - pick(10, 6), arrowY]),
    ...upload.words.map((words, i) =>
      label(sheet, (backX + columnX) / 2, arrowY + pick(-16 + i * 34, -12 + i * 26), words, {
        weight: i === 0 ? 600 : 400,
        anchor: "middle",
      }),
    ),
    text(sheet, columnX, top - pick(16, 10), wording(sheet, office.label), { weight: 600 }),
    fill(colors.green700, arrived.join("")),
    stroke(colors.ink950, 1.5, versions.join("")),
    label(sheet, columnX, (stripTop + stripFoot) / 2, office.count, { weight: 600 }),
    annotation(sheet, {
      x: x(noted),
      y: level(conflict.record),
      top: pick(196, 128),
      lines: pick(conflict.lines.wide, conflict.lines.narrow),
      side: "left",
    }),
  ]);
}
