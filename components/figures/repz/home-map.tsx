import { clusters, homes, homeTexts, isChecked, map } from "@/content/solution/repz";
import { inState, States } from "../parts/figure";
import { At, Label, Plot, Shapes } from "../parts/plot";

/** The streets in percent of the map: thin ones first, then two main roads. */
const STREETS =
  "M0 22L44 0M0 44L88 0M0 66L100 16M0 88L100 38M22 100L100 61M66 100L100 83M8 0L58 100M30 0L80 100M52 0L100 96M74 0L100 52M0 28L36 100M0 72L14 100";
const ROADS = "M66 0L40 46 22 100M0 56Q30 40 52 56T100 60";
const PARKS = "M10 70l8-5 5 9-9 5zM50 40l10-5 6 10-12 6zM84 20l9-4 4 8-9 5z";
const PIN = "fill-white stroke-ink-500";
const inThousands = (price: number) => `US$ ${price / 1000}k`;

/** Prices and counts on a map of streets. The second state keeps only homes whose deeds were checked. */
export function HomeMap() {
  return (
    <div className="grid">
      {/* The list replaces the map where its pins have no room. */}
      <ul className="pb-12 @2xs:sr-only">
        {homes.map((home) => (
          <li
            key={home.stand}
            {...(isChecked(home) ? {} : inState(1))}
          >{`${home.suburb}, ${inThousands(home.price)}`}</li>
        ))}
        {clusters.map(({ count, checked }) => (
          <li key={count}>
            <States>{[`${count} ${homeTexts.homes}`, `${checked} ${homeTexts.homes}`]}</States>
          </li>
        ))}
      </ul>
      <Plot className="rounded-ctl hidden h-[12.5rem] overflow-hidden bg-ink-100 @2xs:block @2xl:h-auto @2xl:min-h-[27rem] @5xl:min-h-[23rem]">
        <Shapes width={100} height={100}>
          <path d={PARKS} className="fill-green-200 forced-colors:hidden" />
          <path d={STREETS} className="fill-none stroke-white stroke-[7]" />
          <path d={ROADS} className="fill-none stroke-white stroke-[12]" />
          <path d={ROADS} className="fill-none stroke-earth-300 stroke-1" />
        </Shapes>
        {map.suburbs.map(({ name, at: [x, y] }) => (
          <Label key={name} x={x} y={y} dy={0} anchor="middle" text={name} />
        ))}
        {clusters.map(({ count, checked, at: [x, y] }) => (
          <At key={count} x={x} y={y}>
            <path d="M0-19l19 19L0 19l-19-19z" className="fill-green-800 stroke-white stroke-2" />
            {[count, checked].map((homesHere, i) => (
              <g key={homesHere} data-state={i + 1}>
                <Label anchor="middle" on="dark" text={homesHere} />
              </g>
            ))}
          </At>
        ))}
        {homes.map((home) => (
          <g key={home.stand} data-state={isChecked(home) ? undefined : 1}>
            <At x={home.at[0]} y={home.at[1]}>
              <g transform="translate(0 -7)">
                <rect x="-3.1em" y="-1.85em" width="6.2em" height="1.85em" rx="4" className={PIN} />
                <path d="M-6 0 0 7 6 0" className={PIN} />
              </g>
              <Label y="-7" dy="-.55em" anchor="middle" strong text={inThousands(home.price)} />
            </At>
          </g>
        ))}
      </Plot>
    </div>
  );
}
