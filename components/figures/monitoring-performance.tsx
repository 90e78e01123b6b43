import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import type { ReactNode } from "react";
import { dashboard } from "@/content/sysadmin/monitoring-performance";
import { Figure } from "./parts/figure";
import { minutesOf } from "./parts/format";
import { Numbers } from "./parts/numbers";
import { AxisFlag, Label, Level, Marker, Note, Plot, Shapes, Tick, Upright } from "./parts/plot";
import { sum } from "./parts/sums";

const { month, budget, slow, alarm, latency, connections, texts } = dashboard;

/** What is left at the end of each day, from the beginning of the month. */
const left = [0, ...slow].map((_, day) => budget.slow - sum(slow.slice(0, day)));
const leftAt = scaleLinear([...left.keys()], left);
const leftAtEnd = leftAt(month.today) - (slow[month.today - 1] ?? 0) * (month.days - month.today);

const x = scaleLinear([0, month.days], [0, 100]);
/** The three charts share one axis of days. Top and height are in pixels of the plot, which is 316 high. */
const chartAt = (top: number, height: number, max: number) => ({
  ...{ top, height, max },
  y: scaleLinear([0, max], [(top + height) / 3.16, top / 3.16]),
});
type Chart = ReturnType<typeof chartAt>;
const charts = {
  budget: chartAt(0, 144, budget.slow),
  latency: chartAt(202, 40, 3),
  connections: chartAt(276, 40, 75),
};

const alarmAt = alarm.day - 1 + minutesOf(alarm.time) / (24 * 60);
const valuesOf = (day: number) => ({
  day,
  slow: slow[day - 1] ?? 0,
  left: leftAt(day),
  seconds: latency.values[day - 1] ?? 0,
  inUse: connections.values[day - 1] ?? 0,
});
const days = dashboard.days.map(valuesOf);

const lineOf = (values: readonly number[], max: number) => line()(values.map((value, day) => [day, max - value])) ?? "";
const areaOf = (values: readonly number[], max: number) => `${lineOf(values, max)}V${max}H0z`;

/** Shapes in days and values, from the top. */
function ChartShapes({ chart: { top, height, max }, children }: { chart: Chart; children: ReactNode }) {
  return (
    <svg y={top} height={height} aria-hidden="true">
      <Shapes width={month.days} height={max}>
        {children}
      </Shapes>
    </svg>
  );
}

interface SmallChartProps {
  chart: Chart;
  name: string;
  values: readonly number[];
  limit: number;
  unit?: string;
  peak: string;
}

/** A small chart of a value of each day against its limit. */
function SmallChart({ chart, name, values, limit, unit = "", peak }: SmallChartProps) {
  const points = [values[0] ?? 0, ...values];
  return (
    <>
      <Label y={chart.y(chart.max)} dy={-8} strong text={name} />
      <ChartShapes chart={chart}>
        <path d={areaOf(points, chart.max)} className="fill-green-300" />
        <path d={lineOf(points, chart.max)} className="fill-none stroke-green-700 stroke-2" />
      </ChartShapes>
      <Level y={chart.y(0)} />
      <Level y={chart.y(limit)} kind="limit" />
      <Label y={chart.y(limit)} dx={-8} anchor="end" strong text={`${limit} ${unit}`} />
      <Label x={x(alarm.day + 1)} y={chart.y(limit)} dx={2} dy={-6} tone="bad" text={peak} />
    </>
  );
}

export function MonitoringPerformance() {
  const { y, max } = charts.budget;
  return (
    <Figure content={dashboard}>
      <Plot
        label={dashboard.shape}
        className="mt-11 mb-14 ml-[2.125rem] h-[19.75rem]"
        notes={<Note title={alarm.title} className="top-0 right-0 left-[62%] pl-2" text={alarm.note} />}
      >
        <Label dx={-34} dy={-16} strong text={budget.label} />
        <ChartShapes chart={charts.budget}>
          <path d={areaOf(left, max)} className="fill-green-700" />
          <path
            d={`M${month.today} ${max - leftAt(month.today)}L${month.days} ${max - leftAtEnd}`}
            className="ink fill-none [stroke-dasharray:4_3]"
          />
        </ChartShapes>
        <Level y={y(0)} kind="limit" />
        <Label y={y(max)} dx={-8} anchor="end" text={max} />
        <Label y={y(0)} dx={-8} anchor="end" strong text="0" />
        <Label y={y(max / 2)} dx={12} className="fill-white" text={budget.usual} />
        <Label x={100} y={y(leftAtEnd)} dy={-9} anchor="end" strong text={leftAtEnd} />
        <Label y={y(0)} dy={19} text={budget.empty} />
        <Upright x={x(alarmAt)} y2={y(leftAt(alarmAt))} />
        <Marker x={x(alarmAt)} y={y(leftAt(alarmAt))} radius={5} kind="note" />
        <SmallChart chart={charts.latency} {...latency} />
        <SmallChart chart={charts.connections} {...connections} />
        <Tick anchor="start" text={`1 ${month.name}`} />
        <Tick x={100} anchor="end" className="hidden @md:block" text={`${month.days} ${month.name}`} />
        {days.map(({ day, ...values }, state) => (
          <g key={day} data-state={state + 1}>
            <Upright x={x(day)} y1={y(values.left)} />
            <Marker x={x(day)} y={y(values.left)} radius={8} />
            <Marker x={x(day)} y={charts.latency.y(values.seconds)} radius={8} />
            <Marker x={x(day)} y={charts.connections.y(values.inUse)} radius={8} />
            <AxisFlag x={x(day)} text={`${day} ${month.name}`} width={52} />
          </g>
        ))}
      </Plot>
      <Numbers
        items={[
          { term: texts.thatDay, states: days.map((values) => values.slow) },
          {
            term: budget.label,
            states: days.map((values) => ({ value: values.left, remark: `${texts.of} ${budget.slow}` })),
          },
          {
            term: latency.name,
            states: days.map(({ seconds }) => {
              const over = Math.round((seconds - latency.limit) * 10) / 10;
              const remark = over > 0 ? `${over} s ${texts.over}` : `${texts.limit} ${latency.limit} s`;
              return { value: `${seconds} s`, remark, isBad: over > 0 };
            }),
          },
          {
            term: connections.name,
            states: days.map(({ inUse }) => {
              const isBad = inUse >= connections.limit;
              return { value: inUse, remark: isBad ? texts.full : `${texts.of} ${connections.limit}`, isBad };
            }),
          },
        ]}
      />
    </Figure>
  );
}
