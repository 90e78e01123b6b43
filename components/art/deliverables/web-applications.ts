import { scaleLinear } from "d3-scale";
import type { LoadReport } from "@/content/deliverables/web-applications";
import { num } from "../svg";
import { axis, inkDiamond, limit, limitFlag, noteStyle, outside, rowHeight, rows } from "./marks";
import { box, colors, fill, label, rounded, type Sheet, stroke, text, wording } from "./sheet";
import { deliverable } from "./window";

/** The parts of a page by the seconds in which they arrive on a phone, below what its screen shows meanwhile. */
export function drawLoadReport(sheet: Sheet, report: LoadReport): string {
  const { right, isWide, pick } = sheet;
  const { connection, parts, screens, weight } = report;
  const pitch = rowHeight(sheet);
  const top = pick(314, 214);
  const base = top + parts.length * pitch;

  let next = connection.seconds;
  const arrivals = parts.map((part) => {
    const start = next;
    next += part.kilobytes / connection.rate;
    return { ...part, start, end: next };
  });
  const readable = arrivals.findLastIndex(({ isNeededToRead }) => isNeededToRead);
  const readableAt = arrivals[readable]?.end ?? 0;
  const x = scaleLinear([0, next], pick([112, 566], [66, 250]));

  const phone = pick({ width: 84, height: 104, y: 164 }, { width: 50, height: 70, y: 106 });
  const foot = phone.y + phone.height;
  const middle = phone.y + phone.height / 2;
  const halfPhone = phone.width / 2;
  const pitchOfLines = pick(22, 17);

  /** The words beside a screen, the first of them bold. */
  const beside = (at: number, words: string[], anchor: "start" | "end") =>
    words
      .map((line, i) =>
        label(sheet, at, middle + (i - (words.length - 1) / 2) * pitchOfLines, line, {
          anchor,
          ...noteStyle(i),
        }),
      )
      .join("");
  const screen = (at: number, time: string, content: string) =>
    rounded(
      at - halfPhone,
      phone.y,
      phone.width,
      phone.height,
      `fill="${colors.white}" stroke="${colors.ink950}" stroke-width="${pick(2, 1.5)}"`,
    ) +
    content +
    text(sheet, at, phone.y - pick(10, 7), time, { weight: 600, anchor: "middle" });

  /** A page with a heading and lines of text; its search is an outline until the script is there. */
  const page = (at: number, isUsable: boolean) => {
    const inset = pick(9, 6);
    const [x1, x2] = [at - halfPhone + inset, at + halfPhone - inset];
    const field = { y: phone.y + pick(26, 17), height: pick(18, 11) };
    const lines = Array.from({ length: 3 }, (_, i) => {
      const y = field.y + field.height + pick(15, 10) + i * pick(14, 10);
      return `M${num(x1)} ${num(y)}H${num(i % 2 ? x2 - pick(16, 9) : x2)}`;
    });
    return [
      fill(colors.green700, box(x1, phone.y + inset, x2, phone.y + pick(19, 12))),
      isUsable
        ? fill(colors.green700, box(x1, field.y, x2, field.y + field.height))
        : outside(sheet, x1, field.y, x2 - x1, field.height),
      stroke(colors.ink500, pick(3, 2), lines.join("")),
    ].join("");
  };

  const bars = arrivals.map(({ start, end, isNeededToRead }, i) => {
    const [y1, y2] = [top + i * pitch + pick(5, 4), top + (i + 1) * pitch - pick(5, 4)];
    return fill(isNeededToRead ? colors.green700 : colors.green300, box(x(start), y1, x(end), y2));
  });
  const connecting = wording(sheet, connection.label);
  const [blankX, readableX, usableX] = [x(connection.seconds), x(readableAt), x(next)];

  return deliverable(sheet, report, [
    isWide ? screen(blankX, screens.blank.time, "") + beside(blankX - halfPhone - 12, screens.blank.words, "end") : "",
    screen(readableX, screens.readable.time, page(readableX, false)),
    beside(
      readableX + pick(1, -1) * (halfPhone + pick(12, 9)),
      screens.readable.words,
      pick("start" as const, "end" as const),
    ),
    screen(usableX, screens.usable.time, page(usableX, true)),
    beside(usableX + halfPhone + pick(12, 7), screens.usable.words, "start"),
    rows(
      sheet,
      top,
      parts.map(({ name, kilobytes }) => ({ name, value: `${kilobytes} kB` })),
    ),
    fill(colors.ink100, box(x(0), top + pick(5, 4), blankX, top + pitch - pick(5, 4))),
    connecting && label(sheet, (x(0) + blankX) / 2, top + pitch / 2, connecting, { anchor: "middle" }),
    ...bars,
    axis(
      sheet,
      x(0),
      right,
      base,
      report.ticks.map((at) => ({
        at: x(at),
        text: at ? `${at} s` : "0",
        isStrong: at === report.limit.seconds,
      })),
      pick(24, 18),
    ),
    text(sheet, right, base + pick(24, 18), wording(sheet, weight.words), { weight: 600, anchor: "end" }),
    limit(sheet, `M${num(x(report.limit.seconds))} ${top - 4}V${base}`),
    limitFlag(sheet, pick(x(report.limit.seconds) + 142, right), top - 4, report.limit.label),
    stroke(colors.ink950, sheet.line, `M${num(readableX)} ${foot}V${num(top + (readable + 0.5) * pitch)}`),
    inkDiamond(sheet, readableX, top + (readable + 0.5) * pitch),
  ]);
}
