import { scaleLinear } from "d3-scale";
import { processMap } from "@/content/services/digital-transformation";
import { Figure } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { Block, Label, Limit, Plot, percent, rowsOf, Tick } from "./parts/plot";
import { inSequence, sum } from "./parts/sums";

const { places, ways, limit, maxDays, texts } = processMap;
const rows = rowsOf(places.length, 2.5);
const x = scaleLinear([0, maxDays], [0, 100]);
const totals = ways.map(({ stays }) => sum(stays.map(({ days }) => days)));

export function DigitalTransformation() {
  return (
    <Figure content={processMap}>
      <Plot label={processMap.shape} className="mt-10 mb-8 ml-[3.875rem] h-[13.125rem]">
        {places.map((place, row) => {
          const foot = percent(rows.bar(row)[1] + 2.5);
          return (
            <g key={place}>
              <line x1="-62" x2="100%" y1={foot} y2={foot} className="stroke-ink-200" />
              <Label x="-62" y={rows.middle(row)} text={place} />
            </g>
          );
        })}
        {ways.map(({ stays }, state) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the state.
          <g key={state} data-state={state + 1}>
            {inSequence<(typeof stays)[number]>(stays, ({ days }) => days).map(({ place, days, from, to, ...stay }) => {
              const row = places.indexOf(place);
              const lateFrom = Math.max(limit.days, from);
              const isDark = state === 0 || lateFrom === from;
              return (
                <g key={from}>
                  <Block
                    x={[x(from), x(to)]}
                    y={rows.bar(row)}
                    className={`forced-colors:stroke-[CanvasText] ${state === 0 ? "fill-green-700" : "fill-ink-200"}`}
                  />
                  {lateFrom < to && <Block x={[x(lateFrom), x(to)]} y={rows.bar(row)} className="fill-earth-600" />}
                  {"words" in stay && (
                    <Label
                      x={x((from + to) / 2)}
                      y={rows.middle(row)}
                      anchor="middle"
                      className={`${days < 3 ? "hidden @xl:block" : ""} ${isDark ? "fill-white" : "fill-ink-950"}`}
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
