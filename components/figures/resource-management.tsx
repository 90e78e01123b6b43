import { scaleLinear } from "d3-scale";
import type { ReactNode } from "react";
import { Pause } from "@/components/ui/pause";
import { capacitySheet } from "@/content/project/resource-management";
import { sum } from "@/content/sums";
import { Figure, inState, States } from "./parts/figure";
import { Block, Label, Level, Plot, Upright } from "./parts/plot";

const { months, holidays, roles, testers, over, texts } = capacitySheet;
const mondays = months.flatMap((month) => month.mondays);
/** The name of each Monday's month, for screen readers, which do not get the row of months. */
const monthOf = months.flatMap((month) => month.mondays.map(() => month.name));
const lack = testers.booked.map((booked, week) => Math.max(0, booked - (testers.available[week] ?? 0)));
const missing = sum(lack);
const firstOver = lack.findIndex((days) => days > 0);
const weeksOver = lack.filter((days) => days > 0).length;
const isHoliday = (week: number) => holidays.weeks.some((each) => each === week);
/** Counts the weeks at work. Leave is taken at the end. */
const weeksAtWork = ({ available }: { available: readonly number[] }) => available.filter((days) => days > 0).length;

/** A day is 9 pixels of the testers' columns; above the longest one stands a label. */
const COLUMN = "h-[8.25rem]";
const y = scaleLinear([0, 132 / 9], [100, 0]);
/** The look of the days over the limit in each state, and whether the testers work them. */
const fates = [
  { className: "fill-earth-600", isWorked: true },
  { className: "fill-green-600", isWorked: false },
  { className: "fill-earth-600", isWorked: true },
  { className: "fill-none stroke-ink-500 [stroke-dasharray:4_3]", isWorked: false },
];

const looks = { full: "bg-green-700 font-semibold text-white forced-colors:border", free: "bg-green-100" };
const lookOf = ({ booked, available }: { booked: readonly number[]; available: readonly number[] }, week: number) =>
  booked[week] === available[week] ? looks.full : looks.free;

const totalText = (booked: number, available: readonly number[]) =>
  `${booked} ${texts.of} ${sum(available)} ${texts.days}`;

/** Hides what the table, the verdict or the headline repeat, where text is too large for the drawing. */
const WIDE = "hidden @3xs:block";

