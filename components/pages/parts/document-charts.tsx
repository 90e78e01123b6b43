import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { inSequence } from "@/components/figures/parts/in-sequence";
import type { DaysChart, DrillChart, LoadChart } from "@/content/documents/types";
import { clockTime, duration } from "@/content/format";

/** Drawings are in units of a narrow phone's pixels, 340 wide. What they show is said in the text below them. */
export function DocumentChart({ chart }: { chart: LoadChart | DrillChart | DaysChart }) {
  if (chart.kind === "load") return <Load {...chart} />;
  return chart.kind === "drill" ? <Drill {...chart} /> : <Days {...chart} />;
}

const round = (value: number) => Math.round(value * 10) / 10;

const LOAD_TICKS = [40, 80, 120, 160];
const LOAD_FOOT = 222;

/** Both charts of a report have the same scales. */
const loadX = scaleLinear([40, 180], [34, 292]);
const loadY = scaleLinear([0, 3], [LOAD_FOOT, 43.7]);

function Load({ samples, limit, peak, unit }: LoadChart) {
  const path = (name: "p50" | "p95" | "p99") =>
    line()(samples.map((sample) => [round(loadX(sample.load)), round(loadY(sample[name]))])) ?? "";
  const last = samples.at(-1);
  const atPeak = samples.find(({ load }) => load === peak.load);
  if (!last || !atPeak) throw new Error("A load chart needs a sample at the agreed peak.");
  const [limitY, peakX, labelX] = [loadY(limit.seconds), loadX(peak.load), loadX(last.load) + 6];
  const p95Y = loadY(last.p95) + 6;
  return (
    <svg viewBox="0 0 340 268" aria-hidden="true">
      {[1, 2, 3].map((seconds) => (
        <path key={seconds} className="grid" d={`M34 ${round(loadY(seconds))}H292`} />
      ))}
      {[0, 1, 2, 3].map((seconds) => (
        <text key={seconds} className="e" x="28" y={round(loadY(seconds) + 5)}>
          {seconds === 3 ? "3 s" : seconds}
        </text>
      ))}
      <path className="limit" d={`M34 ${round(limitY)}H292`} />
      <text className="limit-name" x="36" y={round(limitY - 7)}>
        {limit.label}
      </text>
      <path className="axis" d={`M34 ${LOAD_FOOT}H292M${round(peakX)} ${LOAD_FOOT}V82`} />
      <text className="t m" x={round(peakX - 18)} y="74">
        {peak.label}
      </text>
      {(["p99", "p50", "p95"] as const).map((name) => (
        <path key={name} className={name} d={path(name)} />
      ))}
      <circle cx={round(peakX)} cy={round(loadY(atPeak.p95))} r="4.5" />
      <text className="t" x={round(labelX)} y={round(loadY(last.p50) + 9)}>
        p50
      </text>
      <text className="t" x={round(labelX)} y={round(p95Y)}>
        p95
      </text>
      <text className="t" x={round(labelX)} y={round(Math.min(loadY(last.p99) + 2, p95Y - 17))}>
        p99
      </text>
      {LOAD_TICKS.map((load) => (
        <text key={load} className="m" x={round(loadX(load))} y="241">
          {load}
        </text>
      ))}
      <text x="34" y="262">
        {unit}
      </text>
    </svg>
  );
}

function Drill({ start, end, lost, open, objective, reached }: DrillChart) {
  const x = scaleLinear([start, end], [6, 310]);
  const bar = (from: number, to: number) => ({ x: round(x(from)), width: round(x(to) - x(from)), height: 26 });
  const lostX = round(x(lost.at));
  const steps = inSequence(
    reached.steps.map((minutes) => ({ minutes })),
    ({ minutes }) => minutes,
    lost.at,
  );
  return (
    <svg viewBox="0 0 340 210" aria-hidden="true">
      {Array.from({ length: (end - start) / 60 + 1 }, (_, hour) => start + hour * 60).map((time) => (
        <path key={time} className="grid" d={`M${round(x(time))} 30V182`} />
      ))}
      <text className="t m" x={lostX} y="18">
        {lost.label}
      </text>
      <text className="t" x={lostX + 8} y="50">
        {objective.label}
      </text>
      <rect className="allowed" y="58" {...bar(lost.at - objective.before, lost.at + objective.after)} />
      <text className="t" x={round(x(lost.at - objective.before) + 5)} y="76">
        {duration(objective.before)}
      </text>
      <text className="t" x={lostX + 8} y="76">
        {duration(objective.after)}
      </text>
      <text className="t" x={lostX + 8} y="112">
        {reached.label}
      </text>
      <rect className="over" y="120" {...bar(lost.at - reached.before, lost.at)} />
      <text className="t e" x={lostX - 6} y="166">
        {duration(reached.before)}
      </text>
      {steps.map(({ from, to }, i) => (
        <rect key={from} className={i % 2 ? "part pale" : "part"} y="120" {...bar(from, to)} />
      ))}
      <text className="t" x={round(x(open.at) + 6)} y="138">
        {duration(open.at - lost.at)}
      </text>
      <text className="e" x={round(x(open.at))} y="166">
        {open.label}
      </text>
      <path className="axis" d={`M${lostX} 26V182M6 182H334`} />
      {[lost.at, lost.at + 120, end].map((time) => (
        <text key={time} className="m" x={round(x(time))} y="201">
          {clockTime(time)}
        </text>
      ))}
    </svg>
  );
}

/** From this width on a bar holds its label. */
const WIDE = 120;

function Days({ limit, today, unit, bars }: DaysChart) {
  const x = scaleLinear([0, limit.days], [6, 316]);
  const foot = 35 + bars.length * 31;
  return (
    <svg viewBox={`0 0 340 ${foot + 26}`} aria-hidden="true">
      {[0, 30, 60].map((days) => (
        <path key={days} className="grid" d={`M${round(x(days))} 22V${foot}`} />
      ))}
      <path className="limit" d={`M316 22V${foot}`} />
      <text className="limit-name e" x="336" y="14">
        {limit.label}
      </text>
      {bars.map(({ label, days }, i) => {
        const width = Math.max(x(days) - 6, 3);
        const isWide = width > WIDE;
        return (
          <g key={label}>
            <rect className={days === 0 ? "over" : "part"} x="6" y={32 + i * 31} width={round(width)} height="22" />
            <text className={isWide ? "in-bar" : "t"} x={isWide ? 12 : round(width + 12)} y={48 + i * 31}>
              {label}
            </text>
          </g>
        );
      })}
      <path className="axis" d={`M6 ${foot}H334`} />
      <text x="4" y={foot + 19}>
        {today}
      </text>
      {[30, 60].map((days) => (
        <text key={days} className="m" x={round(x(days))} y={foot + 19}>
          {days}
        </text>
      ))}
      <text className="e" x="336" y={foot + 19}>
        {limit.days} {unit}
      </text>
    </svg>
  );
}
