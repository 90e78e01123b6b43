import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { loadTest } from "@/content/qa/performance-load-testing";
import { Figure } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { AxisFlag, Label, Marker, Note, Plot, Shapes, Tick, Upright } from "./parts/plot";

type Sample = (typeof loadTest.samples)[number];
type Percentile = (typeof loadTest.percentiles)[number]["name"];

const { samples, budget, agreedPeak, knee, percentiles, ticks, seconds, loads } = loadTest;
const [maxLoad, maxSeconds] = [160, 3];
const x = scaleLinear([0, maxLoad], [0, 100]);
const y = scaleLinear([0, maxSeconds], [100, 0]);

/** Shapes are in loads and hundredths of seconds. */
const height = maxSeconds * 100;
const yOf = (value: number) => height - value * 100;
const lineOf = (name: Percentile) => line()(samples.map((sample) => [sample.load, yOf(sample[name])])) ?? "";
const areaOf = (name: Percentile) => `${lineOf(name)}V${height}H0z`;

const at = (load: number) => samples.find((sample) => sample.load === load) as Sample;
const measured = loads.map(at);
const [bend, last] = [at(knee.load), at(maxLoad)];
/** Where p95 crosses the budget, on the line from the bend to the last sample. */
const crossing = scaleLinear([bend.p95, last.p95], [bend.load, last.load])(budget.seconds);

const secondsText = (value: number) => `${Math.round(value * 100) / 100} s`;

export function PerformanceLoadTesting() {
  return (
    <Figure content={loadTest}>
      <Plot
        label={loadTest.shape}
        className="mt-5 mr-10 mb-[4.125rem] ml-[2.125rem] h-[clamp(210px,38cqi,262px)]"
        notes={
          <Note title={knee.title} className="top-[4%] right-[calc(25%+10px)] -left-6 text-right" text={knee.note} />
        }
      >
        <Shapes width={maxLoad} height={height}>
          <path className="stroke-ink-200" d={`M0 ${yOf(3)}H${maxLoad}M0 ${yOf(2)}H${maxLoad}`} />
          <path className="fill-green-100" d={areaOf("p99")} />
          <path className="fill-green-300" d={areaOf("p95")} />
          <path
            className="fill-earth-600"
            d={`M${crossing} ${yOf(budget.seconds)}L${last.load} ${yOf(last.p95)}V${yOf(budget.seconds)}z`}
          />
          <path className="fill-green-600" d={areaOf("p50")} />
          <path className="fill-none stroke-green-500 stroke-[1.5]" d={lineOf("p99")} />
          <path className="fill-none stroke-green-800 stroke-[3.5]" d={lineOf("p95")} />
          <path className="limit" d={`M0 ${yOf(budget.seconds)}H${maxLoad}M${agreedPeak.load} ${height}V136`} />
          <path className="ink" d={`M0 ${height}H${maxLoad}M${knee.load} ${yOf(bend.p95)}V22`} />
        </Shapes>
        {seconds.map((value) => (
          <Label
            key={value}
            y={y(value)}
            dx={-9}
            anchor="end"
            strong={value === budget.seconds}
            text={value === 0 ? value : secondsText(value)}
          />
        ))}
        <Label y={y(budget.seconds)} dy={-8} strong text={budget.label} />
        <Label x={x(agreedPeak.load)} y={45.4} dx={-8} dy={11} anchor="end" text={agreedPeak.label} />
        <Label x={100} y={y(budget.seconds)} dx={-5} dy={-8} anchor="end" on="dark" text={budget.over} />
        {percentiles.map(({ name }) => (
          <Label key={name} x={100} y={y(last[name])} dx={14} strong text={name} />
        ))}
        {ticks.map((load) => (
          // On a narrow figure the flag of 100 covers 120.
          <Tick key={load} x={x(load)} className={load === knee.load ? "hidden @xl:block" : undefined} text={load} />
        ))}
        <Label y={100} dx={-4} dy={50} text={loadTest.unit} />
        <Marker x={x(knee.load)} y={y(bend.p95)} radius={5} kind="note" />
        {measured.map((sample, i) => (
          <g key={sample.load} data-state={i + 1}>
            <Upright x={x(sample.load)} y1={y(sample.p99)} />
            {percentiles.map(({ name }) => (
              <Marker key={name} x={x(sample.load)} y={y(sample[name])} radius={name === "p95" ? 10 : 7} />
            ))}
            <AxisFlag x={x(sample.load)} text={String(sample.load)} />
          </g>
        ))}
      </Plot>
      <Numbers
        items={percentiles.map(({ name, meaning }) => ({
          term: (
            <>
              <b className="text-ink-950">{name}</b> <span className="whitespace-nowrap">{meaning}</span>
            </>
          ),
          states: measured.map((sample) => {
            const value = secondsText(sample[name]);
            if (name !== "p95") return value;
            const spare = budget.seconds - sample.p95;
            const isBad = spare < 0;
            return { value, remark: `${secondsText(Math.abs(spare))} ${isBad ? "over" : "to spare"}`, isBad };
          }),
        }))}
      />
    </Figure>
  );
}
