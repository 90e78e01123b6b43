import { scaleUtc } from "d3-scale";
import type { ForecastSheet, Review } from "@/content/deliverables/agile-project-management";
import { num } from "../svg";
import { axis, inkDiamond, limit, limitFlag, noteStyle } from "./marks";
import { box, colors, fill, label, type Sheet, shortDay, stroke, textWidth, wording } from "./sheet";
import { deliverable } from "./window";

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** The forecasts of all reviews as bars from the likely to the late date, against the launch. */
export function drawForecastSheet(sheet: Sheet, forecast: ForecastSheet): string {
  const { left, right, isWide, pick } = sheet;
  const { decision, launch, money, reviews } = forecast;
  const x = scaleUtc(
    [new Date(forecast.axis.from), new Date(forecast.axis.to)],
    pick([176, right - 80], [62, right - 20]),
  );
  const at = (date: string) => x(new Date(date));
  const [top, pitch, thickness] = pick([166, 43, 31], [122, 32, 22]);
  const base = top + reviews.length * pitch + pick(2, 1);
  const launchX = at(launch.date);
  const padding = pick(10, 6);
  const middleOf = (i: number) => top + (i + 0.5) * pitch;

  const last = reviews.length - 1;
  /** The first bar says which date is which. */
  const named = (i: number, name: string, date: string) =>
    i === 0 ? `${name} ${day.format(new Date(date))}` : day.format(new Date(date));

  /** The last bar is too short for its dates. */
  const likelyLabel = (i: number, { likely }: Review) => {
    const [offset, anchor] = i === last ? ([-padding, "end"] as const) : ([padding, "start"] as const);
    const words = named(i, forecast.words.likely, likely);
    return label(sheet, at(likely) + offset, middleOf(i), words, { anchor, fill: colors.ink700 });
  };
  const lateLabel = (i: number, { likely, late }: Review) => {
    const words = named(i, forecast.words.late, late);
    if (at(late) > launchX) {
      return isWide ? label(sheet, at(late) + padding + 10, middleOf(i), words, { fill: colors.ink700 }) : "";
    }
    if (i < last) return label(sheet, at(late) - padding, middleOf(i), words, { anchor: "end", fill: colors.ink700 });
    return isWide
      ? label(sheet, at(late) + padding, middleOf(i), words, { weight: 600 })
      : label(sheet, at(likely) - padding, middleOf(i), `${forecast.words.by} ${words}`, {
          weight: 600,
          anchor: "end",
        });
  };

  const bars = reviews.map((review, i) => {
    const middle = middleOf(i);
    const [y1, y2] = [middle - thickness / 2, middle + thickness / 2];
    const [x1, x2] = [at(review.likely), at(review.late)];
    const name = isWide ? `Review ${review.number}` : String(review.number);
    const dateX = left + textWidth(sheet, `${name} `, { weight: 600 }) + 4;
    const over = { weight: 600, fill: colors.white, anchor: "middle" } as const;
    return [
      label(sheet, left, middle, name, { weight: 600 }),
      label(sheet, dateX, middle, shortDay.format(new Date(review.date))),
      fill(i === last ? colors.green700 : colors.green100, box(x1, y1, Math.min(x2, launchX), y2)),
      x2 > launchX
        ? fill(colors.earth600, box(launchX, y1, x2, y2)) +
          label(sheet, (launchX + x2) / 2 - pick(2, 3), middle, wording(sheet, decision.over), over)
        : "",
      isWide ? likelyLabel(i, review) : "",
      lateLabel(i, review),
    ].join("");
  });

  const decisionRow = reviews.findIndex(({ number }) => number === decision.review);
  const late = reviews[decisionRow]?.late ?? launch.date;
  const noteX = launchX + pick(16, 10);
  const noteTop = middleOf(decisionRow + 1);
  const note = pick(decision.lines.wide, decision.lines.narrow).map((line, i) =>
    label(sheet, noteX, noteTop + i * pick(22, 17), line, noteStyle(i)),
  );
  const moneyY = pick(447, 326);

  return deliverable(sheet, forecast, [
    ...bars,
    axis(
      sheet,
      x.range()[0] ?? left,
      x.range()[1] ?? right,
      base,
      forecast.axis.ticks.map((tick) => ({
        at: at(tick),
        text: day.format(new Date(tick)),
        isStrong: tick === launch.date,
      })),
      pick(24, 18),
    ),
    limit(sheet, `M${num(launchX)} ${top}V${base}`),
    limitFlag(sheet, pick(launchX + 72, right), top, launch.label),
    inkDiamond(sheet, at(late), middleOf(decisionRow)),
    ...note,
    stroke(colors.ink200, 1, `M${left} ${moneyY - pick(17, 14)}H${right}`),
    label(sheet, left, moneyY, money.name, { weight: 600 }),
    label(sheet, right, moneyY, wording(sheet, money.value), { anchor: "end" }),
  ]);
}