export function ResourceManagement() {
  return (
    <Figure content={capacitySheet}>
      <table className="mt-3">
        <caption className="pb-1 text-left text-[.8125rem] text-ink-600">
          {capacitySheet.caption} <span className="whitespace-nowrap">{`${holidays.mark} ${holidays.meaning}`}</span>{" "}
          {/* The cells say both numbers. */}
          <span aria-hidden="true" className="inline-flex flex-wrap gap-x-1">
            {(["full", "free"] as const).map((look) => (
              <span key={look} className={`px-1.5 ${looks[look]} ${look === "free" ? "text-ink-950" : ""}`}>
                {texts.key[look]}
              </span>
            ))}
          </span>
        </caption>
        <thead className="text-[.8125rem] leading-tight">
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus. */}
          <tr aria-hidden="true">
            <td className="hidden w-[23%] @xl:table-cell" />
            {months.map((month) => (
              <td key={month.name} colSpan={month.mondays.length} className="pt-1 text-left pl-0.5 font-semibold">
                {month.name}
              </td>
            ))}
            <td className="pt-1 text-right text-[.8125rem] font-semibold @3xs:text-center">
              <span className={WIDE}>{capacitySheet.after}</span>
            </td>
          </tr>
          <tr className="border-ink-950 border-b-[1.5px] text-ink-600">
            <td className="hidden @xl:table-cell" />
            {mondays.map((monday, week) => (
              <th key={monday} scope="col" className="pb-1.5 text-center font-normal">
                <span className={isHoliday(week) ? "" : "sr-only @3xs:not-sr-only"}>
                  {isHoliday(week) ? `${monday}${holidays.mark}` : monday}
                </span>
                <span className="sr-only whitespace-pre">{` ${monthOf[week]}`}</span>
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{capacitySheet.after}</span>
            </th>
          </tr>
        </thead>
        {roles.map((role) => (
          <Role key={role.name} name={role.name} total={totalText(sum(role.booked), role.available)}>
            {mondays.slice(0, weeksAtWork(role)).map((monday, week) => (
              <td key={monday} className="p-px">
                <span className={`flex h-7 items-center justify-center ${lookOf(role, week)}`}>
                  {role.booked[week]}
                  <span className="sr-only whitespace-pre">{` ${texts.of} ${role.available[week]}`}</span>
                </span>
              </td>
            ))}
            {weeksAtWork(role) < mondays.length && (
              <td colSpan={mondays.length - weeksAtWork(role)} className="p-px">
                <span className="border-ink-500 flex min-h-7 items-center justify-center rounded-ctl text-center leading-tight border border-dashed">
                  {texts.away}
                </span>
              </td>
            )}
            <td />
          </Role>
        ))}
        <Role
          name={testers.name}
          total={
            <States className="inline-grid">
              {fates.map(({ isWorked }) =>
                totalText(sum(testers.booked) - (isWorked ? 0 : missing), testers.available),
              )}
            </States>
          }
        >
          {mondays.map((monday, week) => (
            <td key={monday} className="border-ink-950 border-b-[1.5px]">
              <Column week={week} />
            </td>
          ))}
          <td className="border-ink-950 border-b-[1.5px]">
            <span {...inState(4)} className="sr-only">
              {missing}
            </span>
            <Plot className={COLUMN}>
              <g data-state={4}>
                <Block move="june" x={[5, 95]} y={[y(missing), 100]} className="fill-green-700" />
                <Label x={50} y={100} dy={-6} anchor="middle" on="dark" className={WIDE} text={missing} />
              </g>
            </Plot>
          </td>
        </Role>
      </table>
    </Figure>
  );
}

interface RoleProps {
  name: string;
  /** The days booked, of those available. */
  total: ReactNode;
  children: ReactNode;
}

/** A role with its weeks. The name stands above them, or beside them where there is room. */
function Role({ name, total, children }: RoleProps) {
  return (
    <tbody>
      <tr className="@xl:hidden">
        <th colSpan={mondays.length + 1} scope="rowgroup" className="pt-2 pb-0.5 text-left">
          {name}
          <Pause />
          <span className="font-normal text-ink-600"> {total}</span>
        </th>
      </tr>
      <tr>
        <th scope="row" hidden className="hidden py-1 pr-2 text-left align-bottom leading-tight @xl:table-cell">
          {name}
          <Pause />
          <span className="block text-[.8125rem] font-normal text-ink-600">{total}</span>
        </th>
        {children}
      </tr>
    </tbody>
  );
}

/** A week of the testers: the days booked against the days they have, and the days over the limit. */
function Column({ week }: { week: number }) {
  const [has = 0, booked = 0, extra = 0] = [testers.available[week], testers.booked[week], lack[week]];
  const within = Math.min(has, booked);
  const text = `${booked} ${texts.of} ${has}`;
  return (
    <>
      <span className="sr-only">
        {extra > 0 ? <States>{over.map((fate) => `${text}, ${extra} ${fate}`)}</States> : text}
      </span>
      <Plot className={COLUMN}>
        <Block x={[5, 95]} y={[y(within), 100]} className="fill-green-700" />
        <Label x={50} y={100} dy={-6} anchor="middle" on="dark" text={within} />
        {extra > 0 &&
          over.map((text, state) => (
            <g key={text} data-state={state + 1}>
              <Block x={[5, 95]} y={[y(has + extra), y(has)]} className={fates[state]?.className ?? ""} />
              <Label
                x={50}
                y={y(has)}
                dy={-8}
                anchor="middle"
                {...(state === 3 ? { className: "font-semibold" } : { on: "dark" })}
                text={extra}
              />
              {week === firstOver && (
                <Label
                  x={weeksOver * 50}
                  dy={14}
                  anchor="middle"
                  strong
                  className={WIDE}
                  text={`${missing} ${texts.days} ${text}`}
                />
              )}
            </g>
          ))}
        <Level x={[0, 101]} y={y(has)} kind="limit" />
        <Upright x={0} y1={y(testers.available[week - 1] ?? has)} y2={y(has)} kind="limit" />
        {week === 1 && <Label y={y(has)} dx={3} dy={-8} strong className="hidden @2xs:block" text={texts.limit} />}
      </Plot>
    </>
  );
}
