import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import type { PriceTest } from "@/content/deliverables/product-management";
import { annotation, axis, limit } from "./marks";
import { box, colors, fill, label, type Sheet, text, textWidth, wording } from "./sheet";
import { deliverable } from "./window";

/** The right end of the axis. */
const HIGHEST_PRICE = 1080;
const amount = new Intl.NumberFormat("en-GB");

/** Every price as a box of price by payers, so that its area is the income; the best one passes the line of equal costs. */
export function drawPriceTest(sheet: Sheet, test: PriceTest): string {
  const { left, right, pick } = sheet;
  const { asked, axes, best, breakEven, prices, surplus } = test;
  const x = scaleLinear([0, HIGHEST_PRICE], [left, right]);
  const y = scaleLinear([0, asked], [pick(412, 300), pick(160, 118)]);
  const base = y(0);
  const steps = prices.map(({ price, paid }) => ({ price, paid, right: x(price), top: y(paid) }));
  const [chosen, others] = [
    steps.filter(({ price }) => price === best.price),
    steps.filter(({ price }) => price !== best.price),
  ];
  const boxes = (some: typeof steps) => some.map((step) => box(left, step.top, step.right, base)).join("");

  /** The payers that cover the costs at a price. */
  const needed = (price: number) => breakEven.income / price;
  const lowest = breakEven.income / asked;
  const samples = Array.from({ length: 41 }, (_, i) => lowest * (HIGHEST_PRICE / lowest) ** (i / 40));
  const costs = line<number>(x, (price) => y(needed(price))).digits(1)(samples) ?? "";
  const costsWords = wording(sheet, breakEven.label);
  const costsStyle = { weight: 600, anchor: "end" } as const;
  const costsX = right - textWidth(sheet, costsWords, costsStyle);

  return deliverable(sheet, test, [
    fill(colors.green100, boxes(others)),
    fill(colors.green700, boxes(chosen)),
    ...others.map((step) =>
      label(
        sheet,
        step.right - pick(9, 5),
        Math.min(step.top + pick(18, 13), (step.top + base) / 2),
        `${step.paid} pay ${amount.format(step.price)}`,
        { anchor: "end", fill: colors.ink700 },
      ),
    ),
    text(sheet, left + pick(18, 10), base - pick(58, 40), wording(sheet, best.income), {
      size: pick(27, 20),
      weight: 600,
      fill: colors.white,
      spacing: pick(-0.5, -0.4),
    }),
    text(sheet, left + pick(18, 10), base - pick(32, 20), wording(sheet, best.words), { fill: colors.white }),
    limit(sheet, costs),
    text(sheet, right, y(needed(x.invert(costsX))) - pick(12, 8), costsWords, costsStyle),
    ...chosen.map((step) =>
      annotation(sheet, {
        x: step.right,
        y: step.top,
        top: pick(160, 116),
        lines: pick(surplus.lines.wide, surplus.lines.narrow),
        side: "right",
      }),
    ),
    axis(
      sheet,
      left,
      right,
      base,
      prices.map(({ price }) => ({ at: x(price), text: amount.format(price), isStrong: price === best.price })),
      pick(23, 18),
    ),
    text(sheet, left, pick(143, 104), wording(sheet, axes.paid)),
    text(sheet, left, base + pick(46, 36), axes.price),
  ]);
}
