import { scaleLinear } from "d3-scale";
import { processMap } from "@/content/services/digital-transformation";
import { sum } from "@/content/sums";
import { Figure, States } from "./parts/figure";
import { inSequence } from "./parts/in-sequence";
import { Numbers } from "./parts/numbers";
import { Block, Label, Limit, Plot, percent, rowsOf, Tick } from "./parts/plot";

const { places, ways, limit, maxDays, texts } = processMap;
const rows = rowsOf(places.length, 2.5);
const x = scaleLinear([0, maxDays], [0, 100]);
const totals = ways.map(({ stays }) => sum(stays.map(({ days }) => days)));

/** The offset at which the names of the rows begin. */
const NAMES = "-4.77em";

/** Writes a stay as "Officer 2, by law". */
const textOf = ({ place, days, ...stay }: (typeof ways)[number]["stays"][number]) =>
  [`${place} ${days}`, "words" in stay && stay.words].filter(Boolean).join(", ");

export function DigitalTransformation() {
  return (
    <Figure content={processMap}>
      <Plot
        className="mt-10 mb-8 ml-[3.875rem] h-[13.125rem] @xl:ml-[4.1875rem]"
        data={
          <p className="sr-only">
            {texts.days}: <States>{ways.map(({ stays }) => [...stays.map(textOf), limit.label].join("; "))}</States>
          </p>
        }
      >
        {places.map((place, row) => {
          const foot = percent(rows.bar(row)[1] + 2.5);
          return (
            <g key={place}>
              <line x1={NAMES} x2="100%" y1={foot} y2={foot} className="stroke-ink-200" />
              <Label x={NAMES} y={rows.middle(row)} text={place} />
            </g>
          );
        })}
        {ways.map(({ stays }, state) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the state.
          <g key={state} data-state={state + 1}>
            {inSequence<(typeof stays)[number]>(stays, ({ days }) => days).map(({ place, from, to, ...stay }) => {
              const row = places.indexOf(place);
              const lateFrom = Math.max(limit.days, from);
              const hasRoomBeside = to < maxDays * 0.8;
              return (
                <g key={from}>
                  <Block
                    move={place}
                    x={[x(from), x(to)]}
                    y={rows.bar(row)}
                    className={state === 0 ? "fill-green-700" : "fill-ink-200 stroke-ink-500"}
                  />
                  {lateFrom < to && (
                    <Block
                      move={`${place} late`}
                      x={[x(lateFrom), x(to)]}
                      y={rows.bar(row)}
                      className="fill-earth-600"
                    />
                  )}
                  {"words" in stay && (
                    <Label
                      move={`${place} ${stay.words}`}
                      {...(hasRoomBeside
                        ? { x: x(to), dx: 6 }
                        : { x: x((from + to) / 2), anchor: "middle", on: "dark" })}
                      y={rows.middle(row)}
                      className="hidden font-normal @3xs:block"
                      text={stay.words}
                    />
                  )}
                </g>
              );
            })}
          </g>
        ))}
        <Limit x={x(limit.days)} label={limit.label} />
        {[0, 5, 10, 15].map((days) => (
          <Tick
            key={days}
            x={x(days)}
            anchor={days === 0 ? "start" : days === maxDays ? "end" : "middle"}
            className={days === 0 || days === maxDays ? undefined : "hidden @3xs:block"}
            text={days}
          />
        ))}
      </Plot>
      <Numbers
        items={[
          {
            term: texts.days,
            states: totals.map((value) => {
              const isBad = value > limit.days;
              return { value, remark: `${Math.abs(limit.days - value)} ${isBad ? texts.over : texts.spare}`, isBad };
            }),
          },
          { term: texts.stamps, states: ways.map(({ stamps }) => stamps) },
          { term: texts.visits, states: ways.map(({ visits }) => visits) },
        ]}
      />
    </Figure>
  );
}
