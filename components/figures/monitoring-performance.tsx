import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import type { ReactNode } from "react";
import { minutesOf } from "@/content/format";
import { sum } from "@/content/sums";
import { dashboard } from "@/content/sysadmin/monitoring-performance";
import { DataTable } from "./parts/data-table";
import { Figure } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { AxisFlag, Label, Level, Marker, Note, Plot, percent, Shapes, Tick, Upright } from "./parts/plot";

const { month, budget, slow, alarm, latency, memory, texts } = dashboard;

/** The budget left at the end of each day, from the beginning of the month. */
const left = [0, ...slow].map((_, day) => budget.slow - sum(slow.slice(0, day)));
const leftAt = scaleLinear([...left.keys()], left);
const leftAtEnd = leftAt(month.today) - (slow[month.today - 1] ?? 0) * (month.days - month.today);

const x = scaleLinear([0, month.days], [0, 100]);
/** The three charts share one axis of days. Top and height are in percent of the plot. */
const chartAt = (top: number, height: number, max: number) => ({
  ...{ top, height, max },
  y: scaleLinear([0, max], [top + height, top]),
});
type Chart = ReturnType<typeof chartAt>;
const charts = {
  budget: chartAt(0, 45.6, budget.slow),
  latency: chartAt(63.9, 12.7, 3),
  memory: chartAt(87.3, 12.7, 20),
};

/** The offset to the left of the charts at which their names begin. */
const MARGIN = "-2.125rem";

const alarmAt = alarm.day - 1 + minutesOf(alarm.time) / (24 * 60);
const valuesOf = (day: number) => ({
  day,
  slow: slow[day - 1] ?? 0,
  left: leftAt(day),
  seconds: latency.values[day - 1] ?? 0,
  used: memory.values[day - 1] ?? 0,
});
const days = dashboard.days.map(valuesOf);
const dateOf = (day: number) => `${day} ${month.name}`;

const lineOf = (values: readonly number[], max: number) => line()(values.map((value, day) => [day, max - value])) ?? "";
const areaOf = (values: readonly number[], max: number) => `${lineOf(values, max)}V${max}H0z`;

/** Shapes in days and values, from the top. */
function ChartShapes({ chart: { top, height, max }, children }: { chart: Chart; children: ReactNode }) {
  return (
    <svg y={percent(top)} height={percent(height)} aria-hidden="true">
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
      <Label y={chart.y(chart.max)} dx={MARGIN} dy={-8} strong text={name} />
      <ChartShapes chart={chart}>
        <path d={areaOf(points, chart.max)} className="fill-green-300" />
        <path d={lineOf(points, chart.max)} className="fill-none stroke-green-700 stroke-2" />
      </ChartShapes>
      <Level y={chart.y(0)} />
      <Level y={chart.y(limit)} kind="limit" />
      <Label y={chart.y(limit)} dx={-8} anchor="end" strong text={`${limit} ${unit}`} />
      <Label
        x={x(alarm.day + 1)}
        y={chart.y(limit)}
        dx={2}
        dy={-6}
        tone="bad"
        className="hidden @2xs:block"
        text={peak}
      />
    </>
  );
}

export function MonitoringPerformance() {
  const { y, max } = charts.budget;
  return (
    <Figure content={dashboard}>
      <Plot
        className="mt-11 mb-14 ml-[2.125rem] h-[19.75rem]"
        data={
          <DataTable
            caption={`${budget.label}, ${budget.empty}`}
            columns={[
              texts.day,
              texts.thatDay,
              `${budget.label} ${texts.of} ${budget.slow}`,
              `${latency.name}, ${texts.limit} ${latency.limit} s`,
              `${memory.name} ${texts.of} ${memory.limit}`,
            ]}
            rows={[
              ...days
                .toSorted((a, b) => a.day - b.day)
                .map(({ day, seconds, used, ...of }) => [dateOf(day), of.slow, of.left, `${seconds} s`, used]),
              [dateOf(month.days), budget.usual, leftAtEnd, "", ""],
            ]}
          />
        }
        notes={
          <Note
            title={alarm.title}
            className="-top-5 -right-3 left-[62%] hidden pl-1.5 @2xs:block @md:top-0 @md:right-0 @md:pl-2"
            text={alarm.note}
          />
        }
      >
        <Label dx={MARGIN} dy={-16} strong text={budget.label} />
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
        <Label y={y(max / 2)} dx={12} on="dark" className="hidden font-normal @2xs:block" text={budget.usual} />
        <Label x={100} y={y(leftAtEnd)} dy={-9} anchor="end" strong text={leftAtEnd} />
        <Label y={y(0)} dy={19} className="hidden @2xs:block" text={budget.empty} />
        <Upright x={x(alarmAt)} y2={y(leftAt(alarmAt))} />
        <Marker x={x(alarmAt)} y={y(leftAt(alarmAt))} radius={5} kind="note" />
        <SmallChart chart={charts.latency} {...latency} />
        <SmallChart chart={charts.memory} {...memory} />
        <Tick anchor="start" className="hidden @2xs:block" text={dateOf(1)} />
        <Tick x={100} anchor="end" className="hidden @xl:block" text={dateOf(month.days)} />
        {days.map(({ day, ...values }, state) => (
          <g key={day} data-state={state + 1}>
            <Upright x={x(day)} y1={y(values.left)} y2={y(0)} className="stroke-white stroke-[5]" />
            <Upright move="day" x={x(day)} y1={y(values.left)} />
            <Marker move="left" x={x(day)} y={y(values.left)} radius={8} />
            <Marker move="seconds" x={x(day)} y={charts.latency.y(values.seconds)} radius={8} />
            <Marker move="memory" x={x(day)} y={charts.memory.y(values.used)} radius={8} />
            <AxisFlag x={x(day)} text={dateOf(day)} width={60} />
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
            term: memory.name,
            states: days.map(({ used }) => {
              const isBad = used >= memory.limit;
              return { value: used, remark: isBad ? texts.full : `${texts.of} ${memory.limit}`, isBad };
            }),
          },
        ]}
      />
    </Figure>
  );
}
