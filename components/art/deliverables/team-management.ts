import { scaleBand } from "d3-scale";
import type { CoverageChart } from "@/content/deliverables/team-management";
import { num } from "../svg";
import { limit, outside } from "./marks";
import { box, colors, fill, label, type Sheet, stroke, wording } from "./sheet";
import { deliverable } from "./window";

/** Features by testers, with the place that is not filled. */
export function drawCoverageChart(sheet: Sheet, chart: CoverageChart): string {
  const { left, right, pick } = sheet;
  const { releases, testers, perFeature } = chart;
  const x = scaleBand(
    testers.map(({ id }) => id),
    pick([168, 612], [88, 286]),
  ).paddingInner(pick(0.08, 0.12));
  const pitch = pick(32, 25);
  const [cell, inset] = pick([27, 2.5], [20, 2.5]);
  const top = pick(172, 111);
  const groupHeight = (features: unknown[]) => pick(28, 20) + features.length * pitch + pick(8, 6);

  let next = top;
  const groups = releases.map(({ name, features }) => {
    const groupTop = next;
    next += groupHeight(features);
    const rows = features.map((feature, i) => {
      const y = groupTop + pick(28, 20) + i * pitch;
      const middle = y + pitch / 2;
      const covered = feature.testers.map((id) => {
        const cellX = x(id) ?? 0;
        return box(cellX, y + inset, cellX + x.bandwidth(), y + inset + cell);
      });
      const isShort = feature.testers.length < perFeature;
      const gapX = feature.missing && x(feature.missing);
      return [
        label(sheet, left, middle, wording(sheet, feature.name), { weight: isShort ? 600 : 500 }),
        fill(colors.green700, covered.join("")),
        gapX ? outside(sheet, gapX, y + inset, x.bandwidth(), cell) : "",
        gapX && sheet.isWide
          ? label(sheet, gapX + x.bandwidth() / 2, middle, chart.missing, {
              fill: colors.ink700,
              anchor: "middle",
            })
          : "",
        label(sheet, right, middle, `${feature.testers.length} of ${perFeature}`, {
          anchor: "end",
          ...(isShort ? { weight: 600, fill: colors.earth700 } : {}),
        }),
      ].join("");
    });
    return [
      stroke(colors.ink200, 1, `M${left} ${num(groupTop)}H${right}`),
      label(sheet, left, groupTop + pick(16, 11), name),
      ...rows,
    ].join("");
  });
  const features = releases.flatMap((release) => release.features);
  const filled = features.reduce((sum, feature) => sum + feature.testers.length, 0);
  const foot = next + pick(18, 12);

  return deliverable(sheet, chart, [
    ...testers.map(({ id, name }) =>
      label(sheet, (x(id) ?? 0) + x.bandwidth() / 2, top - pick(14, 11), wording(sheet, name), {
        weight: 600,
        anchor: "middle",
      }),
    ),
    ...groups,
    limit(sheet, `M${left} ${num(next)}H${right}`),
    label(sheet, left, foot, wording(sheet, chart.total.name), { weight: 600 }),
    ...testers.map(({ id }) =>
      label(
        sheet,
        (x(id) ?? 0) + x.bandwidth() / 2,
        foot,
        String(features.filter((feature) => feature.testers.includes(id)).length),
        { weight: 600, anchor: "middle" },
      ),
    ),
    label(sheet, right, foot, `${filled} of ${features.length * perFeature}`, { weight: 600, anchor: "end" }),
  ]);
}
