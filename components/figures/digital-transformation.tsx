import { processMap } from "@/content/figures/digital-transformation";
import { Figure } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { Plot, percent } from "./parts/plot";
import { stateClasses } from "./parts/states";

const { places, ways, limit, maxDays, texts } = processMap;
const row = 100 / places.length;
const xOf = (days: number) => (days / maxDays) * 100;

/** The stays of a file, each with the days before it. */
const staysOf = ({ stays }: (typeof ways)[number]) =>
  stays.map((stay, i) => ({
    words: undefined,
    ...stay,
    start: stays.slice(0, i).reduce((sum, { days }) => sum + days, 0),
    y: places.indexOf(stay.place) * row,
  }));
const totalOf = ({ stays }: (typeof ways)[number]) => stays.reduce((sum, { days }) => sum + days, 0);

export function DigitalTransformation() {
  return (
    <Figure content={processMap}>
      <Plot label={processMap.shape} className="mt-10 mb-8 ml-[62px] h-[210px]">
        {places.map((place, i) => (
          <g key={place}>
            <line
              x1="-62"
              x2="100%"
              y1={percent((i + 1) * row)}
              y2={percent((i + 1) * row)}
              className="stroke-ink-200"
            />
            <text x="0" y={percent((i + 0.5) * row)} dx="-62" dy=".35em">
              {place}
            </text>
          </g>
        ))}
        {ways.map((way, state) => (
          <g key={stateClasses[state]} className={stateClasses[state]}>
            {staysOf(way).map(({ start, days, y, words }) => {
              const end = start + days;
              const late = Math.max(0, end - Math.max(limit.days, start));
              const block = { y: percent(y + 2.5), height: percent(row - 5) };
              return (
                <g key={start}>
                  <rect
                    {...block}
                    x={percent(xOf(start))}
                    width={percent(xOf(days))}
                    className={`forced-colors:stroke-[CanvasText] ${state === 0 ? "fill-green-700" : "fill-ink-200"}`}
                  />
                  {late > 0 && (
                    <rect
                      {...block}
                      x={percent(xOf(end - late))}
                      width={percent(xOf(late))}
                      className="fill-earth-600 forced-colors:fill-[Highlight]"
                    />
                  )}
                  {words && (
                    <text
                      x={percent(xOf(start + days / 2))}
                      y={percent(y + row / 2)}
                      dy=".35em"
                      className={`m ${days < 3 ? "hidden @xl:block" : ""} ${state === 0 || late === days ? "fill-white" : "fill-ink-950"}`}
                    >
                      {words}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        ))}
        <line x1={percent(xOf(limit.days))} x2={percent(xOf(limit.days))} y1="-8" y2="100%" className="limit" />
        <text x={percent(xOf(limit.days))} y="-15" className="m t">
          {limit.label}
        </text>
        {[0, 5, 10, 15].map((days) => (
          <text
            key={days}
            x={percent(xOf(days))}
            y="100%"
            dy="22"
            className={days === 0 ? "" : days === maxDays ? "e" : "m"}
          >
            {days}
          </text>
        ))}
      </Plot>
      <Numbers
        items={[
          {
            term: texts.days,
            states: ways.map((way) => {
              const spare = limit.days - totalOf(way);
              return {
                value: String(totalOf(way)),
                remark: `${Math.abs(spare)} ${spare < 0 ? texts.over : texts.spare}`,
                isBad: spare < 0,
              };
            }),
          },
          { term: texts.stamps, states: ways.map(({ stamps }) => ({ value: String(stamps) })) },
          { term: texts.visits, states: ways.map(({ visits }) => ({ value: String(visits) })) },
        ]}
      />
    </Figure>
  );
}
