import { scaleLinear } from "d3-scale";
import type { RestoreDrill } from "@/content/deliverables/backup-disaster-recovery";
import { num } from "../svg";
import { axis, instants, limit, rowHeight, rows } from "./marks";
import { box, clock, colors, fill, label, type Sheet, stroke, text } from "./sheet";
import { deliverable } from "./window";

const duration = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours ? `${hours} h` : "", rest ? `${rest} min` : ""].filter(Boolean).join(" ");
};

/** Two bars on a time line, promised and reached, and below them the steps that make up the recovery time. */
export function drawRestoreDrill(sheet: Sheet, drill: RestoreDrill): string {
  const { left, pick } = sheet;
  const { lost, rpo, rto, steps } = drill;
  const x = scaleLinear([drill.start, drill.end], pick([204, 664], [106, 326]));
  const [from, to] = x.range() as [number, number];
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  const open = lost.at + total;
  const [lostX, openX] = [x(lost.at), x(open)];
  const gap = pick(12, 8);

  const promised = {
    x1: x(lost.at - rpo.promised),
    x2: x(lost.at + rto.promised),
    y1: pick(172, 117),
    y2: pick(200, 138),
  };
  const reached = { x1: x(lost.at - rpo.reached), x2: openX, y1: pick(208, 144), y2: pick(246, 173) };
  const promisedY = (promised.y1 + promised.y2) / 2;
  const reachedY = (reached.y1 + reached.y2) / 2;

  const top = pick(258, 183);
  const pitch = rowHeight(sheet);
  const half = pick(7, 6);
  let start = lost.at;
  const bars = steps.map(({ minutes, note }, i) => {
    const [x1, x2] = [x(start), x(start + minutes)];
    start += minutes;
    return { x1, x2, note, middle: top + (i + 0.5) * pitch };
  });
  const base = top + steps.length * pitch + pick(9, 3.5);

  const posts = [promised.x1, promised.x2].map((at) => `M${num(at)} ${promised.y1 - 4}V${promised.y2 + 4}`).join("");
  return deliverable(sheet, drill, [
    text(sheet, lostX - pick(10, 6), pick(164, 109), rpo.label, { anchor: "end" }),
    text(sheet, lostX + pick(10, 6), pick(164, 109), rto.label),
    label(sheet, left, promisedY, drill.promised, { fill: colors.ink950 }),
    fill(colors.green100, box(promised.x1, promised.y1, promised.x2, promised.y2)),
    limit(sheet, posts),
    label(sheet, promised.x1 + gap, promisedY, duration(rpo.promised), { fill: colors.ink700 }),
    label(sheet, promised.x2 - gap, promisedY, duration(rto.promised), { fill: colors.ink700, anchor: "end" }),
    label(sheet, left, reachedY, drill.reached, { weight: 600 }),
    fill(colors.green700, box(reached.x1, reached.y1, reached.x2, reached.y2)),
    label(sheet, reached.x1 - pick(9, 6), reachedY, duration(rpo.reached), { weight: 600, anchor: "end" }),
    label(sheet, lostX + pick(14, 8), reachedY, duration(total), { weight: 600, fill: colors.white }),
    sheet.isWide ? label(sheet, openX + gap, reachedY, drill.spare) : "",
    rows(
      sheet,
      top,
      steps.map(({ name, minutes }) => ({ name, value: `${minutes} min` })),
    ),
    fill(colors.green500, bars.map(({ x1, x2, middle }) => box(x1, middle - half, x2, middle + half)).join("")),
    ...bars.map(({ x2, note, middle }) => (note && sheet.isWide ? label(sheet, x2 + 10, middle, note) : "")),
    stroke(colors.ink950, sheet.line, `M${lostX} ${pick(152, 100)}V${base}M${num(openX)} ${reached.y2}V${base}`),
    stroke(colors.white, 2, `M${lostX} ${reached.y1}V${reached.y2}`),
    axis(sheet, from, to, base, [
      ...(sheet.isWide ? [drill.start, drill.end].map((at) => ({ at: x(at), text: clock(at) })) : []),
      { at: lostX, text: clock(lost.at), isStrong: true },
      { at: openX, text: clock(open), isStrong: true },
    ]),
    text(sheet, lostX, base + pick(51, 36), lost.label, { anchor: "middle" }),
    text(sheet, openX, base + pick(51, 36), drill.open.label, { anchor: "middle" }),
    instants(sheet, [lostX, openX], base),
  ]);
}
