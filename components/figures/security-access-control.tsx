import { scaleLinear } from "d3-scale";
import { daysBetween, shortDate } from "@/content/format";
import { accessRegister } from "@/content/sysadmin/security-access-control";
import { Facts } from "./parts/facts";
import { Figure, States } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { AxisFlag, Block, Label, Level, Plot, type Span, Upright } from "./parts/plot";

const { systems, roles, today, closing, limit, days, texts } = accessRegister;

const x = scaleLinear([0, limit.days], [0, 100]);
const xOf = (date: string) => x(daysBetween(today, date));

/** The roles that were lent a right. The first one to end comes last. */
const borrowers = roles.flatMap(({ name, lent, until = "", reason }) => (lent ? [{ name, until, reason }] : []));
const openOn = (day: string) => borrowers.filter(({ until }) => until >= day);
const endOf = (until: string) => (until === today ? closing : shortDate(until));
/** The scale of rows. Each has a text, and a bar below it. */
const y = scaleLinear([0, borrowers.length], [0, 100]);
const barOf = (row: number): Span => [y(row + 0.6), y(row + 0.94)];

const DIAMOND = "M8 1l7 7-7 7-7-7z";
const marks = {
  withRole: { path: DIAMOND, className: "fill-green-700" },
  lent: { path: DIAMOND, className: "ink fill-none [stroke-dasharray:2.5_2]" },
  none: { path: "M8 6.5L9.5 8 8 9.5 6.5 8z", className: "fill-ink-500" },
};

function Mark({ right, text }: { right: keyof typeof marks; text?: string }) {
  const { path, className } = marks[right];
  return (
    <>
      <svg viewBox="0 0 16 16" aria-hidden="true" className="inline-block size-4 align-middle">
        <path d={path} className={className} />
      </svg>
      {text && <span className="sr-only">{text}</span>}
    </>
  );
}

/** The meaning of the marks, which the cells have as text. */
const Key = () => (
  <p aria-hidden="true" className="mt-2 flex w-0 min-w-full flex-wrap gap-x-4 text-[.8125rem] text-ink-600">
    {(["withRole", "lent", "none"] as const).map((right) => (
      <span key={right} className="flex items-center gap-1">
        <Mark right={right} /> {texts.key[right]}
      </span>
    ))}
  </p>
);

/** The grid of a row's cells on a narrow figure, with the head above them. */
const ROW = "@max-2xs:grid @max-2xs:grid-cols-4";

function Matrix() {
  return (
    <table className="table-auto text-[.8125rem] @md:table-fixed @xl:w-auto @xl:table-auto">
      <caption className="sr-only">{`${accessRegister.caption}. ${texts.exceptions}: ${limit.label}`}</caption>
      <thead className="text-[.75rem] text-ink-600 @xl:text-[.8125rem]">
        <tr className={`h-8 @max-2xs:h-auto @max-2xs:pb-2 ${ROW}`}>
          <th scope="col" className="w-[30%] text-left @max-2xs:sr-only @xl:w-auto">
            {texts.role}
          </th>
          {systems.map((system) => (
            <th
              key={system}
              scope="col"
              className="px-0.5 text-center @max-2xs:justify-self-center @max-2xs:text-left @max-2xs:[writing-mode:vertical-rl] @xl:px-1.5"
            >
              {system}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {roles.map(({ name, rights, lent, until = "", reason }) => (
          <tr key={name} className={`h-9 border-t border-ink-200 @max-2xs:h-auto @max-2xs:pb-1.5 ${ROW}`}>
            <th scope="row" className="text-left hyphens-auto [overflow-wrap:anywhere] @max-2xs:col-span-4 @xl:pr-2">
              {name}
            </th>
            {systems.map((system) => (
              <td key={system} className="text-center">
                {lent === system ? (
                  <States>
                    {days.map((day) =>
                      until >= day ? (
                        <Mark key={day} right="lent" text={`${texts.lent} ${endOf(until)}: ${reason}`} />
                      ) : (
                        <Mark
                          key={day}
                          right="none"
                          text={`${texts.lent} ${endOf(until)}: ${reason}, ${texts.ended}`}
                        />
                      ),
                    )}
                  </States>
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

type BarProps = (typeof borrowers)[number] & { row: number; isEnded: boolean };

/** The bar of a right from today to the last day, below a text that interrupts the line of a day. */
function Bar({ row, name, until, reason, isEnded }: BarProps) {
  return (
    <>
      <Label
        y={y(row + 0.26)}
        dx={8}
        text={`${name}, ${reason}`}
        className="stroke-white stroke-6 [paint-order:stroke] forced-colors:stroke-[Canvas]"
      />
      {/* A right that ends today has at least a mark. */}
      <Block x={[0, Math.max(2, xOf(until))]} y={barOf(row)} className={isEnded ? "ghost" : "fill-green-700"} />
      <Label x={100} y={y(row + 0.77)} dx={8} strong={!isEnded} text={endOf(until)} />
    </>
  );
}

export function SecurityAccessControl() {
  return (
    <Figure content={accessRegister}>
      <div className="mt-3 @xl:mb-4 @xl:grid @xl:grid-cols-[auto_minmax(0,1fr)] @xl:items-start">
        <div>
          <Matrix />
          <Key />
        </div>
        {/* The list replaces the drawing where its texts have no room. */}
        <div aria-hidden="true" className="my-6 @2xs:hidden">
          <p className="font-semibold">
            {texts.exceptions}, {limit.label}
          </p>
          <Facts
            className="*:border-b *:py-1.5"
            items={borrowers.map(({ name, until, reason }) => [
              `${name}, ${reason}`,
              <States key={name}>{days.map((day) => endOf(until) + (until < day ? `, ${texts.ended}` : ""))}</States>,
            ])}
          />
        </div>
        <Plot className="mt-12 mr-14 mb-11 ml-6 hidden h-[11.25rem] @2xs:block @xl:mt-8 @xl:mb-9 @xl:ml-6">
          {days.map((day, state) => (
            <g key={day} data-state={state + 1}>
              <Upright move="day" x={xOf(day)} />
              <AxisFlag x={xOf(day)} text={shortDate(day)} width={60} />
              {borrowers.map((borrower, row) => (
                <Bar key={borrower.name} {...borrower} row={row} isEnded={borrower.until < day} />
              ))}
            </g>
          ))}
          <Upright x={100} y1="-6" kind="limit" />
          {/* The label reaches over the dates, where the table's head leaves room. */}
          <Label x={100} dx={44} dy={-13} anchor="end" strong text={limit.label} />
          <Level />
        </Plot>
      </div>
      <Numbers
        items={[
          { term: texts.open, states: days.map((day) => openOn(day).length) },
          {
            term: texts.next,
            states: days.map((day) => {
              const next = openOn(day).at(-1);
              return next ? endOf(next.until) : texts.nothing;
            }),
          },
          {
            term: texts.longest,
            states: days.map((day) => {
              const [longest] = openOn(day);
              return longest ? `${daysBetween(day, longest.until)} ${texts.days}` : texts.nothing;
            }),
          },
        ]}
      />
    </Figure>
  );
}
