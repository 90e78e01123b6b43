import { area, line } from "d3-shape";
import { dashboard } from "@/content/figures/monitoring-performance";
import { Figure } from "./parts/figure";
import { Level, Upright } from "./parts/lines";
import { Numbers } from "./parts/numbers";
import { AxisFlag, Marker, Plot, percent, Shapes } from "./parts/plot";
import { stateClasses } from "./parts/states";

const { month, budget, slow, alarm, latency, connections, days, texts } = dashboard;

type Point = readonly [day: number, value: number];

/** What is left at the end of each day, from the beginning of the month. */
const left = [budget.slow, ...slow.map((_, i) => budget.slow - slow.slice(0, i + 1).reduce((sum, n) => sum + n, 0))];
const remaining: readonly Point[] = left.map((value, day) => [day, value]);
const [leftToday, slowToday] = [left[month.today] ?? 0, slow[month.today - 1] ?? 0];
const leftAtEnd = leftToday - slowToday * (month.days - month.today);

/** The three charts share one axis of days. Heights are in pixels of the plot, which is 316 high. */
const HEIGHT = 316;
const charts = {
  budget: { top: 0, height: 144, max: budget.slow },
  latency: { top: 202, height: 40, max: 3 },
  connections: { top: 276, height: 40, max: 75 },
};
type Chart = (typeof charts)[keyof typeof charts];

const x = (day: number) => (day / month.days) * 100;
const y = ({ top, height, max }: Chart, value: number) => ((top + height * (1 - value / max)) / HEIGHT) * 100;

const areaOf = (points: readonly Point[], max: number) =>
  area<Point>(
    ([day]) => day,
    max,
    ([, value]) => max - value,
  )([...points]) ?? "";
const lineOf = (points: readonly Point[], max: number) =>
  line<Point>(
    ([day]) => day,
    ([, value]) => max - value,
  )([...points]) ?? "";

const alarmAt = alarm.day - 1 + (alarm.hour + alarm.minute / 60) / 24;
const [beforeAlarm = 0, afterAlarm = 0] = [left[alarm.day - 1], left[alarm.day]];
const alarmLeft = beforeAlarm + (alarmAt - alarm.day + 1) * (afterAlarm - beforeAlarm);

/** A small chart of a value of each day against its limit. */
function SmallChart({
  chart,
  name,
  values,
  limit,
  unit = "",
  peak,
}: {
  chart: Chart;
  name: string;
  values: readonly number[];
  limit: number;
  unit?: string;
  peak: string;
}) {
  const points: readonly Point[] = [values[0] ?? 0, ...values].map((value, day) => [day, value]);
  return (
    <>
      <text x="0" y={percent(y(chart, chart.max))} dy="-8" className="t">
        {name}
      </text>
      <svg y={percent(y(chart, chart.max))} height={chart.height} aria-hidden="true">
        <Shapes width={month.days} height={chart.max}>
          <path d={areaOf(points, chart.max)} className="fill-green-300 forced-colors:fill-[Canvas]" />
          <path
            d={lineOf(points, chart.max)}
            className="fill-none stroke-green-700 stroke-2 forced-colors:stroke-[CanvasText]"
          />
        </Shapes>
      </svg>
      <Level y={percent(y(chart, 0))} />
      <Level y={percent(y(chart, limit))} kind="limit" />
      <text y={percent(y(chart, limit))} dx="-8" dy=".35em" className="e t">
        {limit}
        {unit && ` ${unit}`}
      </text>
      <text
        x={percent(x(alarm.day + 1))}
        y={percent(y(chart, limit))}
        dx="2"
        dy="-6"
        className="fill-earth-700 font-semibold forced-colors:fill-[CanvasText]"
      >
        {peak}
      </text>
    </>
  );
}

