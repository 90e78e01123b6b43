import { plots, road } from "@/content/figures/rwanda-valuation-system";
import { Plot, percent } from "../parts/plot";

/** Of a plot's middle, in percent of the map: the road runs between the second and the third row. */
const columnAt = (column: number, row: number) => 12 + column * 18.4 + row * 1.2;
const rowAt = (row: number) => 12.5 + row * 21 + (row > 1 ? 11.5 : 0);
const HALF = { width: 8.7, height: 9.6 };

/** The corners of a plot: plots lean a little, as the streets do. */
function cornersOf(column: number, row: number): [number, number][] {
  const [x, y] = [columnAt(column, row), rowAt(row)];
  const lean = 0.6;
  return [
    [x - HALF.width - lean, y - HALF.height],
    [x + HALF.width - lean, y - HALF.height],
    [x + HALF.width + lean, y + HALF.height],
    [x - HALF.width + lean, y + HALF.height],
  ];
}

/** Five steps from 30 to 60 thousand francs, each with the text that can be read on it. */
const shades = ["fill-white", "fill-green-100", "fill-green-200", "fill-green-300", "fill-green-600"] as const;
const shadeOf = (price: number) => Math.min(4, Math.floor((price - 30) / 6));

interface ParcelMapProps {
  label: string;
  className: string;
  /** The plot that is filled. */
  chosen?: number;
  /** Whether its corner points show. */
  hasCorners?: boolean;
  /** Plots that are marked, each in the state with its class. */
  marked?: readonly { number: number; state: string | undefined }[];
  /** Shades plots by price, and shows the price in place of the number. */
  hasPrices?: boolean;
}

/** Plots on both sides of a road. */
export function ParcelMap({ label, className, chosen, hasCorners, marked = [], hasPrices }: ParcelMapProps) {
  const all = plots.flatMap((row, y) => row.map(([number, price], x) => ({ number, price, column: x, row: y })));
  const pathOf = (column: number, row: number) =>
    `M${cornersOf(column, row)
      .map((corner) => corner.join(" "))
      .join("L")}z`;
  return (
    <Plot label={label} className={`bg-ink-100 rounded-ctl overflow-hidden ${className}`}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        {all.map(({ number, price, column, row }) => (
          <path
            key={number}
            d={pathOf(column, row)}
            className={`stroke-ink-400 ${number === chosen ? "fill-green-700" : hasPrices ? shades[shadeOf(price)] : "fill-white"}`}
          />
        ))}
        {marked.map(({ number, state }) => {
          const plot = all.find((candidate) => candidate.number === number);
          return (
            plot && (
              <path
                key={number}
                d={pathOf(plot.column, plot.row)}
                className={`${state} fill-green-200 stroke-ink-950 stroke-[3]`}
              />
            )
          );
        })}
      </svg>
      {all.map(({ number, price, column, row }) => {
        const isDark = number === chosen || (hasPrices && shadeOf(price) === 4);
        return (
          <text
            key={number}
            x={percent(columnAt(column, row))}
            y={percent(rowAt(row))}
            dy=".35em"
            className={`m ${isDark ? "fill-white font-semibold" : "fill-ink-700"}`}
          >
            {hasPrices ? `${price}k` : number}
          </text>
        );
      })}
      {hasCorners &&
        all
          .filter(({ number }) => number === chosen)
          .flatMap(({ column, row }) => cornersOf(column, row))
          .map(([x, y]) => (
            <svg key={`${x} ${y}`} x={percent(x)} y={percent(y)} aria-hidden="true">
              <path d="M0-7l7 7-7 7-7-7z" className="fill-white stroke-ink-950 stroke-2" />
            </svg>
          ))}
      <text x="3%" y="50%" dy=".35em">
        {road}
      </text>
    </Plot>
  );
}
