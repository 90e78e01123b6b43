import { scaleLinear } from "d3-scale";
import { suiteReport } from "@/content/services/quality-assurance";
import { sum } from "@/content/sums";
import { DataTable } from "./parts/data-table";
import { Figure } from "./parts/figure";
import { inSequence } from "./parts/in-sequence";
import { Block, Label, Level, Limit, Plot, Shapes, Tick } from "./parts/plot";

const { levels, byHand, limit, unit, texts } = suiteReport;
const x = scaleLinear([0, limit.minutes], [0, 100]);
const total = sum(levels.map(({ minutes }) => minutes));

/** The tests run from the foot of the pyramid up. Each level is a quarter of its height, below the tests by hand. */
const bars = inSequence(levels.toReversed(), ({ minutes }) => minutes).map((level, i) => ({
  ...level,
  middle: 87.5 - i * 25,
}));

/** Draws a slice of the pyramid, in percent of the drawing. */
const slice = (top: number, bottom: number) =>
  `M${50 - top / 2} ${top}H${50 + top / 2}L${50 + bottom / 2} ${bottom}H${50 - bottom / 2}z`;

export function QualityAssurance() {
  return (
    <Figure content={suiteReport}>
      <div className="mt-9 mb-8 grid grid-cols-[112px_1fr] gap-4 @3xs:grid-cols-[124px_1fr] @xl:grid-cols-[220px_1fr] @xl:gap-8">
        <Plot className="h-[14.5rem]">
          <Shapes width={100} height={100}>
            <path d={slice(0, 24)} className="fill-none stroke-ink-500" strokeDasharray="4 3" />
            {bars.map(({ name, middle }) => (
              <path key={name} d={slice(middle - 11.5, middle + 11.5)} className="fill-green-700" />
            ))}
          </Shapes>
          {bars.map(({ name, tests, middle }) => (
            <g key={name} textAnchor="middle">
              <Label
                x={50}
                y={middle}
                dy="-.3em"
                on="dark"
                className="translate-y-[.65em] @xl:translate-y-0"
                text={tests}
              />
              <Label x={50} y={middle} dy="1em" on="dark" className="hidden font-normal @xl:block" text={name} />
            </g>
          ))}
          <Label x={64} y={10} dy={0} strong text={byHand.name} />
          <Label x={64} y={10} dy={17} text={byHand.sessions} />
        </Plot>
        <Plot
          className="h-[14.5rem]"
          data={
            <DataTable
              caption={limit.label}
              columns={[texts.level, texts.tests, texts.minutes]}
              rows={[
                ...bars.map(({ name, tests, minutes }) => [name, tests, minutes]),
                [byHand.name, byHand.sessions, ""],
              ]}
            />
          }
        >
          {bars.map(({ name, minutes, from, to, middle }) => (
            <g key={name}>
              <Block x={[x(from), x(to)]} y={[middle - 7, middle + 7]} className="fill-green-700" />
              <Label x={x((from + to) / 2)} y={middle} anchor="middle" on="dark" text={minutes} />
              {/* A narrow pyramid has no room for the name. */}
              <Label y={middle - 7} dy={-5} className="@xl:hidden" text={name} />
            </g>
          ))}
          <Limit label={limit.label} />
          <Level />
          <Tick anchor="start" text="0" />
          <Tick x={x(total)} strong text={`${total} ${unit}`} />
        </Plot>
      </div>
    </Figure>
  );
}