export function MonitoringPerformance() {
  return (
    <Figure content={dashboard}>
      <Plot
        label={dashboard.shape}
        className="mt-11 mb-14 ml-[34px] h-[316px]"
        notes={
          <p className="absolute top-0 right-0 left-[62%] pl-2 text-[.8125rem] leading-snug text-ink-700 @xl:text-xs">
            <b className="block text-ink-950">{alarm.title}</b>
            {alarm.note}
          </p>
        }
      >
        <text x="0" y="0" dx="-34" dy="-16" className="t">
          {budget.label}
        </text>
        <svg height={charts.budget.height} aria-hidden="true">
          <Shapes width={month.days} height={budget.slow}>
            <path d={areaOf(remaining, budget.slow)} className="fill-green-700 forced-colors:stroke-[CanvasText]" />
            <path
              d={lineOf(
                [
                  [month.today, leftToday],
                  [month.days, leftAtEnd],
                ],
                budget.slow,
              )}
              strokeDasharray="4 3"
              className="fill-none stroke-ink-950 stroke-[1.5] forced-colors:stroke-[CanvasText]"
            />
          </Shapes>
        </svg>
        <Level y={percent(y(charts.budget, 0))} kind="limit" />
        {[budget.slow, 0].map((value) => (
          <text key={value} y={percent(y(charts.budget, value))} dx="-8" dy=".35em" className={`e ${value ? "" : "t"}`}>
            {value}
          </text>
        ))}
        <text x="0" y={percent(y(charts.budget, budget.slow / 2))} dx="12" dy=".35em" className="fill-white">
          {budget.usual}
        </text>
        <text x="100%" y={percent(y(charts.budget, leftAtEnd))} dy="-9" className="e t">
          {leftAtEnd}
        </text>
        <text x="0" y={percent(y(charts.budget, 0))} dy="19">
          {budget.empty}
        </text>
        <Upright x={x(alarmAt)} y2={percent(y(charts.budget, alarmLeft))} />
        <Marker
          x={x(alarmAt)}
          y={y(charts.budget, alarmLeft)}
          radius={5}
          className="fill-white stroke-ink-950 stroke-[1.5]"
        />
        <SmallChart chart={charts.latency} {...latency} values={latency.seconds} />
        <SmallChart chart={charts.connections} {...connections} values={connections.inUse} />
        <text y="100%" dy="22">
          1 {month.name}
        </text>
        <text x="100%" y="100%" dy="22" className="e hidden @md:block">
          {month.days} {month.name}
        </text>
        {days.map((day, state) => {
          const marks: [Chart, number][] = [
            [charts.budget, left[day] ?? 0],
            [charts.latency, latency.seconds[day - 1] ?? 0],
            [charts.connections, connections.inUse[day - 1] ?? 0],
          ];
          return (
            <g key={day} className={stateClasses[state]}>
              <Upright x={x(day)} y1={percent(y(charts.budget, left[day] ?? 0))} />
              {marks.map(([chart, value]) => (
                <Marker
                  key={chart.top}
                  x={x(day)}
                  y={y(chart, value)}
                  radius={8}
                  className="fill-ink-950 stroke-white stroke-2"
                />
              ))}
              <AxisFlag x={x(day)} text={`${day} ${month.name}`} width={52} />
            </g>
          );
        })}
      </Plot>
      <Numbers
        items={[
          { term: texts.thatDay, states: days.map((day) => ({ value: String(slow[day - 1]) })) },
          {
            term: budget.label,
            states: days.map((day) => ({ value: String(left[day]), remark: `${texts.of} ${budget.slow}` })),
          },
          {
            term: latency.name,
            states: days.map((day) => {
              const value = latency.seconds[day - 1] ?? 0;
              const over = Math.round((value - latency.limit) * 10) / 10;
              return {
                value: `${value} ${latency.unit}`,
                remark:
                  over > 0
                    ? `${over} ${latency.unit} ${texts.over}`
                    : `${texts.limit} ${latency.limit} ${latency.unit}`,
                isBad: over > 0,
              };
            }),
          },
          {
            term: connections.name,
            states: days.map((day) => {
              const value = connections.inUse[day - 1] ?? 0;
              const isFull = value >= connections.limit;
              return {
                value: String(value),
                remark: isFull ? texts.full : `${texts.of} ${connections.limit}`,
                isBad: isFull,
              };
            }),
          },
        ]}
      />
    </Figure>
  );
}
