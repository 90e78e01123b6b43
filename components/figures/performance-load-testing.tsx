import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { loadTest } from "@/content/qa/performance-load-testing";
import { DataTable } from "./parts/data-table";
import { Figure } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { AxisFlag, Label, Marker, Note, Plot, Shapes, Tick, Upright } from "./parts/plot";

type Sample = (typeof loadTest.samples)[number];
type Percentile = (typeof loadTest.percentiles)[number]["name"];

const { samples, budget, errors, agreedPeak, knee, percentiles, ticks, seconds, loads, texts } = loadTest;
const [minLoad, maxLoad, maxSeconds] = [40, 160, 3];
const x = scaleLinear([minLoad, maxLoad], [0, 100]);
const y = scaleLinear([0, maxSeconds], [100, 0]);

/** Shapes are in loads above the lowest one and hundredths of seconds. */
const [width, height] = [maxLoad - minLoad, maxSeconds * 100];
const xOf = (load: number) => load - minLoad;
const yOf = (value: number) => height - value * 100;
const pointOf = (sample: Sample, name: Percentile): [number, number] => [xOf(sample.load), yOf(sample[name])];
const lineOf = (name: Percentile) => line()(samples.map((sample) => pointOf(sample, name))) ?? "";
const areaOf = (name: Percentile) => `${lineOf(name)}V${height}H0z`;

const at = (load: number) => samples.find((sample) => sample.load === load) as Sample;
const measured = loads.map(at);
const [bend, last] = [at(knee.load), at(maxLoad)];
const late = samples.filter(({ p95 }) => p95 > budget.seconds);
const firstLate = late[0] as Sample;
/** The load at which p95 crosses the budget, on the line from the bend to the first sample above it. */
const crossing = scaleLinear([bend.p95, firstLate.p95], [bend.load, firstLate.load])(budget.seconds);
/** The area between the budget and p95. */
const excess = line()([
  [xOf(crossing), yOf(budget.seconds)],
  ...late.map((sample) => pointOf(sample, "p95")),
  [width, yOf(budget.seconds)],
]);

const secondsText = (value: number) => `${Math.round(value * 100) / 100} s`;
const tickClassOf = (load: number) => (load === knee.load ? "hidden @xl:block" : WIDE);

/** Hides what the table, the numbers or the sentence repeat, where text is too large for the drawing. */
const WIDE = "hidden @3xs:block";

export function PerformanceLoadTesting() {
  return (
    <Figure content={loadTest}>
      <Plot
        className="mt-5 mr-10 mb-9 ml-[2.125rem] h-[clamp(13.125rem,38cqi,16.375rem)]"
        data={
          <DataTable
            caption={`${texts.caption}. ${budget.label}: ${secondsText(budget.seconds)}. ${errors.name}: ${errors.limit}% ${errors.allowed}`}
            columns={[loadTest.unit, ...percentiles.map(({ name }) => name), errors.name]}
            rows={samples.map((sample) => [
              sample.load === agreedPeak.load ? `${sample.load}, ${agreedPeak.label}` : sample.load,
              ...percentiles.map(({ name }) =>
                name === "p95" && sample.p95 > budget.seconds
                  ? `${secondsText(sample.p95)}, ${secondsText(sample.p95 - budget.seconds)} ${budget.over}`
                  : secondsText(sample[name]),
              ),
              `${sample.refused}%`,
            ])}
          />
        }
        notes={
          <Note
            title={knee.title}
            className="top-[4%] right-[calc(33.3%+10px)] -left-6 hidden text-right @xs:block"
            text={knee.note}
          />
        }
      >
        <Shapes width={width} height={height}>
          <path className="stroke-ink-200" d={`M0 ${yOf(3)}H${width}M0 ${yOf(2)}H${width}`} />
          <path className="fill-green-100" d={areaOf("p99")} />
          <path className="fill-green-300" d={areaOf("p95")} />
          <path className="fill-green-600" d={areaOf("p50")} />
          <path className="fill-earth-600" d={`${excess}z`} />
          <path className="fill-none stroke-white stroke-[1.5]" d={lineOf("p50")} />
          <path className="fill-none stroke-green-500 stroke-[1.5]" d={lineOf("p99")} />
          <path className="fill-none stroke-green-800 stroke-[3.5]" d={lineOf("p95")} />
          <path className="limit" d={`M0 ${yOf(budget.seconds)}H${width}M${xOf(agreedPeak.load)} ${height}V136`} />
          <path className="ink" d={`M0 ${height}H${width}M${xOf(knee.load)} ${yOf(bend.p95)}V22`} />
        </Shapes>
        {seconds.map((value) => (
          <Label
            key={value}
            y={y(value)}
            dx={-9}
            anchor="end"
            axis
            strong={value === budget.seconds}
            text={value === 0 ? value : secondsText(value)}
          />
        ))}
        <Label y={y(budget.seconds)} dy={-8} strong className={WIDE} text={budget.label} />
        <Label x={x(agreedPeak.load)} y={45.4} dx={-8} dy={11} anchor="end" className={WIDE} text={agreedPeak.label} />
        <Label
          x={100}
          y={y(budget.seconds)}
          dx={-5}
          dy={-8}
          anchor="end"
          on="dark"
          className={WIDE}
          text={budget.over}
        />
        {percentiles.map(({ name }) => (
          <Label key={name} x={100} y={y(last[name])} dx={14} strong text={name} />
        ))}
        {ticks.map((load) => (
          // The flag of 100 covers 120 on a narrow figure, and others with large text.
          <Tick key={load} x={x(load)} className={tickClassOf(load)} text={load} />
        ))}
        <Marker x={x(knee.load)} y={y(bend.p95)} radius={5} kind="note" />
        {measured.map((sample, i) => (
          <g key={sample.load} data-state={i + 1}>
            <Upright move="load" x={x(sample.load)} y1={y(sample.p99)} />
            {percentiles.map(({ name }) => (
              <Marker key={name} move={name} x={x(sample.load)} y={y(sample[name])} radius={name === "p95" ? 10 : 7} />
            ))}
            <AxisFlag x={x(sample.load)} text={String(sample.load)} />
          </g>
        ))}
      </Plot>
      <p aria-hidden="true" className="mb-2.5 text-[.8125rem] text-ink-600 @3xs:ml-[1.875rem]">
        {loadTest.unit}
      </p>
      <Numbers
        isRepeated
        items={[
          ...percentiles.map(({ name, meaning }) => ({
            term: (
              <>
                <b className="text-ink-950">{name}</b> <span className="@3xs:whitespace-nowrap">{meaning}</span>
              </>
            ),
            states: measured.map((sample) => {
              const value = secondsText(sample[name]);
              if (name !== "p95") return value;
              const spare = budget.seconds - sample.p95;
              const isBad = spare < 0;
              return { value, remark: `${secondsText(Math.abs(spare))} ${isBad ? "over" : "to spare"}`, isBad };
            }),
          })),
          {
            term: errors.name,
            states: measured.map(({ refused, failed }) => ({
              value: `${refused}%`,
              remark:
                failed > 0
                  ? `${errors.refused} ${Math.round(failed)} ${errors.failed}`
                  : `${errors.limit}% ${errors.allowed}`,
              isBad: refused > errors.limit,
            })),
          },
        ]}
      />
    </Figure>
  );
}
