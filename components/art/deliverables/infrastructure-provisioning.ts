import type { ChangePlan } from "@/content/deliverables/infrastructure-provisioning";
import { num } from "../svg";
import { annotation, arrow, limit, limitFlag, node, outside } from "./marks";
import { check, colors, label, rounded, type Sheet, stroke, textWidth, wording } from "./sheet";
import { deliverable } from "./window";

type Action = keyof ChangePlan["actions"];

const states = { add: "solid", change: "outline", destroy: "outside" } as const;

/** What a plan adds, changes and destroys, a box for each resource, beside the topology that it makes. */
export const drawChangePlan = (sheet: Sheet, plan: ChangePlan): string =>
  deliverable(sheet, plan, [...drawCounts(sheet, plan), ...drawApprovals(sheet, plan), ...drawTopology(sheet, plan)]);

const countsRight = (sheet: Sheet) => sheet.pick(254, sheet.right);
const ruleY = (sheet: Sheet) => sheet.pick(300, 302);

/** One below the other on the wide sheet, in one row on the narrow one. */
function drawCounts(sheet: Sheet, { actions, tiers }: ChangePlan): string[] {
  const { left, isWide, pick } = sheet;
  const { pitch, width, height } = pick({ pitch: 25, width: 21, height: 34 }, { pitch: 35, width: 32, height: 22 });
  const tops = pick({ add: 150, change: 202, destroy: 318 }, { add: 92, change: 92, destroy: 92 });
  let next = left + 1;
  return (Object.keys(actions) as Action[]).map((action) => {
    const { sign, words } = actions[action];
    const count = tiers.flat().filter((resource) => resource.action === action).length;
    const y = tops[action];
    const middle = y + height / 2;
    const x = isWide ? left + 1 : next;
    next += count * pitch;
    const boxes = Array.from({ length: count }, (_, i) => {
      const place = [x + i * pitch, y, width, height] as const;
      if (action === "destroy") return outside(sheet, ...place);
      const style = action === "add" ? `fill="${colors.green700}"` : `fill="none" stroke="${colors.ink950}"`;
      return rounded(...place, style);
    });
    const fill = action === "add" ? colors.white : colors.ink950;
    return [
      ...boxes,
      label(sheet, x + width / 2, middle, isWide ? sign : `${sign} ${count}`, { weight: 600, fill, anchor: "middle" }),
      isWide ? label(sheet, x + count * pitch + 8, middle, `${count} ${words}`, { weight: 600 }) : "",
    ].join("");
  });
}

function drawApprovals(sheet: Sheet, { approvals, rule }: ChangePlan): string[] {
  const { left, isWide, pick } = sheet;
  const right = countsRight(sheet);
  const y = ruleY(sheet);
  const ruleWidth = textWidth(sheet, rule, { weight: 600 });
  const given = approvals.map(({ by, at }, i) => {
    const words = wording(sheet, by);
    const middle = pick(388 + i * 36, 325);
    const x = isWide ? left : left + ruleWidth + 18 + i * 122;
    return [
      check(sheet, x, middle),
      label(sheet, x + pick(22, 16), middle, words, { weight: 500 }),
      isWide ? label(sheet, right, middle, at, { anchor: "end" }) : "",
    ].join("");
  });
  return [
    limit(sheet, `M${left} ${y}H${right}`),
    isWide ? limitFlag(sheet, right, y, rule) : label(sheet, left, 325, rule, { weight: 600 }),
    ...given,
  ];
}

function drawTopology(sheet: Sheet, { actions, replaced, tiers }: ChangePlan): string[] {
  const { left, right, pick } = sheet;
  const from = pick(294, left);
  const { top, pitch, height, gap, single } = pick(
    { top: 152, pitch: 86, height: 44, gap: 14, single: 120 },
    { top: 128, pitch: 46, height: 27, gap: 8, single: 88 },
  );
  const column = (right - from + gap) / Math.max(...tiers.map(({ length }) => length));
  const placed = tiers.map((tier, i) => {
    const y = top + i * pitch;
    // One alone stands left of the middle, so that the note has room beside it.
    if (tier.length === 1) return tier.map((resource) => ({ ...resource, x: from + column - gap, y, width: single }));
    return tier.map((resource, j) => ({ ...resource, x: from + (j + 0.5) * column - gap / 2, y, width: column - gap }));
  });
  const stays = ({ action }: { action: Action }) => action !== "destroy";
  const links = placed.slice(1).flatMap((tier, i) => {
    const sources = (placed[i] ?? []).filter(stays);
    const targets = tier.filter(stays);
    const y = top + i * pitch + height;
    const busY = y + (pitch - height) / 2 - pick(4, 3);
    const xs = [...sources, ...targets].map(({ x }) => x);
    const drops = sources.map(({ x }) => `M${num(x)} ${y}V${num(busY)}`).join("");
    return [
      stroke(colors.ink950, sheet.line, `${drops}M${num(Math.min(...xs))} ${num(busY)}H${num(Math.max(...xs))}`),
      ...targets.map(({ x }) => arrow(sheet, [x, busY], [x, y + pitch - height - 1])),
    ];
  });
  const nodes = placed.flat().map(({ name, action, x, y, width }) => {
    const lines = [`${actions[action].sign} ${wording(sheet, name)}`];
    return node(sheet, { x: x - width / 2, y, width, height, lines, state: states[action] });
  });
  const notes = placed
    .flat()
    .filter(({ action }) => action === "destroy")
    .map(({ x, y }) =>
      annotation(sheet, { x, y, top: top - pick(2, 0), lines: pick(replaced.wide, replaced.narrow), side: "left" }),
    );
  return [...links, ...nodes, ...notes];
}
