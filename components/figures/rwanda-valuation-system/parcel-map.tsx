import { PLOTS_IN_ROW, road, rows } from "@/content/solution/rwanda-valuation-system";
import { Label, Plot, Shapes } from "../parts/plot";

/** Half of a plot's width and height, and its lean to the side, which is that of the streets. */
const [HALF_WIDTH, HALF_HEIGHT, LEAN] = [8.7, 9.6, 0.6];

/** Plots with their middle and corners, in percent of the map. The road runs between the second and the third row. */
const plots = rows.flatMap((first, row) =>
  Array.from({ length: PLOTS_IN_ROW }, (_, column) => {
    const x = 12 + column * 18.4 + row * 1.2;
    const y = 12.5 + row * 21 + (row > 1 ? 11.5 : 0);
    const [top, bottom] = [y - HALF_HEIGHT, y + HALF_HEIGHT];
    const corners = [
      [x - HALF_WIDTH - LEAN, top],
      [x + HALF_WIDTH - LEAN, top],
      [x + HALF_WIDTH + LEAN, bottom],
      [x - HALF_WIDTH + LEAN, bottom],
    ] as const;
    return { number: first + column, x, y, path: `M${corners.map((at) => at.join(" ")).join("L")}z` };
  }),
);

const numbers = rows.map((first) => Array.from({ length: PLOTS_IN_ROW }, (_, column) => first + column).join(", "));

interface ParcelMapProps {
  className: string;
  /** The number of the plot that is filled. */
  chosen: number;
  /** The plot that is marked in each state. */
  marked?: readonly number[];
}

/** Plots on both sides of a road. */
export function ParcelMap({ className, chosen, marked = [] }: ParcelMapProps) {
  return (
    <Plot
      data={
        <ul className="sr-only">
          {[...numbers.slice(0, 2), road, ...numbers.slice(2)].map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      }
      className={`bg-ink-100 rounded-ctl overflow-hidden ${className}`}
    >
      <Shapes width={100} height={100}>
        {plots.map((plot) => (
          <path
            key={plot.number}
            d={plot.path}
            className={`stroke-ink-500 ${plot.number === chosen ? "fill-green-700" : "fill-white"}`}
          />
        ))}
        {marked.map((wanted, state) => (
          <path
            key={wanted}
            d={plots.find(({ number }) => number === wanted)?.path}
            data-state={state + 1}
            className="fill-green-200 stroke-ink-950 stroke-[3]"
          />
        ))}
      </Shapes>
      {plots.map((plot) => (
        <Label
          key={plot.number}
          x={plot.x}
          y={plot.y}
          anchor="middle"
          on={plot.number === chosen ? "dark" : undefined}
          className={`hidden @2xs:block ${plot.number === chosen ? "" : "fill-ink-700"}`}
          text={plot.number}
        />
      ))}
      <Label x={3} y={50} text={road} />
    </Plot>
  );
}
