import { scaleLinear } from "d3-scale";
import { releaseReport } from "@/content/services/cloud-devops";
import { sum } from "@/content/sums";
import { Figure, States } from "./parts/figure";
import { inSequence } from "./parts/in-sequence";
import { Numbers } from "./parts/numbers";
import { At, Label, Level, Limit, Marker, Plot, percent, Shapes, Upright } from "./parts/plot";

const { merged, live, stages, limit, spare, images, served, users, rollback, before, now } = releaseReport;

const x = scaleLinear([0, limit.minutes], [0, 100]);
const steps = inSequence(stages, ({ minutes }) => minutes);
const total = sum(stages.map(({ minutes }) => minutes));
/** The length of a stage's point in the next one, and the gap between them, in minutes. */
const [TIP, GAP] = [0.7, 0.25];
/** The height of the line of times, below the stages. */
const TRACK = 120;

/** The stages from the merge to the first user, against the limit. */
function Pipeline() {
  return (
    <Plot
      className="mt-12 mb-[4.875rem] h-[3.875rem]"
      data={
        <p className="sr-only">
          {merged.at} {merged.label}, {live.at} {live.label}. {limit.label}: {limit.minutes - total} min {spare}
        </p>
      }
    >
      <Shapes width={limit.minutes} height={2}>
        {steps.map(({ name, from, to }) => {
          const start = from + (from && GAP);
          return (
            <path
              key={name}
              d={`M${start} 0H${to}L${to + TIP} 1 ${to} 2H${start}${from ? `L${start + TIP} 1` : ""}z`}
              className="fill-green-700"
            />
          );
        })}
      </Shapes>
      {steps.map(({ name, from, to, minutes }) => {
        const middle = x((from + to) / 2 + (from && TIP));
        return (
          <g key={name}>
            <Label
              x={middle}
              y={50}
              dy={-4}
              anchor="middle"
              on="dark"
              className="hidden text-[.8125rem] font-normal @3xs:block @xl:font-semibold"
              text={name}
            />
            <Label x={middle} y={50} dy={15} anchor="middle" on="dark" className="font-normal">
              {minutes}
              <tspan className="hidden @xl:inline"> min</tspan>
            </Label>
          </g>
        );
      })}
      <g className="hidden @3xs:block">
        <Label x={100} y={50} dx={-4} dy={-4} anchor="end" text={`${limit.minutes - total} min`} />
        <Label x={100} y={50} dx={-4} dy={15} anchor="end" text={spare} />
      </g>
      <Limit label={limit.label} />
      <Level y={TRACK} />
      {[
        { ...merged, minutes: 0, anchor: undefined },
        { ...live, minutes: total, anchor: "middle" as const },
      ].map(({ at, label, minutes, anchor }) => (
        <g key={label}>
          <Marker x={x(minutes)} y={TRACK} kind="step" />
          <Label x={x(minutes)} y={TRACK} dy={24} strong anchor={anchor} text={at} />
          <Label x={x(minutes)} y={TRACK} dy={41} anchor={anchor} text={label} />
        </g>
      ))}
    </Plot>
  );
}

/** The size of an image, in percent. */
const [WIDTH, HEIGHT] = [40, 48];
const lefts = [0, 100 - WIDTH];
/** The heights of the users and of the rollback, in percent. */
const [USERS, BACK] = [76, 29];

/** The two images, with the users below the one that serves them. */
function Images() {
  return (
    <Plot className="mb-6 hidden h-[8.25rem] @3xs:block">
      {served.map((active, state) => {
        const middle = (lefts[active] ?? 0) + WIDTH / 2;
        return (
          <g key={active} data-state={state + 1}>
            {images.map(({ name, words }, i) => (
              <svg
                key={name}
                x={percent(lefts[i] ?? 0)}
                width={percent(WIDTH)}
                height={percent(HEIGHT)}
                aria-hidden="true"
              >
                <rect
                  data-move={i === active ? "serving" : "spare"}
                  width="100%"
                  height="100%"
                  rx="4"
                  className={i === active ? "fill-green-700" : "ghost stroke-[1.5] [stroke-dasharray:4_3]"}
                />
                <Label
                  x={50}
                  dy={28}
                  anchor="middle"
                  {...(i === active ? { on: "dark" } : { strong: true })}
                  text={name}
                />
                <Label
                  x={50}
                  dy={47}
                  anchor="middle"
                  {...(i === active && { on: "dark", className: "font-normal" })}
                  text={words[state]}
                />
              </svg>
            ))}
            <Upright move="users" x={middle} y1={HEIGHT + 6} y2={USERS} />
            <At x={middle} y={HEIGHT + 1}>
              <path data-move="arrow" d="M-6 10 0 0 6 10z" className="fill-ink-950" />
            </At>
            <Level x={[WIDTH + 2, 100 - WIDTH - 1]} y={BACK} className={active ? "[stroke-dasharray:4_3]" : ""} />
          </g>
        );
      })}
      <At x={WIDTH} y={BACK}>
        <path d="M3 0 13-6V6z" className="fill-ink-950" />
      </At>
      <Label x={50} dy={27} anchor="middle" strong text={`${rollback.seconds} s`} />
      <Label x={50} dx={3} dy={57} anchor="middle" className="hidden @xl:block" text={rollback.note} />
      <rect
        y={percent(USERS)}
        width="100%"
        height={percent(100 - USERS)}
        rx="4"
        className="fill-ink-100 forced-colors:stroke-[CanvasText]"
      />
      <Label x={50} y={(USERS + 100) / 2} anchor="middle" strong text={users} />
    </Plot>
  );
}

/** The class of words for screen readers, which also replace the drawings where large text has no room. */
const WORDS = "mb-4 @3xs:sr-only";

export function CloudDevops() {
  return (
    <Figure content={releaseReport}>
      <Pipeline />
      <ol className={WORDS}>
        {stages.map(({ name, minutes }) => (
          <li key={name}>
            {name}, {minutes} min
          </li>
        ))}
      </ol>
      <Images />
      <ul className={WORDS}>
        {images.map(({ name, words }) => (
          <li key={name}>
            {name}: <States>{words}</States>
          </li>
        ))}
      </ul>
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
