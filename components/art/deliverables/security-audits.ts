import { scaleLinear } from "d3-scale";
import type { AccountAudit } from "@/content/deliverables/security-audits";
import { num } from "../svg";
import { limit, limitFlag } from "./marks";
import { box, colors, fill, label, type Sheet, stroke, wording } from "./sheet";
import { deliverable } from "./window";

/** Accounts of each system as bars, which pass their post where people left and their accounts did not. */
export function drawAccountAudit(sheet: Sheet, audit: AccountAudit): string {
  const { left, right, pick } = sheet;
  const { systems } = audit;
  const x = scaleLinear([0, Math.max(...systems.map(({ accounts }) => accounts))], pick([124, 540], [82, 258]));
  const top = pick(182, 128);
  const pitch = pick(47, 35);
  const half = pick(15, 11);
  const foot = top + systems.length * pitch;

  const rows = systems.map(({ name, accounts, entitled }, i) => {
    const middle = top + (i + 0.5) * pitch;
    const [y1, y2] = [middle - half, middle + half];
    const surplus = accounts - entitled;
    return [
      label(sheet, left, middle, name, { weight: 500 }),
      fill(colors.green700, box(x(0), y1, x(entitled), y2)),
      fill(colors.earth600, surplus ? box(x(entitled), y1, x(accounts), y2) : ""),
      limit(sheet, `M${num(x(entitled))} ${num(y1 - pick(5, 4))}V${num(y2 + pick(5, 4))}`),
      label(sheet, x(0) + pick(10, 5), middle, String(entitled), { weight: 600, fill: colors.white }),
      surplus
        ? label(sheet, x(accounts) + pick(12, 8), middle, `${surplus} ${wording(sheet, audit.surplus)}`, {
            weight: 600,
          })
        : label(sheet, x(accounts) + pick(12, 8), middle, audit.match),
    ].join("");
  });
  const [first] = systems;
  const postX = x(first?.entitled ?? 0);

  return deliverable(sheet, audit, [
    limitFlag(sheet, postX + sheet.limit / 2, top + pick(3, 2), audit.entitled),
    ...rows,
    stroke(colors.ink950, 1.5, `M${left} ${foot + pick(6, 3)}H${right}`),
    label(sheet, left, foot + pick(24, 18), audit.total.name, { weight: 600 }),
    label(sheet, right, foot + pick(24, 18), wording(sheet, audit.total.value), { weight: 600, anchor: "end" }),
  ]);
}
