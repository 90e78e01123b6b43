import { count } from "@/content/format";
import {
  certificationView,
  comparableView,
  parcel,
  reportView,
  sales,
  sheet,
  sheetHero,
  sheetView,
} from "@/content/solution/rwanda-valuation-system";
import { Comparison } from "../parts/comparison";
import { Facts } from "../parts/facts";
import { Figure } from "../parts/figure";
import { States } from "../parts/states";
import { Table } from "../parts/table";
import { ParcelMap } from "./parcel-map";
import { ValueSheet } from "./value-sheet";

/** The parcel on its map beside its sheet; on a narrow figure the sheet alone. */
export function SheetHero() {
  return (
    <Figure content={sheetHero} isProduct>
      <p className="-mt-2 mb-3 text-ink-600">{parcel.place}</p>
      <div className="grid gap-4 @2xl:grid-cols-2">
        <ParcelMap className="hidden min-h-[18.75rem] @2xl:block" chosen={parcel.number} />
        <div>
          <Facts items={parcel.facts} className="*:flex *:justify-between *:gap-3 *:border-b *:py-1.5" />
          <ValueSheet caption={sheet.title} rates={[sheet.rate]} />
        </div>
      </div>
    </Figure>
  );
}

/** The last pages of two reports on one parcel. */
export const TwoReports = () => <Comparison content={reportView} />;

/** The sheet at three land prices. */
export function Sheet() {
  return (
    <Figure content={sheetView} isUnmarked isProduct>
      <ValueSheet caption={sheetView.caption} rates={sheetView.rates} />
    </Figure>
  );
}

/** A choice of a sale marks its plot on the map. */
export function Comparables() {
  const { caption, columns } = comparableView;
  return (
    <Figure content={comparableView} isUnmarked isProduct>
      <ParcelMap className="mt-4 h-[13.75rem]" chosen={parcel.number} marked={sales.map(({ number }) => number)} />
      <Table caption={caption} columns={columns} widths={["w-[44%] text-left", "text-right", "text-right"]}>
        {sales.map(({ upi, rate, month }) => (
          <tr key={upi}>
            <th scope="row">{upi}</th>
            <td className="text-right">{count(rate)}</td>
            <td className="text-right">{month}</td>
          </tr>
        ))}
      </Table>
    </Figure>
  );
}

/** The stages of a report, with the parts that are locked and the person who acts next. */
export function Certification() {
  const { labels, stages } = certificationView;
  return (
    <Figure content={certificationView} isUnmarked isProduct>
      <Facts
        className="border-ink-200 mt-4 border-t *:grid *:gap-x-4 *:border-b *:py-2.5 @xl:*:grid-cols-[140px_1fr]"
        items={(["next", "figures", "badge"] as const).map((key) => [
          labels[key],
          <States key={key}>{stages.map((stage) => stage[key])}</States>,
        ])}
      />
    </Figure>
  );
}
