import { accessRegister } from "@/content/figures/security-access-control";
import { shortDate } from "./parts/dates";
import { Figure } from "./parts/figure";
import { Level, Upright } from "./parts/lines";
import { Numbers } from "./parts/numbers";
import { AxisFlag, Plot, percent } from "./parts/plot";
import { States, stateClasses } from "./parts/states";

const { systems, roles, today, limit, days, texts } = accessRegister;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000);
const xOf = (date: string) => (daysBetween(today, date) / limit.days) * 100;

const lent = roles.flatMap(({ name, exception }) => exception && { name, ...exception }).filter((item) => !!item);
type Exception = (typeof lent)[number];
/** 18:00 for one that ends within the day. */
const endOf = ({ lastDay, at }: Exception) => at ?? shortDate(lastDay);
const isOpen = ({ lastDay }: { lastDay: string }, day: string) => lastDay >= day;
/** The exceptions open on each state's day; the first to end is the last one. */
const open = days.map((day) => lent.filter((exception) => isOpen(exception, day)));

const row = 100 / lent.length;

type Right = "withRole" | "lent" | "none";

const marks: Record<Right, string> = {
  withRole: "M8 1l7 7-7 7-7-7z",
  lent: "M8 1l7 7-7 7-7-7z",
  none: "M8 6.5L9.5 8 8 9.5 6.5 8z",
};
const markClasses: Record<Right, string> = {
  withRole: "fill-green-700 forced-colors:fill-[CanvasText]",
  lent: "fill-none stroke-ink-950 stroke-[1.5] forced-colors:stroke-[CanvasText]",
  none: "fill-ink-300",
};

function Mark({ right, text }: { right: Right; text: string }) {
  return (
    <>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className="inline-block align-middle">
        <path
          d={marks[right]}
          strokeDasharray={right === "lent" ? "2.5 2" : undefined}
          className={markClasses[right]}
        />
      </svg>
      <span className="sr-only">{text}</span>
    </>
  );
}

function Matrix() {
  return (
    <table className="table-auto text-[.8125rem] @md:table-fixed @xl:w-auto @xl:table-auto @xl:text-xs">
      <caption className="sr-only">{accessRegister.caption}</caption>
      <thead className="text-[.75rem] text-ink-600 @xl:text-[.8125rem]">
        <tr className="h-8">
          <th scope="col" className="w-[30%] text-left @xl:w-auto">
            {texts.role}
          </th>
          {systems.map((system) => (
            <th key={system} scope="col" className="px-0.5 @xl:px-1.5">
              {system}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {roles.map(({ name, rights, exception }) => (
          <tr key={name} className="h-9 border-t border-ink-200">
            <th scope="row" className="text-left whitespace-nowrap @xl:pr-2">
              {name}
            </th>
            {systems.map((system) => (
              <td key={system} className="text-center">
                {exception?.system === system ? (
                  <States
                    of={days.map((day) =>
                      isOpen(exception, day) ? (
                        <Mark key={day} right="lent" text={`${texts.lent} ${endOf({ name, ...exception })}`} />
                      ) : (
                        <Mark key={day} right="none" text={texts.ended} />
                      ),
                    )}
                  />
                ) : rights.includes(system) ? (
                  <Mark right="withRole" text={texts.withRole} />
                ) : (
                  <Mark right="none" text={texts.none} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A reason in its bar, or beside a short one, where it interrupts the line of a day. */
function Reason({ exception, middle, isEnded }: { exception: Exception; middle: string; isEnded: boolean }) {
  const isInside = xOf(exception.lastDay) >= 50;
  const place = isInside
    ? isEnded
      ? ""
      : "fill-white @xl:font-semibold"
    : "stroke-white stroke-[5] [paint-order:stroke] forced-colors:stroke-[Canvas]";
  return (
    <text
      x={isInside ? "0" : percent(xOf(exception.lastDay))}
      y={middle}
      dx={isInside ? 5 : 8}
      dy=".35em"
      className={place}
    >
      {exception.reason}
    </text>
  );
}

export function SecurityAccessControl() {
  return (
    <Figure content={accessRegister}>
      <div className="mt-3 @xl:mb-4 @xl:grid @xl:grid-cols-[auto_minmax(0,1fr)] @xl:items-start">
        <Matrix />
        <Plot
          label={accessRegister.shape}
          className="mt-12 mr-[50px] mb-11 ml-[88px] h-[180px] @xl:mt-8 @xl:mr-[54px] @xl:mb-9 @xl:ml-6"
        >
          <text x="100%" y="0" dy="-10" className="e t">
            {limit.label}
          </text>
          {days.map((day, state) => (
            <g key={day} className={stateClasses[state]}>
              <Upright x={xOf(day)} />
              <AxisFlag x={xOf(day)} text={day === today ? texts.today : shortDate(day)} width={54} />
            </g>
          ))}
          {lent.map((exception, i) => {
            const middle = percent((i + 0.5) * row);
            const bar = { y: percent(i * row + 3), height: percent(row - 6) };
            return (
              <g key={exception.name}>
                <text x="-88" y={middle} dy=".35em" className="@xl:hidden">
                  {exception.name}
                </text>
                {days.map((day, state) => {
                  const isEnded = !isOpen(exception, day);
                  return (
                    <g key={day} className={stateClasses[state]}>
                      <rect
                        {...bar}
                        // What ends today has at least a mark.
                        width={percent(Math.max(2, xOf(exception.lastDay)))}
                        strokeDasharray={isEnded ? "3 3" : undefined}
                        className={
                          isEnded
                            ? "fill-white stroke-ink-500 forced-colors:fill-[Canvas]"
                            : "fill-green-700 forced-colors:stroke-[CanvasText]"
                        }
                      />
                      <Reason exception={exception} middle={middle} isEnded={isEnded} />
                      <text x="100%" y={middle} dx="8" dy=".35em" className={isEnded ? "" : "t"}>
                        {endOf(exception)}
                      </text>
                    </g>
                  );
                })}
              </g>
            );
          })}
          <Upright x={100} y1="-4" kind="limit" />
          <Level />
        </Plot>
      </div>
      <Numbers
        items={[
          { term: texts.open, states: open.map(({ length }) => ({ value: String(length) })) },
          {
            term: texts.next,
            states: open.map((exceptions) => {
              const next = exceptions.at(-1);
              return { value: next ? endOf(next) : texts.nothing };
            }),
          },
          {
            term: texts.longest,
            states: open.map(([longest], i) => ({
              value: longest ? `${daysBetween(days[i] ?? today, longest.lastDay)} ${texts.days}` : texts.nothing,
            })),
          },
        ]}
      />
    </Figure>
  );
}
