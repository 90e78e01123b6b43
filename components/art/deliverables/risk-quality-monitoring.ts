import { scaleBand, scaleThreshold } from "d3-scale";
import type { RiskRegister } from "@/content/deliverables/risk-quality-monitoring";
import { diamond, num } from "../svg";
import { arrow, limit, limitFlag, rules } from "./marks";
import { box, colors, fill, label, type Sheet, stroke, text, wording } from "./sheet";
import { deliverable } from "./window";

const LEVELS = [1, 2, 3, 4, 5];

/** A heat map whose numbered diamonds are the rows of the register beside it. */
export function drawRiskRegister(sheet: Sheet, register: RiskRegister): string {
  const { left, right, pick } = sheet;
  const { axes, columns, risks } = register;
  const x = scaleBand(LEVELS, pick([58, 333], [36, 161]));
  const y = scaleBand(LEVELS, pick([418, 178], [304, 119]));
  const [width, height] = [x.bandwidth(), y.bandwidth()];
  const column = (impact: number) => x(impact) ?? 0;
  const row = (likelihood: number) => y(likelihood) ?? 0;
  const centre = (risk: { likelihood: number; impact: number }): [number, number] => [
    column(risk.impact) + width / 2,
    row(risk.likelihood) + height / 2,
  ];
  const [mapRight, mapTop, mapFoot] = [column(5) + width, row(5), row(1) + height];

  const heat = scaleThreshold<number, string>(
    [5, 10, register.limit.score + 1],
    [colors.green100, colors.green300, colors.green500, colors.earth600],
  );
  const cells = LEVELS.flatMap((likelihood) => LEVELS.map((impact) => ({ likelihood, impact })));
  const areas = heat.range().map((color) => {
    const boxes = cells
      .filter(({ likelihood, impact }) => heat(likelihood * impact) === color)
      .map(({ likelihood, impact }) =>
        box(column(impact), row(likelihood), column(impact) + width, row(likelihood) + height),
      );
    return fill(color, boxes.join(""));
  });
  const lines = LEVELS.slice(1).map(
    (level) => `M${num(column(level))} ${mapTop}V${mapFoot}M${column(1)} ${num(row(level) + height)}H${mapRight}`,
  );
  // The limit runs down like stairs, left of the first cell above it in each row.
  const stairs = LEVELS.toReversed().flatMap((likelihood) => {
    const first = LEVELS.find((impact) => likelihood * impact > register.limit.score);
    return first ? [`H${num(column(first))}V${num(row(likelihood) + height)}`] : [];
  });

  const numbered = (cx: number, cy: number, number: number) =>
    `<path fill="${colors.ink950}" stroke="#FFF" stroke-width="2" d="${diamond(cx, cy, pick(16, 13))}z"/>` +
    label(sheet, cx, cy, String(number), { weight: 600, fill: colors.white, anchor: "middle" });
  const keyX = pick(369, 185);
  const nameX = keyX + pick(23, 19);

  const entries = risks.map((risk, i) => {
    const [cx, cy] = centre(risk);
    const middle = mapTop + (i + 0.5) * height;
    const [first, second] = [middle - pick(10, 8), middle + pick(10, 9)];
    const score = risk.likelihood * risk.impact;
    const isOver = score > register.limit.score;
    const [wasX, wasY] = centre(risk.was ?? risk);
    const scoreStyle = { weight: 600, anchor: "end", fill: isOver ? colors.earth700 : colors.ink950 } as const;
    return [
      risk.was
        ? arrow(sheet, [wasX, wasY], [cx + pick(17, 14), cy]) +
          `<path fill="${colors.white}" stroke="${colors.ink950}" stroke-width="${sheet.line}" d="${diamond(wasX, wasY, pick(9, 7))}z"/>`
        : "",
      numbered(cx, cy, i + 1),
      numbered(keyX, middle, i + 1),
      label(sheet, nameX, first, wording(sheet, risk.name), { weight: isOver ? 600 : 500 }),
      label(sheet, nameX, second, risk.owner),
      label(sheet, right, pick(first, second), String(score), scoreStyle),
      sheet.isWide ? label(sheet, right, second, risk.response, { anchor: "end" }) : "",
    ].join("");
  });

  return deliverable(sheet, register, [
    ...areas,
    stroke(colors.white, 2, lines.join("")),
    rules(sheet, risks.length, mapTop, height, keyX - pick(16, 13)),
    limit(sheet, `M${mapRight} ${mapTop}${stairs.join("")}H${mapRight}`),
    limitFlag(sheet, mapRight, mapTop, wording(sheet, register.limit.label)),
    ...entries,
    ...LEVELS.map((level) =>
      label(sheet, column(1) - pick(12, 8), row(level) + height / 2, String(level), { anchor: "end" }),
    ),
    ...LEVELS.map((level) =>
      text(sheet, column(level) + width / 2, mapFoot + pick(22, 17), String(level), { anchor: "middle" }),
    ),
    text(sheet, left, mapTop - pick(12, 8), axes.likelihood),
    text(sheet, mapRight, mapFoot + pick(44, 33), axes.impact, { anchor: "end" }),
    ...(sheet.isWide
      ? [
          text(sheet, nameX, mapTop - 12, columns.risk),
          text(sheet, right, mapTop - 12, columns.score, { anchor: "end" }),
        ]
      : []),
  ]);
}
