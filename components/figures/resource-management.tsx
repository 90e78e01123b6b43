import type { ReactNode } from "react";
import { capacitySheet } from "@/content/figures/resource-management";
import { Figure } from "./parts/figure";
import { stateClasses } from "./parts/states";

const { months, holidays, roles, testers, over, texts } = capacitySheet;
const weeks = testers.available.map((_, week) => week);
const sum = (days: readonly number[]) => days.reduce((total, each) => total + each, 0);
const missingIn = (week: number) => Math.max(0, (testers.booked[week] ?? 0) - (testers.available[week] ?? 0));
const missing = sum(weeks.map(missingIn));
const firstOver = weeks.findIndex((week) => missingIn(week) > 0);

/** Pixels of the testers' columns (as in their class), and of a day; above the longest column stands a label. */
const [height, day] = [132, 9];
const columnClass = "border-ink-950 border-b-[1.5px]";
const yOf = (days: number) => height - days * day;

export function ResourceManagement() {
  return (
    <Figure content={capacitySheet}>
      <table className="mt-3">
        <caption className="pb-1 text-left text-[.8125rem] text-ink-600 @xl:text-xs">
          {capacitySheet.caption} <span className="whitespace-nowrap">{`${holidays.mark} ${holidays.meaning}`}</span>
        </caption>
        <thead className="text-[.8125rem] leading-tight">
          <tr>
            <td className="hidden w-[23%] @xl:table-cell" />
            {months.map(({ name, mondays }) => (
              <th key={name} colSpan={mondays.length} scope="colgroup" className="pt-1 text-left pl-0.5">
                {name}
              </th>
            ))}
            <th
              scope="col"
              rowSpan={2}
              className="border-ink-950 border-b-[1.5px] pt-1 text-center text-[.75rem] align-top @xl:text-[.8125rem]"
            >
              {capacitySheet.after}
            </th>
          </tr>
          <tr className="border-ink-950 border-b-[1.5px] text-ink-600">
            <td className="hidden @xl:table-cell" />
            {months
              .flatMap(({ mondays }) => mondays)
              .map((monday, week) => (
                <th key={monday} scope="col" className="pb-1.5 text-center font-normal">
                  {monday}
                  {holidays.weeks.some((each) => each === week) && holidays.mark}
                </th>
              ))}
          </tr>
        </thead>
        {roles.map((role) => (
          <Role key={role.name} {...role}>
            {role.booked.map((days, week) => {
              const has = role.available[week] ?? 0;
              if (has === 0) {
                return has === role.available[week - 1] ? null : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week.
                  <td key={week} colSpan={weeks.length - week} className="p-px">
                    <span className="border-ink-500 flex h-7 items-center justify-center rounded-ctl border border-dashed">
                      {texts.away}
                    </span>
                  </td>
                );
              }
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week.
                <td key={week} className="p-px">
                  <span
                    className={`flex h-7 items-center justify-center ${days === has ? "bg-green-700 font-semibold text-white forced-colors:border" : "bg-green-100"}`}
                  >
                    {days}
                  </span>
                </td>
              );
            })}
            <td />
          </Role>
        ))}
        <Role {...testers}>
          {weeks.map((week) => (
            <td key={week} className={columnClass}>
              <Column week={week} />
            </td>
          ))}
          <td className={columnClass}>
            <div className="plot h-[132px]">
              <span className={`sr-only ${stateClasses[3]}`}>{missing}</span>
              <svg aria-hidden="true">
                <g className={stateClasses[3]}>
                  <Block from={0} days={missing} className="fill-green-700 forced-colors:stroke-[CanvasText]" />
                  <text x="50%" y={height - 9} className="m !fill-white font-semibold">
                    {missing}
                  </text>
                </g>
              </svg>
            </div>
          </td>
        </Role>
      </table>
    </Figure>
  );
}

interface RoleProps {
  name: string;
  available: readonly number[];
  booked: readonly number[];
  children: ReactNode;
}

/** The name of a role stands above its weeks; beside them where there is room. */
function Role({ name, available, booked, children }: RoleProps) {
  const total = `${sum(booked)} ${texts.of} ${sum(available)} ${texts.days}`;
  return (
    <tbody>
      <tr className="@xl:hidden">
        <th colSpan={weeks.length + 1} scope="rowgroup" className="pt-2 pb-0.5 text-left">
          {name} <span className="font-normal text-ink-600">{total}</span>
        </th>
      </tr>
      <tr>
        <th scope="row" className="hidden py-1 pr-2 text-left align-bottom leading-tight @xl:table-cell">
          {name}
          <span className="block text-[.8125rem] font-normal text-ink-600">{total}</span>
        </th>
        {children}
      </tr>
    </tbody>
  );
}

/** A week of the testers: the days booked against the days they have, and what becomes of those above. */
function Column({ week }: { week: number }) {
  const [has, booked] = [testers.available[week] ?? 0, testers.booked[week] ?? 0];
  const before = testers.available[week - 1] ?? has;
  const extra = missingIn(week);
  return (
    <div className="plot h-[132px]">
      <span className="sr-only">
        {booked} {texts.of} {has}
      </span>
      <svg aria-hidden="true">
        <Block from={0} days={Math.min(has, booked)} className="fill-green-700 forced-colors:stroke-[CanvasText]" />
        <text x="50%" y={height - 6} className="m !fill-white font-semibold">
          {Math.min(has, booked)}
        </text>
        {extra > 0 && (
          <>
            <g className={stateClasses[0]}>
              <Block from={has} days={extra} className="fill-earth-600 forced-colors:stroke-[CanvasText]" />
            </g>
            <g className={stateClasses[1]}>
              <Block from={has} days={extra} className="fill-green-600 forced-colors:stroke-[CanvasText]" />
            </g>
            <g className={stateClasses[2]}>
              <Block from={has} days={extra} className="fill-earth-600 forced-colors:stroke-[CanvasText]" />
            </g>
            <g className={stateClasses[3]}>
              <Block from={has} days={extra} className="fill-none stroke-ink-500 [stroke-dasharray:4_3]" />
            </g>
            {over.map((_, state) => (
              <text
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the state.
                key={state}
                x="50%"
                y={yOf(has) - 8}
                className={`m font-semibold ${stateClasses[state]} ${state === 3 ? "" : "!fill-white"}`}
              >
                {extra}
              </text>
            ))}
          </>
        )}
        <line x1="0" x2="101%" y1={yOf(has)} y2={yOf(has)} className="limit" />
        <line x1="0" x2="0" y1={yOf(before)} y2={yOf(has)} className="limit" />
        {week === 1 && (
          <text x="0" y={yOf(has)} dx="3" dy="-8" className="t">
            {texts.limit}
          </text>
        )}
        {week === firstOver &&
          over.map((text, state) => (
            <text key={text} x="2%" y="14" className={`t ${stateClasses[state]}`}>
              {missing} {texts.days} {text}
            </text>
          ))}
      </svg>
    </div>
  );
}

function Block({ from, days, className }: { from: number; days: number; className: string }) {
  return <rect x="5%" width="90%" y={yOf(from + days)} height={days * day} className={className} />;
}
