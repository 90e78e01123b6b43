import { scaleLinear } from "d3-scale";
import { Pause } from "@/components/ui/pause";
import { taskFlow } from "@/content/services/ui-design";
import { sum } from "@/content/sums";
import { Figure, States } from "./parts/figure";
import { inSequence } from "./parts/in-sequence";
import { Block, Label, Limit, Plot } from "./parts/plot";

const { steps, detours, direct, limit, taps } = taskFlow;
const total = sum(steps.map((step) => step.taps));
/** The ways to pay: the shortest, then each detour as a part of its own after the step that it leaves. */
const ways = [undefined, ...detours].map((detour) => {
  const parts = steps.flatMap(({ name, taps: count }, i) => [
    { name, taps: count, isDetour: false },
    ...(detour?.step === i ? [{ name: detour.back, taps: detour.taps, isDetour: true }] : []),
  ]);
  return { parts: inSequence(parts, (part) => part.taps), total: total + (detour?.taps ?? 0) };
});
const x = scaleLinear([0, Math.max(limit.taps, ...ways.map((way) => way.total))], [0, 100]);

export function UiDesign() {
  return (
    <Figure content={taskFlow}>
      <ol className="mt-5 grid grid-cols-2 gap-3 @xs:grid-cols-4 @xl:gap-6">
        {steps.map(({ name, taps: count }, i) => (
          <li key={name} className="relative">
            <span className="rounded-ctl grid min-h-16 place-content-center bg-green-700 px-1 text-center leading-tight text-white forced-colors:border">
              <b>{name}</b>
              <Pause />
              <span className="text-[.8125rem]">
                {count} {count === 1 ? taps.one : taps.many}
              </span>
            </span>
            {i > 0 && (
              <svg
                viewBox="0 0 12 10"
                aria-hidden="true"
                className="absolute top-7 right-full hidden w-3 fill-ink-950 @xs:block @xl:mr-1.5"
              >
                <path d="M0 4h6V0l6 5-6 5V6H0z" />
              </svg>
            )}
            {detours.map(({ step, refusal }, at) => step === i && <ThereAndBack key={refusal} state={at + 1} />)}
          </li>
        ))}
      </ol>
      <p className="rounded-ctl border-ink-300 mt-1 min-h-16 border border-dashed px-4 py-2.5">
        <States>
          <span className="text-ink-600">{direct}</span>
          {detours.map(({ refusal, back }) => (
            <span key={refusal}>
              <b className="block text-earth-700">{refusal}</b>
              <Pause />
              {back}
            </span>
          ))}
        </States>
      </p>
      <Plot
        className="mt-10 mb-8 h-9"
        data={
          <p className="sr-only">
            <States>
              {ways.map(({ parts, total: all }) =>
                [...parts.map((part) => `${part.name} ${part.taps}`), `${all} ${taps.many}`, limit.label].join(", "),
              )}
            </States>
          </p>
        }
      >
        {ways.map(({ parts, total: all }, i) => (
          <g key={all + parts.map(({ name }) => name).join()} data-state={i + 1}>
            {parts.map(({ name, taps: count, isDetour, from, to }) => (
              <g key={name}>
                <Block
                  x={[x(from), x(to)]}
                  className={`${isDetour ? "fill-earth-600" : "fill-green-700"} stroke-white stroke-2`}
                  move={isDetour ? undefined : name}
                />
                <Label
                  // The line of the limit may cross the middle of a detour.
                  x={x(isDetour ? from + 1 : (from + to) / 2)}
                  y={50}
                  anchor="middle"
                  on="dark"
                  text={count}
                  move={isDetour ? undefined : `${name} taps`}
                />
              </g>
            ))}
          </g>
        ))}
        <Limit x={x(limit.taps)} label={limit.label} />
      </Plot>
    </Figure>
  );
}

/** Two arrows below a step: one off the route, and a dashed one back. */
function ThereAndBack({ state }: { state: number }) {
  return (
    <svg
      viewBox="0 0 20 28"
      aria-hidden="true"
      data-state={state + 1}
      data-move="detour"
      className="mx-auto mt-1 w-5 fill-none stroke-earth-600 stroke-2 forced-colors:stroke-[CanvasText]"
    >
      <path d="M5 0v26l-4-5M5 26l4-5" />
      <path d="M15 28V2l-4 5M15 2l4 5" strokeDasharray="4 3" />
    </svg>
  );
}
