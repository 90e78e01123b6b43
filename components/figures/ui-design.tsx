import { taskFlow } from "@/content/figures/ui-design";
import { Figure } from "./parts/figure";
import { percent } from "./parts/plot";
import { States, stateClasses } from "./parts/states";

const { steps, detours, direct, limit, taps } = taskFlow;
const tapsText = (count: number) => `${count} ${count === 1 ? taps.one : taps.many}`;

/** Each step with the share of the limit before it, in percent. */
const blocks = steps.map((step, i) => ({
  ...step,
  start: (steps.slice(0, i).reduce((sum, { taps: count }) => sum + count, 0) / limit.taps) * 100,
  width: (step.taps / limit.taps) * 100,
}));

export function UiDesign() {
  return (
    <Figure content={taskFlow}>
      <ol className="mt-5 grid grid-cols-4 gap-3 @xl:gap-6">
        {steps.map(({ name, taps: count }, i) => (
          <li key={name} className="relative">
            <span className="rounded-ctl grid min-h-16 place-content-center bg-green-700 px-1 text-center leading-tight text-white forced-colors:border">
              <b>{name}</b>
              <span className="text-[.8125rem]">{tapsText(count)}</span>
            </span>
            {i > 0 && (
              <svg
                viewBox="0 0 12 10"
                aria-hidden="true"
                className="absolute top-7 right-full w-3 fill-ink-950 @xl:mr-1.5"
              >
                <path d="M0 4h6V0l6 5-6 5V6H0z" />
              </svg>
            )}
            {detours.map(({ step, refusal }, at) =>
              step === i ? (
                <svg
                  key={refusal}
                  viewBox="0 0 20 28"
                  aria-hidden="true"
                  className={`${stateClasses[at + 1]} mx-auto mt-1 w-5 fill-none stroke-earth-600 stroke-2 forced-colors:stroke-[CanvasText]`}
                >
                  <path d="M5 0v26l-4-5M5 26l4-5" />
                  <path d="M15 28V2l-4 5M15 2l4 5" strokeDasharray="4 3" />
                </svg>
              ) : null,
            )}
          </li>
        ))}
      </ol>
      <p className="rounded-ctl border-ink-300 mt-1 min-h-16 border border-dashed px-4 py-2.5">
        <States
          of={[
            <span key="direct" className="text-ink-600">
              {direct}
            </span>,
            ...detours.map(({ refusal, back }) => (
              <span key={refusal}>
                <b className="block text-earth-700">{refusal}</b>
                {back}
              </span>
            )),
          ]}
        />
      </p>
      <div className="plot mt-10 mb-8 h-9">
        <svg aria-hidden="true">
          {blocks.map(({ name, taps: count, start, width }) => (
            <g key={name}>
              <rect
                x={percent(start)}
                width={percent(width)}
                height="100%"
                className="fill-green-700 stroke-white stroke-2"
              />
              <text x={percent(start + width / 2)} y="50%" dy=".35em" className="m fill-white font-semibold">
                {count}
              </text>
            </g>
          ))}
          <line x1="100%" x2="100%" y1="-8" y2="100%" className="limit" />
          <text x="100%" y="-14" className="e t">
            {limit.label}
          </text>
        </svg>
      </div>
    </Figure>
  );
}
