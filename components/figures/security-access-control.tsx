import { scaleLinear } from "d3-scale";
import { accessRegister } from "@/content/sysadmin/security-access-control";
import { Figure } from "./parts/figure";
import { daysBetween, shortDate } from "./parts/format";
import { Numbers } from "./parts/numbers";
import { AxisFlag, Block, Label, Level, Limit, Plot, rowsOf, Upright } from "./parts/plot";
import { States } from "./parts/states";

const { systems, roles, today, closing, limit, days, texts } = accessRegister;

const x = scaleLinear([0, limit.days], [0, 100]);
const xOf = (date: string) => x(daysBetween(today, date));

/** Those who were lent a right; the first to end is the last one. */
const borrowers = roles.flatMap(({ name, lent, until = "", reason }) => (lent ? [{ name, until, reason }] : []));
const openOn = (day: string) => borrowers.filter(({ until }) => until >= day);
const endOf = (until: string) => (until === today ? closing : shortDate(until));
const rows = rowsOf(borrowers.length, 3);

const DIAMOND = "M8 1l7 7-7 7-7-7z";
const marks = {
  withRole: { path: DIAMOND, className: "fill-green-700" },
  lent: { path: DIAMOND, className: "ink fill-none [stroke-dasharray:2.5_2]" },
  none: { path: "M8 6.5L9.5 8 8 9.5 6.5 8z", className: "fill-ink-300" },
};

function Mark({ right, text }: { right: keyof typeof marks; text: string }) {
  const { path, className } = marks[right];
  return (
    <>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className="inline-block align-middle">
        <path d={path} className={className} />
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
        {roles.map(({ name, rights, lent, until = "" }) => (
          <tr key={name} className="h-9 border-t border-ink-200">
            <th scope="row" className="text-left whitespace-nowrap @xl:pr-2">
              {name}
            </th>
            {systems.map((system) => (
              <td key={system} className="text-center">
                {lent === system ? (
                  <States>
                    {days.map((day) =>
                      until >= day ? (
                        <Mark key={day} right="lent" text={`${texts.lent} ${endOf(until)}`} />
                      ) : (
                        <Mark key={day} right="none" text={texts.ended} />
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

interface BarProps {
  row: number;
  until: string;
  reason?: string;
  isEnded: boolean;
}

/** From today to the last day, with the reason in a long bar, or beside a short one, where it interrupts the line of a day. */
function Bar({ row, until, reason, isEnded }: BarProps) {
  const end = xOf(until);
  const y = rows.middle(row);
  const inside = isEnded ? "" : "fill-white @xl:font-semibold";
  const beside = "stroke-white stroke-[5] [paint-order:stroke] forced-colors:stroke-[Canvas]";
  return (
    <>
      {/* What ends today has at least a mark. */}
      <Block x={[0, Math.max(2, end)]} y={rows.bar(row)} className={isEnded ? "ghost" : "fill-green-700"} />
      {end >= 50 ? (
        <Label y={y} dx={5} className={inside} text={reason} />
      ) : (
        <Label x={end} y={y} dx={8} className={beside} text={reason} />
      )}
      <Label x={100} y={y} dx={8} strong={!isEnded} text={endOf(until)} />
    </>
  );
}

export function SecurityAccessControl() {
  return (
    <Figure content={accessRegister}>
      <div className="mt-3 @xl:mb-4 @xl:grid @xl:grid-cols-[auto_minmax(0,1fr)] @xl:items-start">
        <Matrix />
        <Plot
          label={accessRegister.shape}
          className="mt-12 mr-[3.125rem] mb-11 ml-[5.5rem] h-[11.25rem] @xl:mt-8 @xl:mr-[3.375rem] @xl:mb-9 @xl:ml-6"
        >
          {borrowers.map(({ name }, row) => (
            <Label key={name} x="-88" y={rows.middle(row)} className="@xl:hidden" text={name} />
          ))}
          {days.map((day, state) => (
            <g key={day} data-state={state + 1}>
              <Upright x={xOf(day)} />
              <AxisFlag x={xOf(day)} text={day === today ? texts.today : shortDate(day)} width={54} />
              {borrowers.map(({ name, ...lent }, row) => (
                <Bar key={name} {...lent} row={row} isEnded={lent.until < day} />
              ))}
            </g>
          ))}
          <Limit label={limit.label} />
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
