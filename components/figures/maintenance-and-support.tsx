import { Pause } from "@/components/ui/pause";
import { letter } from "@/content/services/maintenance-and-support";
import { Figure } from "./parts/figure";
import { Table } from "./parts/table";

const { agreed, used, left, unit, allowed, faults, worry } = letter;
/** The columns of an entry by its days: one for half a day. */
const spans: Record<number, string> = { 1.5: "@xs:col-span-3", 2: "@xs:col-span-4", 2.5: "@xs:col-span-5" };

/** A letter: read from top to bottom. */
export function MaintenanceAndSupport() {
  return (
    <Figure content={letter}>
      <p className="text-right font-semibold">{agreed.label}</p>
      {/* The edge of the list is the line of the limit. */}
      <ul className="grid gap-0.5 border-ink-950 border-r-[2.5px] pt-1.5 leading-tight @xs:grid-cols-16">
        {[...used, left].map(({ name, days }) => (
          <li
            key={name}
            className={`${spans[days]} content-center px-1 py-1 text-[.8125rem] @xs:min-h-[4.125rem] @xl:px-3 forced-colors:border ${name === left.name ? "border border-ink-500 bg-ink-100" : "bg-green-700 text-white"}`}
          >
            <b className="text-body">{days}</b>
            {` ${unit}`}
            <Pause />
            <span className="block">{name}</span>
          </li>
        ))}
      </ul>
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
              <td key={i} className="text-right font-medium">
                {time}
                <Pause />
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
        <b className="block">{worry.title}</b>
        <Pause />
        {worry.text}
      </p>
    </Figure>
  );
}
