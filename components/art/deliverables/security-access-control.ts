import { scalePoint, scaleUtc } from "d3-scale";
import type { AccessRegister } from "@/content/deliverables/security-access-control";
import { diamond, num } from "../svg";
import { inkDiamond, limit, limitFlag, noteStyle, outside, rules } from "./marks";
import { box, colors, fill, label, type Sheet, shortDay, stroke, text, wording } from "./sheet";
import { deliverable } from "./window";

const MS_PER_DAY = 86_400_000;

/** Roles by systems, and beside them how long each exception lasts. On the narrow sheet its cell has the date. */
export function drawAccessRegister(sheet: Sheet, register: AccessRegister): string {
  const { left, right, isWide, pick } = sheet;
  const { contract, roles, systems } = register;
  const x = scalePoint(
    systems.map(({ id }) => id),
    pick([62, 269], [128, 303]),
  );
  const column = x.step();
  const today = new Date(register.today.date);
  const last = new Date(today.getTime() + register.limit.days * MS_PER_DAY);
  const time = scaleUtc([today, last], [436, 622]);
  const limitX = time(last);
  const top = pick(192, 120);
  const pitch = pick(39, 31);
  const foot = top + roles.length * pitch;
  const radius = pick(13, 10);

  const drawn = roles.map(({ name, rights, exception }, i) => {
    const middle = top + (i + 0.5) * pitch;
    const endX = exception ? time(new Date(exception.ends)) : 0;
    const end = exception && (exception.endsToday ?? shortDay.format(new Date(exception.ends)));
    const exceptionX = exception ? (x(exception.system) ?? 0) : 0;
    const lent = { x1: time(today), x2: Math.max(endX, time(today) + 6), y1: middle - 14, y2: middle + 14 };
    const isInside = lent.x2 - lent.x1 > 80;
    const wide = exception
      ? [
          stroke(
            colors.ink500,
            sheet.line,
            `${diamond(exceptionX, middle, radius)}z`,
            ` stroke-dasharray="${sheet.dashes}"`,
          ),
          fill(colors.green700, box(lent.x1, lent.y1, lent.x2, lent.y2)),
          label(sheet, (isInside ? lent.x1 : lent.x2) + 10, middle, exception.reason, {
            weight: isInside ? 600 : 400,
            fill: isInside ? colors.white : colors.ink700,
          }),
          label(sheet, right, middle, end ?? "", { weight: 600, anchor: "end" }),
        ]
      : [];
    const isFree = (id: (typeof rights)[number]) => !rights.includes(id) && exception?.system !== id;
    const narrow = exception
      ? [
          outside(sheet, exceptionX - column / 2 + 2, middle - 11, column - 4, 22),
          label(sheet, exceptionX, middle, end ?? "", { weight: 600, anchor: "middle" }),
        ]
      : [];
    return [
      label(sheet, pick(316, left), middle, wording(sheet, name), { weight: 500 }),
      fill(
        colors.ink200,
        systems.map(({ id }) => (isFree(id) ? `${diamond(x(id) ?? 0, middle, pick(3, 2.5))}z` : "")).join(""),
      ),
      fill(colors.green700, rights.map((id) => `${diamond(x(id) ?? 0, middle, radius)}z`).join("")),
      ...pick(wide, narrow),
    ].join("");
  });

  const noted = roles.findIndex(({ name }) => name === contract.role);
  const noteX = time(new Date(roles[noted]?.exception?.ends ?? register.today.date));
  const noteY = top + (noted + 0.5) * pitch;
  const lastRow = foot - pitch;
  const timeline = [
    stroke(colors.ink950, sheet.line, `M${time(today)} ${top}V${lastRow}M${num(noteX)} ${noteY}V${foot + 12}`),
    limit(sheet, `M${limitX} ${top - 6}V${lastRow}`),
    limitFlag(sheet, limitX + sheet.limit / 2, top - 6, wording(sheet, register.limit.label)),
    text(sheet, time(today) + 22, top - 14, register.today.label, { anchor: "end" }),
    text(sheet, right, top - 14, register.ends, { anchor: "end" }),
    inkDiamond(sheet, noteX, noteY),
    ...contract.lines.map((line, i) =>
      label(sheet, noteX - 11, foot - pitch / 2 + i * 20, line, {
        anchor: "end",
        ...noteStyle(i),
      }),
    ),
  ];
  const footer = [
    limit(sheet, `M${left} ${foot + 2}H${right}`),
    label(sheet, left, foot + 17, wording(sheet, register.limit.label), { weight: 600 }),
  ];
  return deliverable(sheet, register, [
    rules(sheet, roles.length, top, pitch),
    ...systems.map(({ id, name }) =>
      text(sheet, x(id) ?? 0, top - pick(14, 9), name, { weight: 600, anchor: "middle" }),
    ),
    ...drawn,
    ...(isWide ? timeline : footer),
  ]);
}
