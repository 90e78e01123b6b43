import { letter } from "@/content/figures/maintenance-and-support";
import { Figure } from "./parts/figure";
import { percent } from "./parts/plot";
import { Table } from "./parts/table";

const { agreed, used, left, unit, faults, worry } = letter;
const share = (days: number) => (days / agreed.days) * 100;

/** The days as blocks of one bar, each with the days before it. */
const blocks = [...used, left].map((block, i, all) => ({
  ...block,
  before: all.slice(0, i).reduce((sum, { days }) => sum + days, 0),
  isLeft: block === left,
}));

/** A letter: read from top to bottom. */
export function MaintenanceAndSupport() {
  return (
    <Figure content={letter}>
      <p className="text-right font-semibold">{agreed.label}</p>
      <div className="plot mt-1.5 h-[66px]">
        <svg aria-hidden="true">
          {blocks.map(({ name, days, before, isLeft }) => (
            <rect
              key={name}
              x={percent(share(before))}
              width={percent(share(days))}
              height="100%"
              className={`stroke-white stroke-2 ${isLeft ? "fill-ink-100" : "fill-green-700"} forced-colors:stroke-[CanvasText]`}
            />
          ))}
          <line x1="100%" x2="100%" y1="-6" y2="100%" className="limit" />
        </svg>
        {/* One column for half a day. */}
        <ul className="relative grid h-full grid-cols-16 items-center leading-tight">
          {blocks.map(({ name, days, isLeft }) => (
            <li
              key={name}
              className={`${SPANS[days]} px-2 text-[.8125rem] @xl:px-3 ${isLeft ? "text-ink-950" : "text-white"}`}
            >
              <b className="text-base">{days}</b> {unit}
              <span className="block">{name}</span>
            </li>
          ))}
        </ul>
      </div>
      <Table
        caption={faults.caption}
        columns={[
          { label: faults.columns.fault, className: "w-[56%] text-left" },
          { label: faults.columns.taken, className: "text-right" },
          { label: faults.columns.allowed, className: "text-right" },
        ]}
      >
        {faults.items.map(({ number, name, taken, allowed, isUrgent }) => (
          <tr key={number}>
            <th scope="row" className="text-left font-normal!">
              <b>{number}</b> {name}
              {isUrgent && <span className="text-ink-600">, {faults.urgent}</span>}
            </th>
            <td className="text-right font-medium whitespace-nowrap">{taken}</td>
            <td className="text-right text-ink-600 whitespace-nowrap">{allowed}</td>
          </tr>
        ))}
      </Table>
      <p className="rounded-ctl bg-ink-100 mt-4 px-4 py-3">
        <b className="block">{worry.title}</b>
        {worry.text}
      </p>
    </Figure>
  );
}

const SPANS: Record<number, string> = { 1.5: "col-span-3", 2: "col-span-4", 2.5: "col-span-5" };
