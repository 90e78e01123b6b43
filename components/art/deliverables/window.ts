import { type Heading, sampleData } from "@/content/deliverables/heading";
import { mark, num, svg } from "../svg";
import { check, colors, fill, label, rounded, type Sheet, stroke, text, textWidth, wording } from "./sheet";

const MARK = fill(colors.green500, mark.peak + mark.light) + fill(colors.green800, mark.shade);

/** A whole deliverable: letterhead, finding and verdict, and below them its body. The page adds corners and shadow. */
export function deliverable(sheet: Sheet, heading: Heading, body: string[]): string {
  const { width, height } = sheet;
  const background = fill(colors.white, `M0 0H${width}V${height}H0z`);
  return svg(width, height, [background, letterhead(sheet, heading), titleRow(sheet, heading), ...body].join(""));
}

function letterhead(sheet: Sheet, { kind }: Heading): string {
  const { left, right, width, pick } = sheet;
  const baseline = pick(33, 26);
  return [
    `<g transform="translate(${left} ${pick(14, 11)})${pick("", " scale(.75)")}">${MARK}</g>`,
    text(sheet, left + pick(34, 25), baseline, kind, { size: pick(17, 14), weight: 600 }),
    text(sheet, right, baseline, sampleData, { anchor: "end" }),
    stroke(colors.ink200, 1, `M0 ${pick(53.5, 40.5)}H${width}`),
  ].join("");
}

function titleRow(sheet: Sheet, { title, note, verdict }: Heading): string {
  const { left, pick } = sheet;
  const style = { size: pick(27, 20), weight: 600, spacing: pick(-0.5, -0.4) } as const;
  return [
    text(sheet, left, pick(98, 72), wording(sheet, title), style),
    note && sheet.isWide ? text(sheet, left, 124, note) : "",
    badge(sheet, sheet.right, pick(91, 66), wording(sheet, verdict.text), verdict.isFailed),
  ].join("");
}

/** A verdict in a box that ends at `right`: with a check, or with a triangle if it failed. */
function badge(sheet: Sheet, right: number, middle: number, words: string, isFailed = false): string {
  const { pick } = sheet;
  const padding = pick(14, 10);
  const height = pick(34, 26);
  const icon = pick(22, 17);
  const width = textWidth(sheet, words, { weight: 600 }) + icon + 2 * padding;
  const x = right - width;
  const [color, background] = isFailed ? [colors.earth700, colors.earth100] : [colors.green800, colors.green100];
  const iconX = x + padding;
  const triangle = `M${num(iconX)} ${num(middle)}${pick("m0 6l7-12 7 12z", "m0 4.5l5.5-9.5 5.5 9.5z")}`;
  return [
    rounded(x, middle - height / 2, width, height, `fill="${background}"`),
    isFailed ? stroke(color, 2, triangle) : check(sheet, iconX, middle),
    label(sheet, iconX + icon, middle, words, { weight: 600, fill: color }),
  ].join("");
}
