import { scaleLinear } from "d3-scale";
import type { ReleaseReport } from "@/content/deliverables/cloud-devops";
import { num } from "../svg";
import { inkDiamond, limit, limitFlag, node, noteStyle, rows } from "./marks";
import { colors, fill, label, type Sheet, text, textWidth, wording } from "./sheet";
import { deliverable } from "./window";

/** The stages of a release by their minutes, against the limit, and the way back to the previous image. */
export function drawReleaseReport(sheet: Sheet, report: ReleaseReport): string {
  return deliverable(sheet, report, sheet.isWide ? drawAcross(sheet, report) : drawDown(sheet, report));
}

/** The stages with the minute at which each starts. */
function timed({ stages }: ReleaseReport) {
  let next = 0;
  return stages.map((stage) => {
    const start = next;
    next += stage.minutes;
    return { ...stage, start, end: next };
  });
}

const outlined = (path: string) =>
  `<path fill="${colors.ink100}" stroke="${colors.ink950}" stroke-width="1.5" d="${path}"/>`;

function drawAcross(sheet: Sheet, report: ReleaseReport): string[] {
  const { left, right } = sheet;
  const { rollback } = report;
  const stages = timed(report);
  const x = scaleLinear([0, report.limit.minutes], [left, right - sheet.limit / 2]);
  const last = stages.at(-1);
  const [top, foot] = [178, 246];
  const [middle, tip] = [(top + foot) / 2, (foot - top) / 2];

  const chevrons = stages.map(({ name, minutes, start, end }, i) => {
    const [x1, x2] = [i === 0 ? left : x(start) - tip + 5, x(end) - tip];
    const notch = i === 0 ? "" : `L${num(x1 + tip)} ${middle}`;
    const center = (x(start) + x(end)) / 2 - (i === 0 || end === last?.end ? tip / 4 : 0);
    const style = { fill: colors.white, anchor: "middle" } as const;
    return [
      fill(colors.green700, `M${num(x1)} ${top}H${num(x2)}l${tip} ${tip} ${-tip} ${tip}H${num(x1)}${notch}z`),
      label(sheet, center, middle - 11, name, { ...style, weight: 600 }),
      label(sheet, center, middle + 11, `${minutes} min`, style),
    ].join("");
  });

  const end = x(last?.end ?? 0);
  const liveX = x(last?.start ?? 0) + 18;
  const back = { y: 328, half: 20, head: 34, to: left + 146 };
  const turn = [
    `M${num(liveX - back.half)} ${foot + 8}V${back.y - back.half}H${back.to + back.head}v-14`,
    `L${back.to} ${back.y}l${back.head} ${back.head}v-14H${num(liveX + back.half - 16)}l16-16V${foot + 8}z`,
  ].join("");

  const wordsX = back.to + back.head + 14;
  const rollbackWidth = textWidth(sheet, `${rollback.label} `, { weight: 600 });
  return [
    text(sheet, left, top - 14, report.merged, { weight: 600 }),
    text(sheet, end, top - 14, report.live, { weight: 600, anchor: "end" }),
    ...chevrons,
    label(sheet, end + 12, middle, report.spare),
    limit(sheet, `M${num(x(report.limit.minutes))} ${top - 4}V${foot + 6}`),
    limitFlag(sheet, right, top - 4, report.limit.label),
    outlined(turn),
    label(sheet, wordsX, back.y, rollback.label, { weight: 600 }),
    label(sheet, wordsX + rollbackWidth + 4, back.y, rollback.words, { fill: colors.ink700 }),
    node(sheet, { x: left, y: back.y - 30, width: 134, height: 60, lines: rollback.image, state: "outline" }),
    inkDiamond(sheet, liveX + back.half, back.y - 34),
    ...rollback.drill.map((line, i) => label(sheet, liveX + back.half + 20, back.y - 34 + i * 22, line, noteStyle(i))),
    rows(
      sheet,
      400,
      [report.before, report.now].map(({ name, value }) => ({ name: wording(sheet, name), value })),
    ),
  ];
}

function drawDown(sheet: Sheet, report: ReleaseReport): string[] {
  const { left, right } = sheet;
  const { rollback } = report;
  const y = scaleLinear([0, report.limit.minutes], [94, 300]);
  const width = 134;
  const stages = timed(report).map(({ name, minutes, start, end }) => {
    const [top, foot] = [y(start), y(end) - 2];
    const middle = (top + foot) / 2;
    const style = { weight: 600, fill: colors.white } as const;
    return [
      fill(colors.green700, `M${left} ${num(top)}h${width}V${num(foot)}H${left}z`),
      label(sheet, left + 10, middle, name, style),
      label(sheet, left + width - 10, middle, `${minutes} min`, { ...style, weight: 500, anchor: "end" }),
    ].join("");
  });
  const live = timed(report).at(-1);
  const turnY = (y(live?.start ?? 0) + y(live?.end ?? 0)) / 2 - 1;
  const back = { x: 306, half: 11, head: 20, to: 146 };
  const turn = [
    `M${left + width + 6} ${num(turnY - back.half)}H${back.x - back.half}V${back.to + back.head}h-9`,
    `L${back.x} ${back.to}l${back.head} ${back.head}h-9V${num(turnY + back.half - 10)}l-10 10H${left + width + 6}z`,
  ].join("");
  return [
    ...stages,
    outlined(turn),
    text(sheet, 166, 184, rollback.label, { weight: 600 }),
    text(sheet, 166, 201, rollback.words, { fill: colors.ink700 }),
    limit(sheet, `M${left} ${y(report.limit.minutes)}H${right}`),
    limitFlag(sheet, right, y(report.limit.minutes), report.limit.label),
    label(sheet, left, 320, `${wording(sheet, report.before.name)} ${report.before.value}`),
    label(sheet, right, 320, `${report.now.name} ${report.now.value}`, { weight: 600, anchor: "end" }),
    node(sheet, { x: 200, y: 94, width: 132, height: 44, lines: rollback.image, state: "outline" }),
  ];
}
