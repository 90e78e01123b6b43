import { scaleLinear, scaleUtc } from "d3-scale";
import { boardReport } from "@/content/figures/adaptive-methodologies";
import { shortDate } from "./parts/dates";
import { Figure } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { AxisFlag, Marker, Plot, percent, Shapes } from "./parts/plot";
import { stateClasses } from "./parts/states";

const { columns, full, start, counted, finished, scope, milestone, throughput, texts } = boardReport;
const day = 24 * 60 * 60 * 1000;
const dayOf = (date: string) => Date.parse(date) / day;

/** Days and cards, from the top left. */
const [days, first] = [dayOf(milestone) - dayOf(start), dayOf(start)];
const x = scaleUtc([new Date(start), new Date(milestone)], [0, 100]);
const y = scaleLinear([0, scope], [100, 0]);
const xOf = (date: string) => x(new Date(date));

const done = finished.reduce((total, cards) => total + cards, 0);
const left = scope - done;
/** The Fridays up to the count. */
const climb = finished.map((_, week) => ({
  day: dayOf(counted) - first - (finished.length - 1 - week) * 7,
  cards: finished.slice(0, week + 1).reduce((total, cards) => total + cards, 0),
}));
const forecasts = throughput.map((cards) => {
  const weeks = Math.ceil(left / cards);
  const end = new Date(Date.parse(counted) + weeks * 7 * day).toISOString().slice(0, 10);
  return { cards, weeks, end, spare: dayOf(milestone) - dayOf(end) };
});

export function AdaptiveMethodologies() {
  return (
    <Figure content={boardReport}>
      <div className="mt-4 grid gap-x-7 gap-y-3 @xl:grid-cols-2">
        <div>
          <div className="grid grid-cols-3 gap-2">
            {columns.map((column) => (
              <Column key={column.name} {...column} />
            ))}
          </div>
          <p className="border-ink-950 mt-2 border-t-2 pt-2 text-[.8125rem] leading-snug text-ink-700 @xl:text-xs">
            <b className="text-ink-950">{full.title}.</b> {full.note}
          </p>
        </div>
        <Plot label={boardReport.shape} className="mt-8 mb-[52px] h-[180px] @xl:h-[228px]">
          <Shapes width={days} height={scope}>
            <path
              className="fill-green-700 forced-colors:stroke-[CanvasText]"
              d={`M0 ${scope}${climb.map((point) => `L${point.day} ${scope - point.cards}`).join("")}V${scope}z`}
            />
            {forecasts.map(({ end }, i) => (
              <g key={end} className={stateClasses[i]}>
                <path
                  className="fill-green-100 forced-colors:fill-[Canvas]"
                  d={`M${dayOf(counted) - first} ${scope}V${scope - done}L${dayOf(end) - first} 0V${scope}z`}
                />
                <path
                  className="fill-none stroke-green-700 stroke-2 [stroke-dasharray:5_4]"
                  d={`M${dayOf(counted) - first} ${scope - done}L${dayOf(end) - first} 0`}
                />
              </g>
            ))}
            <path className="limit" d={`M${days} 0V${scope}`} />
            <path
              className="fill-none stroke-ink-950 stroke-[1.5] forced-colors:stroke-[CanvasText]"
              d={`M0 0H${days}M0 ${scope}H${days}`}
            />
          </Shapes>
          <text y="0" dy="-15" className="t">
            {texts.scope} {scope}
          </text>
          <text x="100%" y="0" dy="-15" className="e t">
            {texts.milestone} {shortDate(milestone)}
          </text>
          <text x={percent(xOf(counted))} y="100%" dx="-8" dy="-10" className="e !fill-white font-semibold">
            {done} {texts.done}
          </text>
          <text y="100%" dy="22">
            {shortDate(start)}
          </text>
          <text x={percent(xOf(counted))} y="100%" dy="22" className="m t">
            {shortDate(counted)}
          </text>
          {forecasts.map(({ cards, weeks, end }, i) => (
            <g key={end} className={stateClasses[i]}>
              {Array.from({ length: weeks }, (_, week) => (
                <Marker
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week.
                  key={week}
                  x={xOf(counted) + ((xOf(end) - xOf(counted)) * (week + 1)) / weeks}
                  y={y(Math.min(scope, done + cards * (week + 1)))}
                  radius={week + 1 === weeks ? 9 : 5}
                  className="fill-green-800 stroke-white stroke-[1.5]"
                />
              ))}
              <AxisFlag x={xOf(end)} text={shortDate(end)} width={54} />
            </g>
          ))}
        </Plot>
      </div>
      <Numbers
        items={[
          { term: texts.left, states: [{ value: `${left} ${texts.cards}` }] },
          { term: texts.takes, states: forecasts.map(({ weeks }) => ({ value: `${weeks} ${texts.weeks}` })) },
          { term: texts.spare, states: forecasts.map(({ spare }) => ({ value: `${spare} ${texts.days}` })) },
        ]}
      />
    </Figure>
  );
}

interface ColumnProps {
  name: string;
  limit?: number;
  cards: readonly { name: string; days?: number }[];
  more?: number;
}

/** Cards under the name of their column, and the free places up to its limit. */
function Column({ name, limit, cards, more = 0 }: ColumnProps) {
  const isFull = cards.length === limit;
  const free = limit ? limit - cards.length : 0;
  return (
    <div>
      <p className="mb-1.5 leading-tight font-semibold">
        {name}
        <span className={`block text-[.8125rem] ${isFull ? "" : "font-normal text-ink-600"}`}>
          {cards.length + more} {limit ? `${texts.of} ${limit}` : texts.cards}
        </span>
      </p>
      <ul className="grid gap-1.5">
        {cards.map((card) => (
          <li
            key={card.name}
            className={`flex h-10 flex-col justify-center rounded-ctl border-[1.5px] px-2 leading-tight font-medium ${
              card.days ? "border-earth-600 bg-earth-100" : limit ? "border-green-700 bg-green-100" : "border-ink-300"
            }`}
          >
            {card.name}
            {card.days && (
              <span className="text-[.8125rem] font-semibold text-earth-700">
                {card.days} {texts.days}
              </span>
            )}
          </li>
        ))}
        {Array.from({ length: free }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are equal.
          <li key={place} aria-hidden="true" className="border-ink-500 h-10 rounded-ctl border border-dashed" />
        ))}
        {more > 0 && (
          <li className="text-[.8125rem] text-ink-600">
            {more} {texts.more}
          </li>
        )}
      </ul>
      {isFull && <div className="bg-ink-950 mt-1.5 h-[3px] forced-colors:border-t" />}
    </div>
  );
}
