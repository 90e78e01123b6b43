import { usabilityTest } from "@/content/figures/prototyping-testing";
import { Figure } from "./parts/figure";
import { Marker, Plot, percent } from "./parts/plot";
import { stateClasses } from "./parts/states";

const { screens, groups, stop, finished } = usabilityTest;
const column = 100 / screens.length;

const verdicts = {
  keep: "bg-green-100 text-green-800",
  change: "border-[1.5px] border-earth-600 bg-white text-earth-700",
  drop: "border-ink-500 border-[1.5px] border-dashed bg-white text-ink-700",
} as const;

export function PrototypingTesting() {
  return (
    <Figure content={usabilityTest}>
      <ol className="mt-5 grid grid-cols-5 text-center text-[.8125rem] @xl:text-xs">
        {screens.map(({ name }, i) => (
          <li key={name} className={i === stop.screen ? "font-semibold" : "text-ink-600"}>
            {name}
          </li>
        ))}
      </ol>
      <Plot label={usabilityTest.shape} className="mt-2 h-[170px]">
        <rect x={percent(stop.screen * column)} width={percent(column)} height="100%" className="fill-ink-100" />
        {groups.map(({ name, passed }, state) => (
          <g key={name} className={stateClasses[state]}>
            {passed.map((count, i) => {
              const y = 10 + i * 20;
              const isDone = count === screens.length;
              // The person stopped on the screen after the last one that was passed.
              const end = isDone ? 100 : (count + 0.5) * column;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: people have no names.
                <g key={i}>
                  <rect
                    y={percent(y - 5)}
                    width={percent(end)}
                    height="10%"
                    className={`${isDone ? "fill-green-700" : "fill-green-300"} forced-colors:fill-[Highlight]`}
                  />
                  {!isDone && <Marker x={end} y={y} radius={9} className="fill-earth-600 stroke-white stroke-2" />}
                  {isDone && (
                    <text x="100%" y={percent(y)} dx="-8" dy=".35em" className="e fill-white">
                      {finished}
                    </text>
                  )}
                </g>
              );
            })}
            {state === 0 && (
              <text
                x={percent((stop.screen + 1) * column)}
                y="60%"
                dx="6"
                dy=".35em"
                className="t hidden fill-earth-700 @xl:block"
              >
                {stop.reason}
              </text>
            )}
          </g>
        ))}
      </Plot>
      <ol className="mt-3 grid grid-cols-5 gap-1.5 text-center text-[.8125rem]">
        {screens.map(({ name, verdict }) => (
          <li key={name} className={`rounded-ctl py-1.5 font-semibold ${verdicts[verdict]}`}>
            <span className="sr-only">{name}: </span>
            {verdict}
          </li>
        ))}
      </ol>
    </Figure>
  );
}
