import type { ContractTest } from "@/content/deliverables/integration-testing";
import { arrow, inkDiamond, instants, limit, limitFlag, node, noteStyle } from "./marks";
import { box, colors, fill, label, type Sheet, stroke, text, textWidth } from "./sheet";
import { deliverable } from "./window";

/** Messages between our systems and another's, through the contract at which one of them stops. */
export function drawContractTest(sheet: Sheet, test: ContractTest): string {
  const { left, right, pick } = sheet;
  const { systems, messages, agreed, log } = test;
  const x = pick({ ledger: 92, shop: 308, wallet: 606 }, { ledger: 0, shop: 54, wallet: 294 });
  const gate = pick(464, 184);
  const [top, bottom] = pick([176, 426], [121, 290]);
  const head = pick({ width: 96, height: 32, y: 184 }, { width: 66, height: 26, y: 128 });
  const first = head.y + head.height + pick(36, 36);
  const pitch = pick(41, 37);

  const shown = messages.filter(({ to }) => sheet.isWide || to !== "ledger");
  const drawn = shown.map((message, i) => ({ ...message, y: first + i * pitch }));
  const names = (sheet.isWide ? ["ledger", "shop", "wallet"] : ["shop", "wallet"]) as (keyof typeof systems)[];
  const heads = names.map((name) =>
    node(sheet, {
      ...head,
      x: x[name] - head.width / 2,
      lines: [systems[name]],
      state: name === "wallet" ? "outline" : "solid",
    }),
  );
  const lifelines = names.map((name) => `M${x[name]} ${head.y + head.height}V${bottom - pick(12, 10)}`);

  const arrows = drawn.map(({ from, to, state, y, text: words }) => {
    const end = state === "differs" ? gate + pick(10, 8) : x[to];
    const color = { agrees: colors.ink950, differs: colors.earth600, "not sent": colors.ink500 }[state];
    // The words are at the sender's side, so that they do not cross the contract.
    const middle =
      to === "ledger" ? (x.ledger + x.shop) / 2 : (x[from] + gate + (from === "wallet" ? 1 : -1) * pick(10, 8)) / 2;
    const style = { agrees: {}, differs: { fill: colors.earth700 }, "not sent": { fill: colors.ink700 } }[state];
    return [
      arrow(sheet, [x[from], y], [end, y], { color, isDashed: state === "not sent" }),
      label(sheet, middle, y - 12, words, {
        weight: state === "not sent" ? 400 : 600,
        anchor: "middle",
        ...style,
      }),
    ].join("");
  });
  const crossings = drawn.filter(({ state, to }) => state === "agrees" && to !== "ledger");
  const stop = drawn.find(({ state }) => state === "differs")?.y ?? 0;
  const logTop = bottom + pick(12, 15);
  const logLines = pick(log.lines.wide, log.lines.narrow);

  return deliverable(sheet, test, [
    fill(colors.green100, box(left, top, gate, bottom)),
    fill(colors.ink100, box(gate, top, right, bottom)),
    text(sheet, left, top - pick(10, 8), test.sides.ours, { weight: 600 }),
    text(sheet, gate + pick(14, 10), top - pick(10, 8), test.sides.theirs, { weight: 600 }),
    stroke(colors.ink400, sheet.line, lifelines.join("")),
    ...heads,
    ...arrows,
    limit(sheet, `M${gate} ${top}V${bottom}`),
    limitFlag(sheet, gate + sheet.limit / 2, top, test.contract),
    ...crossings.map(({ y }) => instants(sheet, [gate], y)),
    inkDiamond(sheet, gate, stop),
    ...agreed.lines.map((line, i) =>
      label(sheet, gate - pick(18, 12), stop + pick(-9, -8) + i * pick(20, 16), line, {
        anchor: "end",
        ...noteStyle(i),
      }),
    ),
    label(sheet, left, logTop + pick(14, 10), log.at, { weight: 600 }),
    ...logLines.map((line, i) =>
      label(
        sheet,
        left + textWidth(sheet, log.at, { weight: 600 }) + pick(16, 9),
        logTop + pick(14, 10) + i * 17,
        line,
        {
          fill: colors.ink950,
        },
      ),
    ),
  ]);
}
