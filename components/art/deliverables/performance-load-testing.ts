import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";
import type { LoadTest } from "@/content/deliverables/performance-load-testing";
import { num } from "../svg";
import { annotation, axis, limit, scaleLines } from "./marks";
import { colors, fill, label, type Sheet, stroke, text, textWidth, wording } from "./sheet";
import { deliverable } from "./window";

type Percentile = "p50" | "p95" | "p99";
type Sample = LoadTest["samples"][number];

/** Three percentiles against the load, the budget that p95 crosses, and what broke at the knee. */
export function drawLoadTest(sheet: Sheet, test: LoadTest): string {
  const { pick } = sheet;
  const { budget, agreedPeak, knee, samples } = test;
  const last = samples.at(-1) as Sample;
  const x = scaleLinear([0, last.load], pick([72, 600], [46, 288]));
  const y = scaleLinear([0, 3], pick([408, 156], [300, 108]));
  const [from, to] = x.range() as [number, number];
  const base = y(0);

  const curve = (of: Percentile, points = samples) =>
    line<Sample>(
      ({ load }) => x(load),
      (sample) => y(sample[of]),
    ).digits(1)(points) ?? "";
  const below = (of: Percentile) =>
    area<Sample>()
      .digits(1)
      .x(({ load }) => x(load))
      .y0(base)
      .y1((sample) => y(sample[of]))(samples) ?? "";

  const atKnee = samples.find(({ load }) => load === knee.load) as Sample;
  /** Where the line of p95 from the knee to the end crosses the budget. */
  const crossing = scaleLinear([atKnee.p95, last.p95], [x(knee.load), to])(budget.seconds);
  const limitY = y(budget.seconds);

  return deliverable(sheet, test, [
    scaleLines(sheet, from, to, [
      { at: y(3), text: "3 s" },
      { at: y(2), text: "2 s" },
      { at: limitY, text: `${budget.seconds} s`, isStrong: true },
      { at: base, text: "0", isBase: true },
    ]),
    fill(colors.green100, below("p99")),
    fill(colors.green300, below("p95")),
    fill(colors.earth600, `M${num(crossing)} ${limitY}L${to} ${num(y(last.p95))}V${limitY}z`),
    fill(colors.green600, below("p50")),
    stroke(colors.green500, pick(1.5, 1.25), curve("p99")),
    stroke(colors.green800, pick(3.5, 3), curve("p95")),
    ...(["p99", "p95", "p50"] as const).map((of) =>
      namedValue(sheet, to + pick(10, 7), y(last[of]), of, `${last[of].toFixed(1)} s`),
    ),
    ...pick(budget.over.wide, budget.over.narrow)
      .toReversed()
      .map((word, i) =>
        text(sheet, to - pick(9, 3), limitY - pick(8, 6) - i * 19, word, {
          weight: 600,
          fill: colors.white,
          anchor: "end",
        }),
      ),
    limit(sheet, `M${from} ${limitY}H${to}M${num(x(agreedPeak.load))} ${base}V${pick(274, 192)}`),
    text(sheet, from, limitY - pick(9, 7), budget.label, { weight: 600 }),
    label(sheet, x(agreedPeak.load) - pick(11, 7), pick(280, 198), wording(sheet, agreedPeak.label), {
      fill: colors.ink700,
      anchor: "end",
    }),
    annotation(sheet, {
      x: x(knee.load),
      y: y(atKnee.p95),
      top: pick(172, 114),
      lines: pick(knee.lines.wide, knee.lines.narrow),
      side: "left",
    }),
    axis(
      sheet,
      from,
      to,
      base,
      test.ticks.map((load) => ({ at: x(load), text: String(load), isStrong: load === knee.load })),
      pick(23, 18),
    ),
    text(sheet, from - pick(5, 4), pick(455, 337), test.unit),
  ]);
}

/** A direct label of two parts, name and value: in one line on the wide sheet, in two on the narrow one. */
function namedValue(sheet: Sheet, x: number, middle: number, name: string, value: string): string {
  const valueStyle = { fill: colors.ink700 };
  if (!sheet.isWide) {
    return label(sheet, x, middle, name, { weight: 600 }) + label(sheet, x, middle + 16, value, valueStyle);
  }
  const valueX = x + textWidth(sheet, `${name} `, { weight: 600 });
  return label(sheet, x, middle, name, { weight: 600 }) + label(sheet, valueX, middle, value, valueStyle);
}
