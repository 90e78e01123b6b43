import { road, rows } from "@/content/figures/rwanda-valuation-system";
import { At, Label, Plot, Shapes } from "../parts/plot";
import { stateClasses } from "../parts/states";

/** Half of a plot's width and height, and how far it leans to the side, as the streets do. */
const [HALF_WIDTH, HALF_HEIGHT, LEAN] = [8.7, 9.6, 0.6];

/** Plots with their middle and corners, in percent of the map. The road runs between the second and the third row. */
const plots = rows.flatMap(({ first, prices }, row) =>
  prices.map((price, column) => {
    const x = 12 + column * 18.4 + row * 1.2;
    const y = 12.5 + row * 21 + (row > 1 ? 11.5 : 0);
    const [top, bottom] = [y - HALF_HEIGHT, y + HALF_HEIGHT];
    const corners = [
      [x - HALF_WIDTH - LEAN, top],
      [x + HALF_WIDTH - LEAN, top],
      [x + HALF_WIDTH + LEAN, bottom],
      [x - HALF_WIDTH + LEAN, bottom],
    ] as const;
    return { number: first + column, price, x, y, corners, path: `M${corners.map((at) => at.join(" ")).join("L")}z` };
  }),
);

/** Five steps from 30 to 60 thousand francs. */
const shades = ["fill-white", "fill-green-100", "fill-green-200", "fill-green-300", "fill-green-600"];
const stepOf = (price: number) => Math.min(4, Math.floor((price - 30) / 6));

interface ParcelMapProps {
  className: string;
  /** The number of the plot that is filled. */
  chosen?: number;
  /** Whether its corner points show. */
  hasCorners?: boolean;
  /** The plot that is marked in each state. */
  marked?: readonly number[];
  /** Shades plots by price, and shows the price in place of the number. */
  hasPrices?: boolean;
}

/** Plots on both sides of a road. */
export function ParcelMap({ className, chosen, hasCorners, marked = [], hasPrices }: ParcelMapProps) {
  const isDark = ({ number, price }: (typeof plots)[number]) => number === chosen || (hasPrices && stepOf(price) === 4);
  const fillOf = ({ number, price }: (typeof plots)[number]) =>
    number === chosen ? "fill-green-700" : shades[hasPrices ? stepOf(price) : 0];
  const corners = hasCorners ? plots.find(({ number }) => number === chosen)?.corners : undefined;
  return (
    <Plot
      label="Map of plots on both sides of an avenue."
      className={`bg-ink-100 rounded-ctl overflow-hidden ${className}`}
    >
      <Shapes width={100} height={100}>
        {plots.map((plot) => (
          <path key={plot.number} d={plot.path} className={`stroke-ink-400 ${fillOf(plot)}`} />
        ))}
        {marked.map((wanted, state) => (
          <path
            key={wanted}
            d={plots.find(({ number }) => number === wanted)?.path}
            className={`${stateClasses[state]} fill-green-200 stroke-ink-950 stroke-[3]`}
          />
        ))}
      </Shapes>
      {plots.map((plot) => (
        <Label
          key={plot.number}
          x={plot.x}
          y={plot.y}
          className={isDark(plot) ? "m w" : "m fill-ink-700"}
          text={hasPrices ? `${plot.price}k` : plot.number}
        />
      ))}
      {corners?.map(([x, y]) => (
        <At key={`${x} ${y}`} x={x} y={y}>
          <path d="M0-7l7 7-7 7-7-7z" className="fill-white stroke-ink-950 stroke-2" />
        </At>
      ))}
      <Label x={3} y={50} text={road} />
    </Plot>
  );
}
