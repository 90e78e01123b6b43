import { scaleLinear } from "d3-scale";
import { letter } from "@/content/services/maintenance-and-support";
import { Figure } from "./parts/figure";
import { Block, Plot, Upright } from "./parts/plot";
import { inSequence } from "./parts/sums";
import { Table } from "./parts/table";

const { agreed, used, left, unit, allowed, faults, worry } = letter;
const x = scaleLinear([0, agreed.days], [0, 100]);
/** The days as blocks of one bar. */
const blocks = inSequence([...used, left], ({ days }) => days);
/** One column for half a day. */
const spans: Record<number, string> = { 1.5: "col-span-3", 2: "col-span-4", 2.5: "col-span-5" };

/** A letter: read from top to bottom. */
export function MaintenanceAndSupport() {
  return (
    <Figure content={letter}>
      <p className="text-right font-semibold">{agreed.label}</p>
      <Plot
        className="mt-1.5 h-[4.125rem]"
        notes={
          <ul className="relative grid h-full grid-cols-16 items-center leading-tight">
            {blocks.map(({ name, days }) => (
              <li
                key={name}
                className={`${spans[days]} px-2 text-[.8125rem] @xl:px-3 ${name === left.name ? "" : "text-white"}`}
              >
                <b className="text-base">{days}</b> {unit} <span className="block">{name}</span>
              </li>
            ))}
          </ul>
        }
      >
        {blocks.map(({ name, from, to }) => (
          <Block
            key={name}
            x={[x(from), x(to)]}
            className={`stroke-white stroke-2 ${name === left.name ? "fill-ink-100" : "fill-green-700"}`}
          />
        ))}
        <Upright x={100} y1="-6" kind="limit" />
      </Plot>
      <Table
        caption={faults.caption}
        columns={faults.columns}
        widths={["w-[34%] text-left @md:w-[46%]", "text-right", "w-[26%] text-right @md:w-auto", "text-right"]}
      >
        {faults.items.map(({ number, name, severity, taken }) => (
          <tr key={number}>
            <th scope="row" className="font-normal!">
              <b>{number}</b> {name}
              {severity === "urgent" && <span className="text-ink-600">, {faults.urgent}</span>}
            </th>
            {taken.map((time, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the column.
              <td key={i} className="text-right font-medium whitespace-nowrap">
                {time}{" "}
                <small className="block text-[.8125rem] font-normal text-ink-600">
                  {faults.of} {allowed[severity][i]}
                </small>
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <p className="mt-2 text-[.8125rem] text-ink-600">{faults.hours}</p>
      <p className="rounded-ctl bg-ink-100 mt-4 px-4 py-3">
        <b className="block">{worry.title}</b> {worry.text}
      </p>
    </Figure>
  );
}
