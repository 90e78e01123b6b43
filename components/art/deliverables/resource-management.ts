import { scaleBand } from "d3-scale";
import { curveStepAfter, line } from "d3-shape";
import type { CapacitySheet } from "@/content/deliverables/resource-management";
import { annotation, axis, limit, outside } from "./marks";
import { box, colors, fill, label, type Sheet, shortDay, text, wording } from "./sheet";
import { deliverable } from "./window";

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** For each role the days booked as columns of weeks, which pass the line of the days it has. */
export function drawCapacitySheet(sheet: Sheet, chart: CapacitySheet): string {
  const { left, pick } = sheet;
  const { weeks, holidays, roles, proposal } = chart;
  const to = pick(540, 240);
  const x = scaleBand(weeks, [left, to]).paddingInner(0.08);
  const at = (i: number) => x(weeks[i] ?? "") ?? to;
  const perDay = pick(6.2, 4.1);
  const note = pick(proposal.lines.wide, proposal.lines.narrow);

  let base = pick(158, 113);
  const rows = roles.map(({ name, available, booked }, row) => {
    const over = booked.map((days, i) => days - (available[i] ?? 0));
    const shortAt = over.findIndex((days) => days > 0);
    const isShort = shortAt >= 0;
    const noteHeight = isShort ? pick(20, 19) + note.length * pick(22, 17) : 0;
    base += (row === 0 ? 0 : pick(18, 12)) + noteHeight + Math.max(...available, ...booked) * perDay;
    const y = (days: number) => base - days * perDay;

    const columns = booked.map((days, i) => ({
      x1: at(i),
      x2: at(i) + x.bandwidth(),
      within: y(Math.min(days, available[i] ?? 0)),
      top: y(days),
      over: over[i] ?? 0,
    }));
    const beyond = columns.filter((column) => column.over > 0);
    const present = available.filter((days) => days > 0);
    const awayFrom = at(present.length);
    const capacity = line<number>((_, i) => at(i), y)
      .curve(curveStepAfter)
      .digits(1)([...present, present.at(-1) ?? 0]);
    const middle = y(Math.max(...available) / 2);
    const nameX = to + pick(16, 10);
    const total = `${sum(booked)} of ${sum(available)}${pick(` ${chart.unit}`, "")}`;

    return [
      fill(colors.green700, columns.map(({ x1, x2, within }) => box(x1, within, x2, base)).join("")),
      fill(colors.earth600, beyond.map(({ x1, x2, top, within }) => box(x1, top, x2, within)).join("")),
      limit(sheet, capacity ?? ""),
      ...beyond.map(({ x1, x2, top, over }) =>
        text(sheet, (x1 + x2) / 2, top - pick(6, 4), `+${over}`, { weight: 600, anchor: "middle" }),
      ),
      present.length < weeks.length
        ? outside(sheet, awayFrom, y(4), to - awayFrom - 1, 4 * perDay) +
          label(sheet, (awayFrom + to) / 2, y(2), chart.away, { fill: colors.ink700, anchor: "middle" })
        : "",
      label(sheet, nameX, middle - pick(10, 8), wording(sheet, name), { weight: 600 }),
      label(sheet, nameX, middle + pick(10, 8), total, { fill: colors.ink700 }),
      isShort
        ? annotation(sheet, {
            x: at(shortAt) - pick(2, 1),
            y: y(available[shortAt] ?? 0),
            top: y(Math.max(...booked)) - noteHeight + pick(4, 2),
            lines: note,
            side: "right",
          })
        : "",
    ].join("");
  });

  const ticks = weeks.map((week, i) => ({
    at: at(i),
    text: shortDay.format(new Date(week)),
    anchor: "start" as const,
  }));
  return deliverable(sheet, chart, [
    ...holidays.weeks.map((week) => text(sheet, x(week) ?? 0, pick(152, 107), holidays.label)),
    ...rows,
    axis(
      sheet,
      left,
      to,
      base,
      ticks.filter((_, i) => i % pick(2, 4) === 0),
      pick(24, 18),
    ),
  ]);
}
