import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";
import { loadTest } from "@/content/figures/performance-load-testing";
import { Figure } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { AxisFlag, Marker, Plot, percent, Shapes } from "./parts/plot";
import { stateClasses } from "./parts/states";

type Sample = (typeof loadTest.samples)[number];
type Percentile = (typeof loadTest.percentiles)[number]["name"];

const { samples, budget, agreedPeak, knee, percentiles, ticks, seconds, loads } = loadTest;
const [maxLoad, maxSeconds] = [160, 3];
const x = scaleLinear([0, maxLoad], [0, 100]);
const y = scaleLinear([0, maxSeconds], [100, 0]);

/** Shapes are in loads and hundredths of seconds. */
const height = maxSeconds * 100;
const yOf = (value: number) => height - value * 100;
const lineOf = (name: Percentile) =>
  line<Sample>(
    (sample) => sample.load,
    (sample) => yOf(sample[name]),
  )(samples) ?? "";
const areaOf = (name: Percentile) =>
  area<Sample>(
    (sample) => sample.load,
    height,
    (sample) => yOf(sample[name]),
  )(samples) ?? "";

const measured = loads.map((load) => samples.find((sample) => sample.load === load) as Sample);
const bend = measured[1] as Sample;
/** Where p95 crosses the budget, on the line from the bend to the last sample. */
const last = samples[samples.length - 1] as Sample;
const crossing = bend.load + ((budget.seconds - bend.p95) / (last.p95 - bend.p95)) * (last.load - bend.load);

const secondsText = (value: number) => `${Math.round(value * 100) / 100} s`;

export function PerformanceLoadTesting() {
  return (
    <Figure content={loadTest}>
      <Plot
        label={loadTest.shape}
        className="mt-5 mr-10 mb-[66px] ml-[34px] h-[clamp(210px,38cqi,262px)]"
        notes={
          <p className="absolute top-[4%] right-[calc(25%+10px)] -left-6 text-right text-[.8125rem] leading-snug text-ink-700 @xl:text-xs">
            <b className="block text-ink-950">{knee.title}</b>
            {knee.note}
          </p>
        }
      >
        <Shapes width={maxLoad} height={height}>
          <path className="stroke-ink-200" d={`M0 ${yOf(3)}H${maxLoad}M0 ${yOf(2)}H${maxLoad}`} />
          <path className="fill-green-100 forced-colors:fill-[Canvas]" d={areaOf("p99")} />
          <path className="fill-green-300 forced-colors:fill-[Canvas]" d={areaOf("p95")} />
          <path
            className="fill-earth-600 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
            d={`M${crossing} ${yOf(budget.seconds)}L${last.load} ${yOf(last.p95)}V${yOf(budget.seconds)}z`}
          />
          <path className="fill-green-600 forced-colors:fill-[Canvas]" d={areaOf("p50")} />
          <path className="fill-none stroke-green-500 stroke-[1.5]" d={lineOf("p99")} />
          <path className="fill-none stroke-green-800 stroke-[3.5]" d={lineOf("p95")} />
          <path className="limit" d={`M0 ${yOf(budget.seconds)}H${maxLoad}M${agreedPeak.load} ${height}V136`} />
          <path
            className="stroke-ink-950 stroke-[1.5]"
            d={`M0 ${height}H${maxLoad}M${knee.load} ${yOf(bend.p95)}V22`}
          />
        </Shapes>
        <g className="e">
          {seconds.map((value) => (
            <text key={value} className={value === budget.seconds ? "t" : ""} y={percent(y(value))} dx="-9" dy=".35em">
              {value === 0 ? value : secondsText(value)}
            </text>
          ))}
        </g>
        <text className="t" y={percent(y(budget.seconds))} dy="-8">
          {budget.label}
        </text>
        <text className="e" x={percent(x(agreedPeak.load))} y="45.4%" dx="-8" dy="11">
          {agreedPeak.label}
        </text>
        <text className="e fill-white font-semibold" x="100%" y={percent(y(budget.seconds))} dx="-5" dy="-8">
          {budget.over}
        </text>
        {percentiles.map(({ name }) => (
          <text key={name} className="t" x="100%" y={percent(y(last[name]))} dx="14" dy=".35em">
            {name}
          </text>
        ))}
        <g className="m">
          {ticks.map((load) => (
            // On a narrow figure the flag of 100 covers 120.
            <text
              key={load}
              x={percent(x(load))}
              y="100%"
              dy="23"
              className={load === knee.load ? "hidden @xl:block" : ""}
            >
              {load}
            </text>
          ))}
        </g>
        <text y="100%" dx="-4" dy="50">
          {loadTest.unit}
        </text>
        <Marker x={x(knee.load)} y={y(bend.p95)} radius={5} className="fill-white stroke-ink-950 stroke-[1.5]" />
        {measured.map((sample, i) => (
          <g key={sample.load} className={stateClasses[i]}>
            <line
              x1={percent(x(sample.load))}
              x2={percent(x(sample.load))}
              y1="100%"
              y2={percent(y(sample.p99))}
              className="stroke-ink-950 stroke-[1.5]"
            />
            {percentiles.map(({ name }) => (
              <Marker
                key={name}
                x={x(sample.load)}
                y={y(sample[name])}
                radius={name === "p95" ? 10 : 7}
                className="fill-ink-950 stroke-white stroke-2"
              />
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
            const spare = budget.seconds - sample[name];
            const remark = spare < 0 ? `${secondsText(-spare)} over` : `${secondsText(spare)} to spare`;
            return { value: secondsText(sample[name]), ...(name === "p95" && { remark, isBad: spare < 0 }) };
          }),
        }))}
      />
    </Figure>
  );
}
