import { scaleLinear } from "d3-scale";
import type { DefectReport } from "@/content/deliverables/manual-test";
import { num } from "../svg";
import { inkDiamond, limit, outside } from "./marks";
import { box, colors, fill, label, rounded, type Sheet, stroke, text, wording } from "./sheet";
import { deliverable } from "./window";

/** The width of every screen, in the CSS pixels of the data. */
const SCREEN_WIDTH = 360;
/** The widths of the keys in each row. */
const KEYS: number[][] = [Array(10).fill(31), Array(9).fill(31), Array(9).fill(31), [66, 190, 66]];
const KEY_GAP = 5;

/** The report beside the screen that shows the fault, and below it every screen that was tried. */
export function drawDefectReport(sheet: Sheet, report: DefectReport): string {
  const { left, pick } = sheet;
  const { facts, steps, expected, seen } = report;
  const valueX = pick(128, left);
  const pitch = pick(27, 17);
  const screen = reportedScreen(sheet, report);

  const row = (y: number, name: string, values: string[], weight: 400 | 600 = 400) => {
    const first = y + pick(0, pitch);
    return [
      label(sheet, left, y, name, { weight: pick(weight, 600) }),
      ...values.map((value, i) => label(sheet, valueX, first + i * pitch, value, { weight, fill: colors.ink950 })),
    ].join("");
  };
  const leaderFrom = left + pick(48, 40);

  return deliverable(sheet, report, [
    ...facts.map(({ name, value }, i) => row(pick(140 + i * pitch, 99 + i * 198), name, [wording(sheet, value)])),
    row(
      pick(207, 137),
      steps.name,
      steps.lines.map((line) => wording(sheet, line)),
    ),
    row(pick(301, 209), expected.name, [wording(sheet, expected.value)]),
    screen.drawing,
    stroke(colors.ink950, sheet.line, `M${leaderFrom} ${num(screen.buttonY)}H${num(screen.buttonX)}`),
    inkDiamond(sheet, screen.buttonX, screen.buttonY),
    row(screen.buttonY, seen.name, pick([], seen.lines.narrow), 600),
    ...(sheet.isWide
      ? seen.lines.wide.map((line, i) =>
          text(sheet, 488, screen.buttonY - 34 + i * 22, line, { weight: 600, anchor: "end" }),
        )
      : []),
    sheet.isWide ? triedScreens(sheet, report) : "",
  ]);
}

function reportedScreen(sheet: Sheet, { form, layout, phones }: DefectReport) {
  const { right, pick } = sheet;
  const [height = 0] = phones.screens;
  const frame = pick(5, 4);
  const [top, bottom] = pick([126, 462], [94, 337]);
  const y = scaleLinear([0, height], [top + frame, bottom - frame]);
  const px = y(1) - y(0);
  const width = SCREEN_WIDTH * px;
  const x1 = right - frame - width;
  const x2 = right - frame;
  const inset = 20 * px;
  const keyboardY = y(height - layout.keyboard.height);
  const buttonY = y(layout.button.top);
  const buttonHeight = layout.button.height * px;

  const fields = form.fields.map(({ name, value }, i) => {
    const fieldY = y(108 + i * 110);
    const outline =
      i === form.fields.length - 1 ? `stroke="${colors.ink950}" stroke-width="2"` : `stroke="${colors.ink500}"`;
    return [
      label(sheet, x1 + inset, y(84 + i * 110), name),
      rounded(x1 + inset, fieldY, width - 2 * inset, 56 * px, `fill="none" ${outline}`),
      label(sheet, x1 + inset + pick(9, 7), fieldY + 28 * px, value, { weight: 500 }),
    ].join("");
  });
  const keyPitch = (layout.keyboard.height - 16) / KEYS.length;
  const keys = KEYS.flatMap((widths, row) => {
    const keyTop = height - layout.keyboard.height + 10 + row * keyPitch;
    const rowWidth = widths.reduce((total, keyWidth) => total + keyWidth + KEY_GAP, -KEY_GAP);
    let next = (SCREEN_WIDTH - rowWidth) / 2;
    return widths.map((keyWidth) => {
      const keyX = x1 + next * px;
      next += keyWidth + KEY_GAP;
      return box(keyX, y(keyTop), keyX + keyWidth * px, y(keyTop + keyPitch - 8));
    });
  });

  const drawing = [
    `<rect x="${num(x1 - frame)}" y="${top}" width="${num(width + 2 * frame)}" height="${bottom - top}" rx="8" fill="${colors.ink950}"/>`,
    fill(colors.white, box(x1, y(0), x2, y(height))),
    fill(colors.green700, box(x1, y(0), x2, y(58))),
    label(sheet, x1 + inset, y(29), form.title, { weight: 600, fill: colors.white }),
    ...fields,
    fill(colors.ink200, box(x1, keyboardY, x2, y(height))),
    fill(colors.white, keys.join("")),
    limit(sheet, `M${num(x1)} ${num(keyboardY)}H${num(x2)}`),
    fill(colors.earth100, box(x1 + inset, buttonY, x2 - inset, buttonY + buttonHeight)),
    outside(sheet, x1 + inset, buttonY, width - 2 * inset, buttonHeight),
    label(sheet, (x1 + x2) / 2, buttonY + buttonHeight / 2, form.button, {
      weight: 600,
      fill: colors.earth700,
      anchor: "middle",
    }),
  ].join("");
  return { drawing, buttonX: x1 + inset, buttonY: buttonY + buttonHeight / 2 };
}

/** Every screen on one base line: the keyboard's edge is level, and the button sinks below it on the short ones. */
function triedScreens(sheet: Sheet, { form, layout, phones }: DefectReport): string {
  const { left } = sheet;
  const [base, scale, pitch] = [440, 0.086, 42];
  const width = SCREEN_WIDTH * scale;
  const from = 128;
  const to = from + phones.screens.length * pitch - pitch + width;
  const edge = base - layout.keyboard.height * scale;
  const screens = phones.screens.map((height, i) => {
    const x = from + i * pitch;
    const buttonTop = base - (height - layout.button.top) * scale;
    const isHidden = height - layout.keyboard.height < layout.button.top + layout.button.height;
    return [
      fill(colors.ink200, box(x, edge, x + width, base)),
      fill(
        isHidden ? colors.earth600 : colors.green700,
        box(x + 5, buttonTop, x + width - 5, buttonTop + layout.button.height * scale),
      ),
      stroke(colors.ink950, sheet.line, box(x, base - height * scale, x + width, base)),
      text(sheet, x + width / 2, base + 20, String(height), { anchor: "middle", weight: isHidden ? 600 : 400 }),
    ].join("");
  });
  return [
    ...phones.name.map((line, i) => label(sheet, left, edge - 10 + i * 20, line)),
    ...screens,
    limit(sheet, `M${from - 8} ${num(edge)}H${num(to + 8)}`),
    label(sheet, to + 18, edge - 13, form.button, { weight: 600 }),
    label(sheet, to + 18, edge + 9, layout.keyboard.label, { fill: colors.ink950 }),
  ].join("");
}
