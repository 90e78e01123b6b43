import {
  certificationScreen,
  comparableScreen,
  parcel,
  parcelScreen,
  priceScreen,
  sales,
  sheet,
  sheetHero,
  sheetScreen,
} from "@/content/figures/rwanda-valuation-system";
import { Figure } from "../parts/figure";
import { States, stateClasses } from "../parts/states";
import { Table } from "../parts/table";
import { ParcelMap } from "./parcel-map";
import { ValueSheet } from "./value-sheet";

const MAP = "Map of plots on both sides of an avenue.";

/** The parcel on its map beside its sheet; on a narrow figure the sheet alone. */
export function SheetHero() {
  return (
    <Figure content={sheetHero} isProduct>
      <p className="-mt-2 mb-3 text-ink-600">{parcel.place}</p>
      <div className="grid gap-4 @2xl:grid-cols-2">
        <ParcelMap label={MAP} className="hidden min-h-[300px] @2xl:block" chosen={parcel.number} />
        <div>
          <dl>
            {parcel.facts.map(([term, fact]) => (
              <div key={term} className="border-ink-200 flex justify-between gap-3 border-b py-1.5">
                <dt className="text-ink-600">{term}</dt>
                <dd className="font-medium">{fact}</dd>
              </div>
            ))}
          </dl>
          <ValueSheet caption={sheet.title} rates={[sheet.rate]} />
        </div>
      </div>
    </Figure>
  );
}

export function Parcels() {
  return (
    <Figure content={parcelScreen} isProduct>
      <ParcelMap label={MAP} className="h-[340px]" chosen={parcel.number} hasCorners />
      <p className="mt-3 font-semibold">{parcelScreen.corners}</p>
    </Figure>
  );
}

/** The sheet at three land prices. */
export function Sheet() {
  return (
    <Figure content={sheetScreen} isProduct>
      <ValueSheet caption={sheetScreen.caption} rates={sheetScreen.rates} />
    </Figure>
  );
}

/** A choice of a sale marks its plot on the map. */
export function Comparables() {
  const { caption, columns } = comparableScreen;
  return (
    <Figure content={comparableScreen} isProduct>
      <ParcelMap
        label={MAP}
        className="mt-4 h-[260px]"
        chosen={parcel.number}
        marked={sales.map(({ number }, i) => ({ number, state: stateClasses[i] }))}
      />
      <Table
        caption={caption}
        columns={[
          { label: columns.upi, className: "w-[44%] text-left" },
          { label: columns.rate, className: "text-right" },
          { label: columns.month, className: "text-right" },
        ]}
      >
        {sales.map(({ upi, rate, month }) => (
          <tr key={upi}>
            <th scope="row" className="text-left">
              {upi}
            </th>
            <td className="text-right">{rate.toLocaleString("en-GB")}</td>
            <td className="text-right">{month}</td>
          </tr>
        ))}
      </Table>
    </Figure>
  );
}

export function PriceMap() {
  return (
    <Figure content={priceScreen} isProduct>
      <ParcelMap label={MAP} className="h-[340px]" hasPrices />
      <p className="mt-2 text-[.8125rem] text-ink-600">{priceScreen.legend}</p>
    </Figure>
  );
}

/** What is locked at each stage, and who acts next. */
export function Certification() {
  const { labels, stages } = certificationScreen;
  return (
    <Figure content={certificationScreen} isProduct>
      <dl className="border-ink-200 mt-4 border-t">
        {(["next", "figures", "badge"] as const).map((key) => (
          <div key={key} className="border-ink-200 grid gap-x-4 border-b py-2.5 @xl:grid-cols-[140px_1fr]">
            <dt className="text-ink-600">{labels[key]}</dt>
            <dd className="font-medium">
              <States of={stages.map((stage) => stage[key])} />
            </dd>
          </div>
        ))}
      </dl>
    </Figure>
  );
}
