import { releaseReport } from "@/content/figures/cloud-devops";
import { Figure } from "./parts/figure";
import { Level, Upright } from "./parts/lines";
import { Numbers } from "./parts/numbers";
import { Marker, Plot, percent, Shapes } from "./parts/plot";
import { stateClasses } from "./parts/states";
import { clockTime } from "./parts/times";

const { merged, live, stages, limit, spare, images, served, users, rollback, before, now } = releaseReport;

const x = (minutes: number) => (minutes / limit.minutes) * 100;
const steps = stages.map((stage, i) => ({
  ...stage,
  from: stages.slice(0, i).reduce((sum, { minutes }) => sum + minutes, 0),
}));
const total = stages.reduce((sum, { minutes }) => sum + minutes, 0);
/** How far the point of a stage reaches into the next one, and the gap between them, in minutes. */
const [TIP, GAP] = [0.7, 0.25];

/** From the merge to the first user, against the limit. */
function Pipeline() {
  return (
    <Plot label={releaseReport.shape} className="mt-12 mb-[78px] h-[62px]">
      <Shapes width={limit.minutes} height={2}>
        {steps.map(({ name, from, minutes }) => {
          const [start, end] = [from + (from && GAP), from + minutes];
          return (
            <path
              key={name}
              d={`M${start} 0H${end}L${end + TIP} 1 ${end} 2H${start}${from ? `L${start + TIP} 1` : ""}z`}
              className="fill-green-700 forced-colors:stroke-[CanvasText]"
            />
          );
        })}
      </Shapes>
      {steps.map(({ name, from, minutes }) => {
        const middle = percent(x(from + minutes / 2 + (from && TIP)));
        return (
          <g key={name}>
            <text x={middle} y="50%" dy="-4" className="m fill-white @xl:font-semibold">
              {name}
            </text>
            <text x={middle} y="50%" dy="15" className="m fill-white">
              {minutes}
              <tspan className="hidden @xl:inline"> min</tspan>
            </text>
          </g>
        );
      })}
      <text x="100%" y="50%" dx="-9" dy="-4" className="e">
        {limit.minutes - total} min
      </text>
      <text x="100%" y="50%" dx="-9" dy="15" className="e">
        {spare}
      </text>
      <Upright x={100} y1="-6" kind="limit" />
      <text x="100%" y="0" dy="-14" className="e t">
        {limit.label}
      </text>
      <Level y="74" />
      {[
        { ...merged, minutes: 0, anchor: "" },
        { ...live, minutes: total, anchor: "m" },
      ].map(({ at, label, minutes, anchor }) => (
        <g key={label}>
          <svg y="74" aria-hidden="true">
            <Marker x={x(minutes)} y={0} radius={7} className="fill-green-800 stroke-white stroke-[1.5]" />
          </svg>
          <text x={percent(x(minutes))} y="98" className={`t ${anchor}`}>
            {clockTime(at)}
          </text>
          <text x={percent(x(minutes))} y="115" className={anchor}>
            {label}
          </text>
        </g>
      ))}
    </Plot>
  );
}

/** The two images, with the users below the one that serves them. */
function Images() {
  const width = 40;
  return (
    <Plot label={releaseReport.switchShape} className="mb-6 h-[132px]">
      {served.map((active, state) => (
        <g key={active} className={stateClasses[state]}>
          {images.map(({ name, words }, i) => (
            <svg key={name} x={percent(i * (100 - width))} width={percent(width)} height="64" aria-hidden="true">
              <rect
                width="100%"
                height="100%"
                rx="4"
                strokeDasharray={i === active ? undefined : "4 3"}
                className={
                  i === active
                    ? "fill-green-700 forced-colors:stroke-[CanvasText]"
                    : "fill-white stroke-ink-500 stroke-[1.5] forced-colors:fill-[Canvas]"
                }
              />
              <text x="50%" y="28" className={`m ${i === active ? "fill-white font-semibold" : "t"}`}>
                {name}
              </text>
              <text x="50%" y="47" className={`m ${i === active ? "fill-white" : ""}`}>
                {words[state]}
              </text>
            </svg>
          ))}
          <Upright x={active * (100 - width) + width / 2} y1="72" y2="100" />
          <svg x={percent(active * (100 - width) + width / 2)} y="65" aria-hidden="true">
            <path d="M-6 10 0 0 6 10z" className="fill-ink-950 forced-colors:fill-[CanvasText]" />
          </svg>
          <line
            x1={percent(width + 2)}
            x2={percent(100 - width - 1)}
            y1="38"
            y2="38"
            strokeDasharray={active === 0 ? undefined : "4 3"}
            className="stroke-ink-950 stroke-[1.5] forced-colors:stroke-[CanvasText]"
          />
        </g>
      ))}
      <svg x={percent(width)} y="38" aria-hidden="true">
        <path d="M3 0 13-6V6z" className="fill-ink-950 forced-colors:fill-[CanvasText]" />
      </svg>
      <text x="50%" y="27" className="m t">
        {rollback.seconds} s
      </text>
      <text x="50%" y="57" dx="3" className="m hidden @xl:block">
        {rollback.note}
      </text>
      <rect
        y="100"
        width="100%"
        height="32"
        rx="4"
        className="fill-ink-100 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      />
      <text x="50%" y="116" dy=".35em" className="m t">
        {users}
      </text>
    </Plot>
  );
}

export function CloudDevops() {
  return (
    <Figure content={releaseReport}>
      <Pipeline />
      <Images />
      <Numbers
        items={[
          { term: before.label, states: [{ value: `${before.days} days`, remark: before.note }] },
          { term: now.label, states: [{ value: `${total} min`, remark: now.note }] },
          { term: rollback.label, states: [{ value: `${rollback.seconds} s`, remark: rollback.note }] },
        ]}
      />
    </Figure>
  );
}
