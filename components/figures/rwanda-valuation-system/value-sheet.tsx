import { count } from "@/content/format";
import { linesAt, sheet } from "@/content/solution/rwanda-valuation-system";
import { States } from "../parts/figure";
import { Table } from "../parts/table";

/** The components of a value, their sum and the rounded value, one state for each land price. */
export function ValueSheet({ caption, rates }: { caption: string; rates: readonly number[] }) {
  const { lines, basis, columns, area, house, outside } = sheet;
  const states = rates.map(linesAt);
  const { house: houseValue, depreciation, building } = linesAt(sheet.rate);
  const rows = [
    {
      line: lines.land,
      basis: rates.map((rate) => `${area} × ${count(rate)}`),
      amount: states.map(({ land }) => count(land)),
    },
    { line: lines.house, basis: [`${house.area} × ${count(house.rate)}`], amount: [count(houseValue)] },
    { line: lines.depreciation, basis: [basis.depreciation], amount: [`–${count(-depreciation)}`], isLoss: true },
    { line: lines.building, basis: [basis.building], amount: [count(building)] },
    { line: lines.outside, basis: [basis.outside], amount: [count(outside)] },
    { line: lines.total, basis: [basis.total], amount: states.map(({ total }) => count(total)) },
  ];
  return (
    <Table caption={caption} columns={columns} widths={["w-[36%] text-left", "text-right", "w-[31%] text-right"]}>
      {rows.map(({ line, basis: of, amount, isLoss }) => (
        <tr key={line}>
          <th scope="row">{line}</th>
          <td className="text-right text-ink-600">
            <States>{of}</States>
          </td>
          <td className={`text-right font-medium ${isLoss ? "text-earth-700" : ""}`}>
            <States>{amount}</States>
          </td>
        </tr>
      ))}
      <tr className="bg-green-50 *:first:[box-shadow:inset_3px_0_theme(colors.green.500)]">
        <th scope="row" colSpan={2} className="text-green-800">
          {lines.value}
        </th>
        <td className="text-right font-semibold text-green-800 @md:text-body">
          <States>{states.map(({ value }) => count(value))}</States>
        </td>
      </tr>
    </Table>
  );
}
