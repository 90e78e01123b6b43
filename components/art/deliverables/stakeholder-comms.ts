import { scaleLinear } from "d3-scale";
import type { CommunicationCalendar } from "@/content/deliverables/stakeholder-comms";
import { num } from "../svg";
import { arrow, inkDiamond, instants, limit, limitFlag, outside } from "./marks";
import { box, colors, fill, label, type Sheet, stroke, text, textWidth, wording } from "./sheet";
import { deliverable } from "./window";

/** The first letters of the working days. */
const DAYS = [..."MTWTF"];

/** A map of influence and interest whose rows go on as a calendar of what each person hears. */
export function drawCommunicationCalendar(sheet: Sheet, calendar: CommunicationCalendar): string {
  const { left, right, pick } = sheet;
  const { axes, stakeholders, weeks } = calendar;
  const mapRight = pick(254, 120);
  const interest = scaleLinear([0, 1], [left + pick(10, 8), mapRight - pick(10, 8)]);
  const x = scaleLinear([0, weeks.length * DAYS.length], [pick(280, 134), right]);
  const top = pick(148, 110);
  const pitch = pick(39, 28.5);
  /** For the flag above the limit, and for the name below it. */
  const limitRoom = pick({ above: 42, below: 8 }, { above: 31, below: 6 });
  const above = stakeholders.filter(({ canStop }) => canStop).length;
  const limitY = top + above * pitch + limitRoom.above;
  const rowY = (i: number) =>
    (i < above ? top : limitY + limitRoom.below - above * pitch) + (i + 1) * pitch - pick(9, 8);
  const foot = rowY(stakeholders.length - 1) + pick(18, 12);
  const half = pick(13.5, 10);

  const chip = (y: number, { day, label: words, isMissing }: (typeof stakeholders)[number]["messages"][number]) => {
    const width = textWidth(sheet, words, { weight: 600 }) + pick(16, 9);
    const chipX = Math.min(Math.max(x(day + 0.5) - width / 2, x(0)), right - width);
    const background = fill(isMissing ? colors.white : colors.green700, box(chipX, y - half, chipX + width, y + half));
    return [
      background,
      isMissing ? outside(sheet, chipX, y - half, width, 2 * half) : "",
      label(sheet, chipX + width / 2, y, words, {
        weight: 600,
        fill: isMissing ? colors.ink950 : colors.white,
        anchor: "middle",
      }),
    ].join("");
  };
  const rows = stakeholders.map(({ name, interest: level, messages }, i) => {
    const y = rowY(i);
    const dotX = interest(level);
    const side = level > 0.5 ? 1 : -1;
    const isUnheard = messages.every(({ isMissing }) => isMissing);
    return [
      stroke(colors.ink400, 1, `M${num(dotX)} ${num(y)}H${right}`),
      text(sheet, dotX + side * pick(9, 7), y - pick(13, 10), wording(sheet, name), {
        weight: isUnheard ? 600 : 500,
        anchor: side === 1 ? "end" : "start",
      }),
      isUnheard ? inkDiamond(sheet, dotX, y) : instants(sheet, [dotX], y),
      ...messages.map((message) => chip(y, message)),
    ].join("");
  });
  const dayBoxes = weeks.flatMap((_, week) =>
    DAYS.map((_, i) => {
      const from = x(week * DAYS.length + i);
      return box(from, top, from + x(1) - x(0) - (i === DAYS.length - 1 ? pick(6, 4) : 1.5), foot);
    }),
  );

  return deliverable(sheet, calendar, [
    fill(colors.green100, box(left, top, mapRight, foot)),
    fill(colors.ink100, dayBoxes.join("")),
    arrow(sheet, [left, foot], [left, top - pick(6, 4)]),
    arrow(sheet, [left, foot], [mapRight + pick(6, 4), foot]),
    ...rows,
    limit(sheet, `M${left} ${num(limitY)}H${right}`),
    limitFlag(sheet, mapRight, limitY, wording(sheet, calendar.limit.label)),
    text(sheet, left, top - pick(14, 10), axes.influence),
    text(sheet, mapRight, foot + pick(22, 16), axes.interest, { anchor: "end" }),
    ...weeks.map(({ label: words }, i) =>
      text(sheet, x(i * DAYS.length), top - pick(14, 10), wording(sheet, words), { weight: 600 }),
    ),
    ...weeks.flatMap((_, week) =>
      DAYS.map((day, i) =>
        text(sheet, x(week * DAYS.length + i + 0.5), foot + pick(22, 16), day, { anchor: "middle" }),
      ),
    ),
  ]);
}
