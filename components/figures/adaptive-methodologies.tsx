import { scaleLinear } from "d3-scale";
import { Pause } from "@/components/ui/pause";
import { DAY_MS, daysBetween, shortDate } from "@/content/format";
import { boardReport } from "@/content/project/adaptive-methodologies";
import { sum } from "@/content/sums";
import { DataTable } from "./parts/data-table";
import { Figure } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { AxisFlag, Label, Marker, Plot, Shapes, Tick } from "./parts/plot";

const { columns, full, start, counted, finished, scope, milestone, axisEnd, throughput, texts } = boardReport;
const dayOf = (date: string) => daysBetween(start, date);
const dateOf = (day: number) => shortDate(Date.parse(start) + day * DAY_MS);
const [today, due, days] = [dayOf(counted), dayOf(milestone), dayOf(axisEnd)];

/** The scales of the plot in percent. Shapes are in days and cards, from the top left. */
const x = scaleLinear([0, days], [0, 100]);
const y = scaleLinear([0, scope], [100, 0]);

const done = sum(finished);
/** The Fridays up to the count. */
const climb = finished.map((_, week) => ({
  day: today - (finished.length - 1 - week) * 7,
  cards: sum(finished.slice(0, week + 1)),
}));
const forecasts = throughput.map((cards) => {
  const weeks = Array.from({ length: Math.ceil((scope - done) / cards) }, (_, week) => ({
    day: today + (week + 1) * 7,
    cards: Math.min(scope, done + cards * (week + 1)),
  }));
  const end = today + weeks.length * 7;
  return { weeks, end, date: dateOf(end), spare: due - end };
});

/** Hides what the table, the numbers or the sentence repeat, where text is too large for the drawing. */
const WIDE = "hidden @3xs:block";

export function AdaptiveMethodologies() {
  return (
    <Figure content={boardReport}>
      <div className="mt-4 grid gap-x-7 gap-y-3 @xl:grid-cols-2">
        <div>
          <div className="grid gap-2 @3xs:grid-cols-3">
            {columns.map((column) => (
              <Column key={column.name} {...column} />
            ))}
          </div>
          <p className="border-ink-950 mt-2 border-t-2 pt-2 text-[.8125rem] leading-snug text-ink-700">
            <b className="text-ink-950">{full.title}.</b> {full.note}
          </p>
        </div>
        <Plot
          className="mt-8 mb-[3.25rem] h-[11.25rem] @xl:h-[14.25rem]"
          data={
            <DataTable
              caption={`${texts.caption} ${scope}`}
              columns={[texts.date, texts.done]}
              rows={[
                ...climb.map(({ day, cards }) => [dateOf(day), cards]),
                [forecasts.map(({ date }) => `${date}, ${texts.forecast}`), scope],
              ]}
            />
          }
        >
          <Shapes width={days} height={scope}>
            <path
              className="fill-green-700"
              d={`M0 ${scope}${climb.map(({ day, cards }) => `L${day} ${scope - cards}`).join("")}V${scope}z`}
            />
            {forecasts.map(({ end }, i) => (
              <g key={end} data-state={i + 1}>
                <path className="fill-green-100" d={`M${today} ${scope}V${scope - done}L${end} 0V${scope}z`} />
                <path
                  className="fill-none stroke-green-700 stroke-2 [stroke-dasharray:5_4]"
                  d={`M${today} ${scope - done}L${end} 0`}
                />
              </g>
            ))}
            <path className="limit" d={`M${due} 0V${scope}`} />
            <path className="ink fill-none" d={`M0 0H${days}M0 ${scope}H${days}`} />
          </Shapes>
          <Label dy={-15} strong text={`${texts.scope} ${scope}`} />
          <Label
            x={x(due)}
            dy={-15}
            anchor="end"
            strong
            className={WIDE}
            text={`${texts.milestone} ${shortDate(milestone)}`}
          />
          <Label
            x={x(today)}
            y={100}
            dx={-8}
            dy={-10}
            anchor="end"
            on="dark"
            className={WIDE}
            text={`${done} ${texts.done}`}
          />
          <Tick anchor="start" text={shortDate(start)} />
          <Tick x={x(today)} strong className={WIDE} text={shortDate(counted)} />
          {forecasts.map(({ weeks, end, date }, i) => (
            <g key={end} data-state={i + 1}>
              {weeks.map(({ day, cards }, week) => (
                <Marker
                  key={day}
                  move={day === end ? "end" : `week ${week}`}
                  x={x(day)}
                  y={y(cards)}
                  radius={day === end ? 9 : 5}
                  kind="step"
                />
              ))}
              <AxisFlag x={x(end)} text={date} width={58} />
            </g>
          ))}
        </Plot>
      </div>
      <Numbers
        items={[
          { term: texts.left, states: [`${scope - done} ${texts.cards}`] },
          { term: texts.takes, states: forecasts.map(({ weeks }) => `${weeks.length} ${texts.weeks}`) },
          {
            term: texts.spare,
            states: forecasts.map(({ spare }) =>
              spare < 0
                ? { value: texts.none, remark: `${-spare} ${texts.days} ${texts.late}`, isBad: true }
                : `${spare} ${texts.days}`,
            ),
          },
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
  const color = limit ? "border-green-700 bg-green-100" : "border-ink-300";
  return (
    <div>
      <p className="mb-1.5 leading-tight font-semibold">
        {name}
        <Pause />
        <span className={`block text-[.8125rem] ${isFull ? "" : "font-normal text-ink-600"}`}>
          {cards.length + more} {limit ? `${texts.of} ${limit}` : texts.cards}
        </span>
      </p>
      <ul className="grid gap-1.5">
        {cards.map((card) => (
          <li
            key={card.name}
            className={`flex min-h-10 flex-col justify-center rounded-ctl border-[1.5px] px-2 leading-tight font-medium ${card.days ? "border-earth-600 bg-earth-100" : color}`}
          >
            {card.name}
            {card.days && <Pause />}
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
      {isFull && <div className="bg-ink-950 mt-1.5 h-[.1875rem] forced-colors:border-t" />}
    </div>
  );
}
