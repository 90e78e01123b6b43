import { suiteReport } from "@/content/figures/quality-assurance";
import { Figure } from "./parts/figure";
import { Plot, percent } from "./parts/plot";

const { levels, byHand, limit, unit } = suiteReport;
const minutesText = (minutes: number) => `${minutes} ${unit}`;

/** From the foot up, each level with the minutes that the levels below it take. */
const bars = levels.map(({ name, minutes }, i) => ({
  name,
  minutes,
  start: levels.slice(i + 1).reduce((sum, level) => sum + level.minutes, 0),
  y: 37.5 + i * 25,
}));
const total = levels.reduce((sum, { minutes }) => sum + minutes, 0);

/** Left and right edge of the pyramid at a height, in percent of its drawing. */
const edge = (y: number) => [50 - y / 2, 50 + y / 2] as const;

export function QualityAssurance() {
  return (
    <Figure content={suiteReport}>
      <div className="mt-9 mb-8 grid grid-cols-[124px_1fr] gap-4 @xl:grid-cols-[220px_1fr] @xl:gap-8">
        <div className="plot h-[232px]">
          <svg aria-hidden="true">
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
              <path d="M50 0L62 24H38z" className="fill-none stroke-ink-500" strokeDasharray="4 3" />
              {levels.map(({ name }, i) => {
                const [top, bottom] = [26 + i * 25, 49 + i * 25];
                const [[a, b], [c, d]] = [edge(top), edge(bottom)];
                return <path key={name} d={`M${a} ${top}H${b}L${d} ${bottom}H${c}z`} className="fill-green-700" />;
              })}
            </svg>
            {levels.map(({ name, tests }, i) => (
              <g key={name} className="m">
                <text x="50%" y={percent(37.5 + i * 25)} dy="-.3em" className="fill-white font-semibold">
                  {tests}
                </text>
                <text x="50%" y={percent(37.5 + i * 25)} dy="1em" className="fill-white">
                  {name}
                </text>
              </g>
            ))}
            <text x="64%" y="10%" className="t">
              {byHand.name}
            </text>
            <text x="64%" y="10%" dy="17">
              {byHand.sessions}
            </text>
          </svg>
        </div>
        <Plot label={suiteReport.shape} className="h-[232px]">
          {bars.map(({ name, minutes, start, y }) => (
            <g key={name}>
              <rect
                x={percent((start / limit.minutes) * 100)}
                width={percent((minutes / limit.minutes) * 100)}
                y={percent(y - 7)}
                height="14%"
                className="fill-green-700 forced-colors:stroke-[CanvasText]"
              />
              <text
                x={percent(((start + minutes / 2) / limit.minutes) * 100)}
                y={percent(y)}
                dy=".35em"
                className="m fill-white font-semibold"
              >
                {minutes}
              </text>
            </g>
          ))}
          <line x1="100%" x2="100%" y1="0" y2="100%" className="limit" />
          <text x="100%" y="0" dy="-10" className="e t">
            {limit.label}
          </text>
          <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-ink-950 stroke-[1.5]" />
          <text x="0" y="100%" dy="22">
            0
          </text>
          <text x={percent((total / limit.minutes) * 100)} y="100%" dy="22" className="m t">
            {minutesText(total)}
          </text>
        </Plot>
      </div>
    </Figure>
  );
}
