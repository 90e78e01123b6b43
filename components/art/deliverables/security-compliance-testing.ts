import { scaleLinear } from "d3-scale";
import type { RetestReport } from "@/content/deliverables/security-compliance-testing";
import { num } from "../svg";
import { limit, limitFlag, outside, rules } from "./marks";
import { box, check, colors, fill, label, type Sheet, text, textWidth, wording } from "./sheet";
import { deliverable } from "./window";

/** Findings as bars of their score against the limit of a release, solid where the fix held. */
export function drawRetestReport(sheet: Sheet, report: RetestReport): string {
  const { left, right, pick } = sheet;
  const { findings } = report;
  const x = scaleLinear([0, 10], pick([296, 566], [left, 288]));
  const from = x(0);
  const limitX = x(report.limit.score);
  const top = pick(176, 118);
  const pitch = pick(47.5, 37);
  const [barTop, barHeight] = pick([9, 29], [18, 12]);

  const rows = findings.map(({ name, test, score, severity, isAccepted }, i) => {
    const y = top + i * pitch;
    const bar = { x1: from, y1: y + barTop, x2: x(score), y2: y + barTop + barHeight };
    const middle = (bar.y1 + bar.y2) / 2;
    const shape = isAccepted
      ? outside(sheet, bar.x1 + 1, bar.y1, bar.x2 - bar.x1 - 1, barHeight)
      : fill(colors.green700, box(bar.x1, bar.y1, bar.x2, bar.y2));
    const state = isAccepted ? report.accepted.text : report.closed;
    const stateStyle = { weight: isAccepted ? 600 : 500, anchor: "end" } as const;
    const stateY = pick(isAccepted ? middle - 10 : middle, y + 8);
    const checkX = right - textWidth(sheet, state, stateStyle) - pick(22, 17);
    const wide = [
      label(sheet, left, middle - 10, wording(sheet, name), { weight: 500 }),
      label(sheet, left, middle + 10, test),
      label(sheet, from + 10, middle, `${score.toFixed(1)} ${severity}`, {
        weight: 600,
        fill: isAccepted ? colors.ink700 : colors.white,
      }),
      isAccepted ? label(sheet, right, middle + 10, report.accepted.by, { anchor: "end" }) : "",
    ];
    const narrow = [
      label(sheet, left, y + 8, wording(sheet, name), { weight: 500 }),
      label(sheet, bar.x2 + 6, middle, score.toFixed(1), { fill: colors.ink700 }),
    ];
    const retest = label(sheet, right, stateY, state, stateStyle) + (isAccepted ? "" : check(sheet, checkX, stateY));
    return shape + retest + pick(wide, narrow).join("");
  });

  return deliverable(sheet, report, [
    sheet.isWide ? rules(sheet, findings.length, top, pitch) : "",
    sheet.isWide ? text(sheet, left, top - 12, report.columns.finding) : "",
    sheet.isWide ? text(sheet, right, top - 12, report.columns.retest, { anchor: "end" }) : "",
    ...rows,
    limit(sheet, `M${num(limitX)} ${top - pick(6, 4)}V${num(top + findings.length * pitch - pick(4, 6))}`),
    limitFlag(sheet, limitX + sheet.limit / 2, top - pick(4, 4), wording(sheet, report.limit.label)),
  ]);
}
