import { count } from "@/content/format";
import {
  certificationView,
  comparableView,
  parcel,
  reportView,
  sales,
  sheet,
  sheetView,
} from "@/content/solution/rwanda-valuation-system";
import { Comparison } from "../parts/comparison";
import { Facts } from "../parts/facts";
import { Figure, States } from "../parts/figure";
import { Table } from "../parts/table";
import { ParcelMap } from "./parcel-map";
import { ValueSheet } from "./value-sheet";

/**
 * The parcel on its map beside its sheet, which a choice shows at three stages; on a narrow figure without the map. The
 * ground of the map and the paper of the sheet run on past the foot of the window.
 */
export function SheetHero() {
  const { labels, stages } = certificationView;
  return (
    <Figure content={certificationView} isProduct isCut>
      <div className="grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-[1fr_270px_1fr] @5xl:gap-6">
        <div className="flex flex-col gap-4 @5xl:contents">
          <div>
            <p className="font-semibold">{`Parcel ${parcel.upi}`}</p>
            <p className="text-ink-600">{parcel.place}</p>
            <Facts
              items={[
                ...(["next", "figures", "badge"] as const).map(
                  (key) => [labels[key], <States key={key}>{stages.map((stage) => stage[key])}</States>] as const,
                ),
                ...parcel.facts,
              ]}
              className="mt-2 *:flex *:justify-between *:gap-3 *:border-b *:py-1.5 @max-5xl:*:nth-[n+4]:hidden [&_dd]:text-right"
            />
          </div>
          <div className="bg-ink-100 rounded-ctl hidden flex-1 pb-(--cut) @2xl:grid @5xl:-order-1">
            <ParcelMap className="min-h-[13.75rem]" chosen={parcel.number} />
          </div>
        </div>
        <div className="rounded-win border-ink-200 border px-1 pb-[var(--cut,1rem)] @2xl:px-3">
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
    <Figure content={sheetView} isProduct>
      <ValueSheet caption={sheetView.caption} rates={sheetView.rates} />
    </Figure>
  );
}

/** A choice of a sale marks its plot on the map. */
export function Comparables() {
  const { caption, columns } = comparableView;
  return (
    <Figure content={comparableView} isProduct>
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
