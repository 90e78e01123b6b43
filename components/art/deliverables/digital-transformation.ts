import { scaleLinear } from "d3-scale";
import type { ProcessMap, Stay } from "@/content/deliverables/digital-transformation";
import { num } from "../svg";
import { axis, inkDiamond, instants, limit, limitFlag } from "./marks";
import { box, colors, fill, label, type Sheet, stroke, text, wording } from "./sheet";
import { deliverable } from "./window";

/** A stay with its box. */
interface Stop extends Stay {
  x1: number;
  x2: number;
  y1: number;
  y2: number;
  middle: number;
}

/** The way of a file from place to place by working days, before and after, against the days allowed. */
export function drawProcessMap(sheet: Sheet, map: ProcessMap): string {
  const { left, right, pick } = sheet;
  const { after, before } = map;
  const lane = pick(31, 21);
  const inset = pick(3, 2);
  const total = before.stays.reduce((days, stay) => days + stay.days, 0);
  const x = scaleLinear([0, total], [pick(118, 76), right]);
  const limitX = x(map.limit.days);
  const tops = pick({ before: 166, after: 364 }, { before: 126, after: 264 });
  const base = tops.after + after.places.length * lane + pick(4, 3);

  /** Where a file stays on its way, from place to place. */
  const route = (stays: Stay[], places: string[], top: number): Stop[] => {
    let next = 0;
    return stays.map((stay) => {
      const start = next;
      next += stay.days;
      const y = top + places.indexOf(stay.place) * lane;
      return { ...stay, x1: x(start), x2: x(next), y1: y + inset, y2: y + lane - inset, middle: y + lane / 2 };
    });
  };
  /** The walks between places, from the edge of a bar to the edge of the next one. */
  const walks = (way: Stop[]) =>
    way
      .slice(1)
      .map((stop, i) => {
        const from = way[i] ?? stop;
        const [y1, y2] = from.y1 < stop.y1 ? [from.y2, stop.y1] : [from.y1, stop.y2];
        return `M${num(stop.x1)} ${num(y1)}V${num(y2)}`;
      })
      .join("");
  const inBar = ({ x1, x2, middle, words = "" }: Stop, color: string) => {
    const shown = wording(sheet, words);
    const style = { fill: color, anchor: "middle", weight: 500 } as const;
    return shown && label(sheet, (x1 + (x1 < limitX ? Math.min(x2, limitX) : x2)) / 2, middle, shown, style);
  };
  const lanes = (places: string[], top: number) =>
    stroke(colors.ink200, 1, places.map((_, i) => `M${left} ${num(top + (i + 1) * lane)}H${right}`).join("")) +
    places.map((place, i) => label(sheet, left, top + (i + 0.5) * lane, place)).join("");

  const [old, now] = [route(before.stays, before.places, tops.before), route(after.stays, after.places, tops.after)];
  const last = now.at(-1);
  const waiting = old.find(({ place }) => place === map.wait.place);
  const boxes = (some: Stop[], from: number, to: number) =>
    some
      .filter(({ x1, x2 }) => x2 > from && x1 < to)
      .map(({ x1, x2, y1, y2 }) => box(Math.max(x1, from), y1, Math.min(x2, to), y2))
      .join("");

  return deliverable(sheet, map, [
    text(sheet, left, tops.before - pick(12, 8), wording(sheet, before.label), { weight: 600 }),
    lanes(before.places, tops.before),
    stroke(colors.ink950, sheet.line, walks(old)),
    fill(colors.ink200, boxes(old, 0, limitX)),
    fill(colors.earth600, boxes(old, limitX, x(total))),
    ...old.map((stop) => inBar(stop, stop.x1 < limitX ? colors.ink950 : colors.white)),
    label(sheet, limitX + pick(14, 8), tops.before + 1.5 * lane, wording(sheet, map.over), {
      weight: 600,
      fill: colors.earth700,
    }),
    text(sheet, left, tops.after - pick(12, 8), wording(sheet, after.label), { weight: 600 }),
    lanes(after.places, tops.after),
    stroke(colors.ink950, sheet.line, walks(now)),
    fill(colors.green700, boxes(now, 0, x(total))),
    // The end of the last bar is under a diamond.
    ...now.map((stop) => inBar({ ...stop, x2: stop.x2 - 8 }, colors.white)),
    label(sheet, (now[0]?.x2 ?? 0) + pick(12, 8), now[0]?.middle ?? 0, wording(sheet, after.start)),
    last
      ? instants(sheet, [last.x2], last.middle) +
        label(sheet, last.x2 + pick(18, 13), last.middle, wording(sheet, after.end), { weight: 600 })
      : "",
    axis(
      sheet,
      x(0),
      right,
      base,
      map.axis.ticks.map((tick, i) => ({
        at: x(tick),
        text: i === map.axis.ticks.length - 1 ? `${tick} ${map.axis.unit}` : String(tick),
        isStrong: tick === map.limit.days,
        ...(i === map.axis.ticks.length - 1 ? { anchor: "end" as const } : {}),
      })),
      pick(23, 17),
    ),
    limit(sheet, `M${num(limitX)} ${tops.before - pick(4, 3)}V${num(base)}`),
    limitFlag(sheet, limitX + pick(78, 48), tops.before - pick(4, 3), wording(sheet, map.limit.label)),
    waiting
      ? inkDiamond(sheet, waiting.x1, waiting.middle) +
        label(sheet, waiting.x1 - pick(18, 13), waiting.middle, wording(sheet, map.wait.words), {
          weight: 600,
          anchor: "end",
        })
      : "",
  ]);
}
