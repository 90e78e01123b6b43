import { scaleLinear } from "d3-scale";
import type { NetworkMap } from "@/content/deliverables/server-network";
import { num } from "../svg";
import { annotation, limit, node, outside } from "./marks";
import { box, colors, fill, label, rounded, type Sheet, stroke, text, wording } from "./sheet";
import { deliverable } from "./window";

/** Two sites with the line that was cut, the time that the switch took, and the second line by what it carries. */
export function drawNetworkMap(sheet: Sheet, map: NetworkMap): string {
  const { pick } = sheet;
  const { failover, main, second } = map;
  // Between the firewalls of the two sites.
  const [from, to] = pick([184, 536], [102, 248]);
  const middle = (from + to) / 2;
  const lineY = pick(206, 140);
  const inset = pick(10, 6);

  const x = scaleLinear([0, failover.agreed], pick([from + 18, to - 18], [from + 7, to - 7]));
  const [barTop, barFoot] = pick([230, 262], [154, 177]);
  const barY = (barTop + barFoot) / 2;
  const posts = [0, failover.agreed].map((at) => `M${num(x(at))} ${barTop - 4}V${barFoot + 4}`).join("");

  const nameY = pick(296, 202);
  const gap = 2;
  let next = pick(308, 210);
  const lanes = second.carries.map(({ name, share }) => {
    const height = share * pick(5, 4.4);
    const y = next;
    next += height + gap;
    const style = { weight: 600, fill: colors.white } as const;
    return [
      fill(colors.green700, box(from, y, to, y + height)),
      label(sheet, from + inset, y + height / 2, name, style),
      label(sheet, to - inset, y + height / 2, `${share} ${second.unit}`, { ...style, weight: 500, anchor: "end" }),
    ].join("");
  });
  const waitsTop = next + pick(6, 4);
  const waitsHeight = pick(32, 24);

  return deliverable(sheet, map, [
    ...drawSites(sheet, map, from, to, waitsTop + waitsHeight),
    stroke(colors.ink500, sheet.line * 1.5, `M${from} ${lineY}H${to}`, ` stroke-dasharray="${pick("7 6", "5 4")}"`),
    text(sheet, from + inset, lineY - pick(11, 8), wording(sheet, main.name), { weight: 600 }),
    annotation(sheet, { x: middle, y: lineY, top: pick(144, 92), lines: main.cut, side: "right" }),
    fill(colors.green100, box(x(0), barTop, x(failover.agreed), barFoot)),
    fill(colors.green700, box(x(0), barTop, x(failover.seconds), barFoot)),
    limit(sheet, posts),
    label(sheet, x(failover.seconds / 2), barY, `${failover.seconds} s`, {
      weight: 600,
      fill: colors.white,
      anchor: "middle",
    }),
    label(sheet, x(failover.seconds) + inset, barY, wording(sheet, failover.label), { fill: colors.ink700 }),
    text(sheet, from + inset, nameY, wording(sheet, second.name), { weight: 600 }),
    text(sheet, to - inset, nameY, `${second.capacity} ${second.unit}`, { anchor: "end" }),
    ...lanes,
    outside(sheet, from, waitsTop, to - from, waitsHeight),
    label(sheet, from + inset, waitsTop + waitsHeight / 2, wording(sheet, second.waits), { fill: colors.ink700 }),
  ]);
}

/** The sites, each with the firewall at which the lines end and the networks behind it. */
function drawSites(sheet: Sheet, { firewall, sites }: NetworkMap, from: number, to: number, foot: number): string[] {
  const { left, right, pick } = sheet;
  const top = pick(174, 126);
  const wall = pick(20, 8);
  const wallFoot = foot - pick(28, 24);
  const width = pick(106, 68);
  const height = pick(44, 30);
  const pitch = (wallFoot - top - pick(12, 8) - height) / 2;
  return sites.map(({ name, segments }, i) => {
    // Mirrored: `inner` is the edge at the lines, and `side` points from there into the site.
    const [inner, outer, side] = i === 0 ? [from, left, -1] : [to, right, 1];
    const anchor = i === 0 ? "start" : "end";
    const wallX = i === 0 ? inner - wall : inner;
    const nodeX = i === 0 ? outer + pick(8, 4) : outer - pick(8, 4) - width;
    const boxes = segments.map((segment, j) => {
      const y = top + pick(12, 8) + j * pitch;
      const link = `M${num(inner + side * wall)} ${num(y + height / 2)}H${num(i === 0 ? nodeX + width : nodeX)}`;
      return (
        stroke(colors.ink950, sheet.line, link) +
        node(sheet, { x: nodeX, y, width, height, lines: [segment], state: "outline" })
      );
    });
    return [
      fill(colors.ink100, box(Math.min(inner, outer), top, Math.max(inner, outer), foot)),
      text(sheet, outer, top - pick(10, 8), name, { weight: 600, anchor }),
      rounded(wallX, top + pick(12, 8), wall, wallFoot - top - pick(12, 8), `fill="${colors.ink700}"`),
      ...boxes,
      label(sheet, inner + side * pick(8, 4), foot - pick(14, 12), firewall, { anchor: i === 0 ? "end" : "start" }),
    ].join("");
  });
}
