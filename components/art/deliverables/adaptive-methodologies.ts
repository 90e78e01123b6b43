import { scaleLinear, scaleUtc } from "d3-scale";
import { area } from "d3-shape";
import type { BoardReport } from "@/content/deliverables/adaptive-methodologies";
import { num } from "../svg";
import { axis, inkDiamond, instants, limit, noteStyle, outside } from "./marks";
import { colors, fill, label, rounded, type Sheet, shortDay, stroke, text } from "./sheet";
import { deliverable } from "./window";

const WEEK = 7 * 86_400_000;

/** A board whose columns end at their limits, and the cards it finished, which climb to the scope. */
export function drawBoardReport(sheet: Sheet, report: BoardReport): string {
  return deliverable(sheet, report, [board(sheet, report), burnUp(sheet, report)]);
}

function board(sheet: Sheet, { columns, full }: BoardReport): string {
  const { left, pick } = sheet;
  const [width, gap] = pick([108, 12], [98, 10]);
  const [top, height, pitch] = pick([176, 34, 44], [110, 20, 24]);
  const columnX = (i: number) => left + i * (width + gap);

  const card = (
    x: number,
    row: number,
    { name, isLate }: BoardReport["columns"][number]["cards"][number],
    isBegun: boolean,
  ) => {
    const y = top + row * pitch;
    const begun = `fill="${isLate ? colors.earth600 : colors.green700}"`;
    const ready = `fill="${colors.white}" stroke="${colors.ink950}" stroke-width="${sheet.line}"`;
    return (
      rounded(x, y, width, height, isBegun ? begun : ready) +
      label(sheet, x + pick(11, 8), y + height / 2, name, {
        weight: isBegun ? 600 : 500,
        fill: isBegun ? colors.white : colors.ink950,
      })
    );
  };
  const drawn = columns.map(({ name, limit: most, cards, more }, i) => {
    const x = columnX(i);
    const places = most ?? cards.length;
    const foot = top + places * pitch - pick(3, 2);
    const count = most ? `${cards.length} of ${most}` : String(cards.length + (more ?? 0));
    const isFull = cards.length === most;
    return [
      text(sheet, x, top - pick(12, 8), name, { weight: 600 }),
      text(sheet, x + width, top - pick(12, 8), count, { anchor: "end", weight: isFull ? 600 : 400 }),
      ...cards.map((one, row) => card(x, row, one, most !== undefined)),
      ...Array.from({ length: places - cards.length }, (_, row) =>
        outside(sheet, x + 1, top + (cards.length + row) * pitch, width - 2, height),
      ),
      more ? label(sheet, x + pick(12, 9), top + cards.length * pitch + height / 2, `${more} more`) : "",
      most ? limit(sheet, `M${num(x)} ${num(foot)}H${num(x + width)}`) : "",
      isFull ? fullNote(sheet, x + width - pick(22, 16), foot, pick(full.wide, full.narrow)) : "",
    ].join("");
  });
  return drawn.join("");
}

/** The note below the column that is full. */
function fullNote(sheet: Sheet, x: number, y: number, lines: string[]): string {
  const { pick } = sheet;
  const foot = y + pick(94, 22);
  const words = lines.map((line, i) =>
    text(sheet, x - pick(11, -16), foot - (lines.length - 1 - i) * 22, line, {
      anchor: "end",
      ...noteStyle(i),
    }),
  );
  const leader = sheet.isWide ? stroke(colors.ink950, sheet.line, `M${num(x)} ${num(y)}V${foot + 4}`) : "";
  return leader + inkDiamond(sheet, x, y) + words.join("");
}

function burnUp(sheet: Sheet, report: BoardReport): string {
  const { right, pick } = sheet;
  const { counted, done, finished, forecast, milestone, scope } = report;
  const from = pick(446, 44);
  const [start, end] = [new Date(report.start), new Date(milestone.date)];
  const x = scaleUtc([start, end], [from, right - sheet.limit / 2]);
  const y = scaleLinear([0, scope.cards], pick([424, 176], [318, 254]));
  const at = (date: string) => x(new Date(date));

  let total = 0;
  const points = [[start.getTime(), 0] as [number, number]];
  for (const [i, cards] of finished.entries()) {
    total += cards;
    // A week's cards are counted on its Friday.
    points.push([start.getTime() + i * WEEK + (4 * WEEK) / 7, total]);
  }
  const climb = area<[number, number]>()
    .digits(1)
    .x(([time]) => x(time))
    .y0(y(0))
    .y1(([, cards]) => y(cards))(points);
  const [now, level, goal] = [at(counted), y(total), y(scope.cards)];
  const wedge = `M${num(now)} ${num(level)}L${num(at(forecast.from))} ${goal}H${num(at(forecast.to))}z`;

  return [
    fill(colors.green700, climb ?? ""),
    fill(colors.green300, wedge),
    label(sheet, from - pick(12, 8), goal, String(scope.cards), { weight: 600, anchor: "end" }),
    label(sheet, from - pick(12, 8), y(0), "0", { anchor: "end" }),
    text(sheet, now - pick(9, 6), y(0) - pick(12, 9), done, {
      weight: 600,
      fill: colors.white,
      anchor: "end",
    }),
    limit(sheet, `M${from} ${goal}H${right}M${num(x(end))} ${y(0) - 9}v18`),
    text(sheet, from, goal - pick(13, 11), scope.label, { weight: 600 }),
    sheet.isWide ? text(sheet, from, goal + 24, scope.swap) : "",
    text(sheet, right, goal - pick(13, 11), forecast.label, { weight: 600, anchor: "end" }),
    text(sheet, right - pick(10, 8), y(0) - pick(15, 9), milestone.label, { fill: colors.ink700, anchor: "end" }),
    axis(
      sheet,
      from,
      right,
      y(0),
      [
        { at: from, text: shortDay.format(start), anchor: "start" },
        { at: now, text: shortDay.format(new Date(counted)), isStrong: true },
        { at: right, text: shortDay.format(end), anchor: "end" },
      ],
      pick(24, 18),
    ),
    instants(sheet, [at(forecast.from), at(forecast.to)], goal),
  ].join("");
}
