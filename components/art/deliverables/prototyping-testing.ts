import { scaleLinear } from "d3-scale";
import type { UsabilityTest } from "@/content/deliverables/prototyping-testing";
import { num } from "../svg";
import { inkDiamond, limit, node, noteStyle } from "./marks";
import { box, colors, fill, type Sheet, text } from "./sheet";
import { deliverable } from "./window";

const STATES = { keep: "solid", change: "outline", drop: "outside" } as const;

/** Testers as bars that run through the screens until they stop, and below each screen its verdict. */
export function drawUsabilityTest(sheet: Sheet, test: UsabilityTest): string {
  const { left, right, pick } = sheet;
  const { screens, groups, stop } = test;
  const x = scaleLinear([0, screens.length], [left, right]);
  const [lane, pitch] = pick([13, 16], [11, 13.2]);
  const top = pick(174, 116);
  const groupHeight = pick(30, 24) + 5 * pitch + pick(12, 6);
  const chip = pick({ width: 100, height: 32 }, { width: 56, height: 24 });
  const foot = top + groups.length * groupHeight;

  const drawn = groups.map(({ name, passed }, i) => {
    const groupTop = top + i * groupHeight;
    const lanes = passed.map((count, row) => {
      const y = groupTop + pick(30, 24) + row * pitch;
      const isFinished = count === screens.length;
      return { y, isFinished, to: x(isFinished ? count : count + 0.5), count };
    });
    const stopped = lanes.filter(({ isFinished }) => !isFinished);
    const here = stopped.filter(({ count }) => count === stop.screen);
    const [first, last] = [here[0], here.at(-1)];
    const noteX = x(stop.screen + 0.5);
    const noteY = first && last && here.length > 1 ? (first.y + last.y + lane) / 2 : undefined;
    const lines = pick(stop.lines.wide, stop.lines.narrow);
    return [
      text(sheet, left, groupTop + pick(20, 17), name, { weight: 600 }),
      text(
        sheet,
        right,
        groupTop + pick(20, 17),
        `${lanes.length - stopped.length} of ${lanes.length} ${test.finished}`,
        {
          weight: 600,
          anchor: "end",
        },
      ),
      fill(colors.green700, lanes.map(({ y, to }) => box(left, y, to, y + lane)).join("")),
      limit(sheet, stopped.map(({ y, to }) => `M${num(to)} ${num(y - 1.5)}V${num(y + lane + 1.5)}`).join("")),
      ...(noteY
        ? [
            inkDiamond(sheet, noteX, noteY),
            ...lines.map((line, row) =>
              text(sheet, noteX + pick(22, 16), noteY - pick(5, 3) + row * pick(22, 17), line, noteStyle(row)),
            ),
          ]
        : []),
    ].join("");
  });

  return deliverable(sheet, test, [
    fill(colors.ink100, box(x(stop.screen), top - pick(28, 20), x(stop.screen + 1), foot + chip.height + pick(10, 6))),
    ...screens.map(({ name }, i) =>
      text(sheet, x(i + 0.5), top - pick(9, 6), name, { anchor: "middle", weight: i === stop.screen ? 600 : 400 }),
    ),
    ...drawn,
    ...screens.map(({ verdict }, i) =>
      node(sheet, {
        ...chip,
        x: x(i + 0.5) - chip.width / 2,
        y: foot,
        lines: [verdict],
        state: STATES[verdict],
      }),
    ),
  ]);
}
