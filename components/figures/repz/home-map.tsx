import { clusters, type Home, homes, map } from "@/content/figures/repz";
import { Plot, percent } from "../parts/plot";

const thousands = (price: number) => `US$ ${price / 1000}k`;

const isInside = (home: Home) => (map.inside.stands as readonly string[]).includes(home.stand);
const isClusterInside = (count: number) => (map.inside.clusters as readonly number[]).includes(count);

/** Streets in percent of the map: thin ones first, then two main roads. */
const STREETS =
  "M0 22L44 0M0 44L88 0M0 66L100 16M0 88L100 38M22 100L100 61M66 100L100 83M8 0L58 100M30 0L80 100M52 0L100 96M74 0L100 52M0 28L36 100M0 72L14 100";
const ROADS = "M66 0L40 46 22 100M0 56Q30 40 52 56T100 60";

/**
 * Prices and counts on a map of streets.
 * @param withShape shows a drawn shape in the second state, where what lies outside it is pale.
 */
export function HomeMap({ className, withShape }: { className: string; withShape?: boolean }) {
  const pale = (inside: boolean) => (withShape && !inside ? "on-map-outside" : "");
  return (
    <Plot label={map.shape} className={`overflow-hidden rounded-ctl bg-ink-100 ${className}`}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path d="M10 70l8-5 5 9-9 5zM50 40l10-5 6 10-12 6zM84 20l9-4 4 8-9 5z" className="fill-green-200" />
        <path d={STREETS} className="fill-none stroke-white stroke-[7]" />
        <path d={ROADS} className="fill-none stroke-white stroke-[12]" />
        <path d={ROADS} className="fill-none stroke-earth-300 stroke-1" />
        {withShape && (
          <path
            d={`M${map.drawn.map((point) => point.join(" ")).join("L")}z`}
            className="s2 fill-green-500/15 stroke-green-800 stroke-[3]"
          />
        )}
      </svg>
      {map.suburbs.map(({ name, x, y }) => (
        <text key={name} x={percent(x)} y={percent(y)} className="m">
          {name}
        </text>
      ))}
      {clusters.map(({ count, x, y }) => (
        <svg key={count} x={percent(x)} y={percent(y)} className={pale(isClusterInside(count))} aria-hidden="true">
          <path d="M0-19l19 19L0 19l-19-19z" className="fill-green-800 stroke-white stroke-2" />
          <text dy=".35em" className="m fill-white font-semibold">
            {count}
          </text>
        </svg>
      ))}
      {homes.map((home) => (
        <svg
          key={home.stand}
          x={percent(home.x)}
          y={percent(home.y)}
          className={pale(isInside(home))}
          aria-hidden="true"
        >
          <path
            d="M0 0l-6-7h-25a4 4 0 0 1-4-4v-16a4 4 0 0 1 4-4h62a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-25z"
            className="fill-white stroke-ink-500"
          />
          <text dy="-14" className="m t">
            {thousands(home.price)}
          </text>
        </svg>
      ))}
    </Plot>
  );
}
