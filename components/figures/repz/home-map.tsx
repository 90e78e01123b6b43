import { clusters, homes, map } from "@/content/solution/repz";
import { At, Label, Plot, Shapes } from "../parts/plot";

/** Streets in percent of the map: thin ones first, then two main roads. */
const STREETS =
  "M0 22L44 0M0 44L88 0M0 66L100 16M0 88L100 38M22 100L100 61M66 100L100 83M8 0L58 100M30 0L80 100M52 0L100 96M74 0L100 52M0 28L36 100M0 72L14 100";
const ROADS = "M66 0L40 46 22 100M0 56Q30 40 52 56T100 60";
const PARKS = "M10 70l8-5 5 9-9 5zM50 40l10-5 6 10-12 6zM84 20l9-4 4 8-9 5z";
const PIN = "M0 0l-6-7h-25a4 4 0 0 1-4-4v-16a4 4 0 0 1 4-4h62a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-25z";

/** Prices and counts on a map of streets. */
export function HomeMap({ className }: { className: string }) {
  return (
    <Plot label={map.shape} className={`overflow-hidden rounded-ctl bg-ink-100 ${className}`}>
      <Shapes width={100} height={100}>
        <path d={PARKS} className="fill-green-200 forced-colors:hidden" />
        <path d={STREETS} className="fill-none stroke-white stroke-[7]" />
        <path d={ROADS} className="fill-none stroke-white stroke-[12]" />
        <path d={ROADS} className="fill-none stroke-earth-300 stroke-1" />
      </Shapes>
      {map.suburbs.map(({ name, at: [x, y] }) => (
        <Label key={name} x={x} y={y} dy={0} anchor="middle" text={name} />
      ))}
      {clusters.map(({ count, at: [x, y] }) => (
        <At key={count} x={x} y={y}>
          <path d="M0-19l19 19L0 19l-19-19z" className="fill-green-800 stroke-white stroke-2" />
          <Label anchor="middle" on="dark" text={count} />
        </At>
      ))}
      {homes.map(({ stand, price, at: [x, y] }) => (
        <At key={stand} x={x} y={y}>
          <path d={PIN} className="fill-white stroke-ink-500" />
          <Label dy={-14} anchor="middle" strong text={`US$ ${price / 1000}k`} />
        </At>
      ))}
    </Plot>
  );
}
