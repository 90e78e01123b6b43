import { scaleLinear } from "d3-scale";
import type { TaskFlow } from "@/content/deliverables/ui-design";
import { num } from "../svg";
import { arrow, limit, limitFlag, node } from "./marks";
import { box, colors, fill, label, type Sheet, wording } from "./sheet";
import { deliverable } from "./window";

/** The shortest route through a task with its detours, and below it the taps of each screen against their limit. */
export function drawTaskFlow(sheet: Sheet, flow: TaskFlow): string {
  const { left, right, pick } = sheet;
  const { steps } = flow;
  const screen = pick({ width: 142, height: 54 }, { width: 104, height: 30 });
  const detourBox = pick({ width: 142, height: 60 }, { width: 128, height: 38 });
  const last = steps.length - 1;
  const columns = scaleLinear([0, last], [left + detourBox.width / 2, right - screen.width / 2]);
  // Across on the wide sheet, down on the narrow one.
  const centre = (i: number): [number, number] =>
    sheet.isWide ? [columns(i), 174] : [left + screen.width / 2, 109 + i * 49];
  const offset = pick(22, 7);

  const drawn = steps.map(({ name, detour }, i) => {
    const [x, y] = centre(i);
    const [nextX, nextY] = centre(i + 1);
    const halves = { x: screen.width / 2, y: screen.height / 2 };
    const [awayX, awayY] = sheet.isWide ? [x, 302] : [right - detourBox.width / 2, y];
    const forward = sheet.isWide
      ? arrow(sheet, [x + halves.x, y], [nextX - halves.x - 2, y])
      : arrow(sheet, [x, y + halves.y], [x, nextY - halves.y - 1]);
    const detours = sheet.isWide
      ? arrow(sheet, [x - offset, y + halves.y], [x - offset, awayY - detourBox.height / 2 - 2]) +
        arrow(sheet, [x + offset, awayY - detourBox.height / 2], [x + offset, y + halves.y + 2], { isDashed: true })
      : arrow(sheet, [x + halves.x, y - offset], [awayX - detourBox.width / 2 - 1, y - offset]) +
        arrow(sheet, [awayX - detourBox.width / 2, y + offset], [x + halves.x + 1, y + offset], { isDashed: true });
    return [
      node(sheet, { ...screen, x: x - halves.x, y: y - halves.y, lines: [name], state: "solid" }),
      i < last ? forward : "",
      detour
        ? detours +
          node(sheet, {
            ...detourBox,
            x: awayX - detourBox.width / 2,
            y: awayY - detourBox.height / 2,
            lines: detour,
            state: "outline",
          })
        : "",
    ].join("");
  });

  const x = scaleLinear([0, flow.limit.taps], [left, right - sheet.limit / 2]);
  const [barTop, barFoot] = pick([398, 430], [310, 331]);
  let taps = 0;
  const bars = steps.map((step) => {
    const [x1, x2] = [x(taps), x(taps + step.taps) - pick(3, 2)];
    taps += step.taps;
    return (
      fill(colors.green700, box(x1, barTop, x2, barFoot)) +
      label(sheet, (x1 + x2) / 2, (barTop + barFoot) / 2, String(step.taps), {
        weight: 600,
        fill: colors.white,
        anchor: "middle",
      }) +
      (sheet.isWide ? label(sheet, x1, barFoot + 18, step.name) : "")
    );
  });

  return deliverable(sheet, flow, [
    ...drawn,
    ...bars,
    limit(sheet, `M${num(x(flow.limit.taps))} ${barTop}V${barFoot + pick(6, 4)}`),
    limitFlag(sheet, right, barTop, wording(sheet, flow.limit.label)),
  ]);
}
