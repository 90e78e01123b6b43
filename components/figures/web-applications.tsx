import { loadReport } from "@/content/figures/web-applications";
import { Figure } from "./parts/figure";
import { Level, Upright } from "./parts/lines";
import { Numbers } from "./parts/numbers";
import { AxisFlag, Plot, percent } from "./parts/plot";
import { States, stateClasses } from "./parts/states";

const { connection, parts, allowed, limit, axisSeconds, moments, screen, texts } = loadReport;

const sum = (weights: readonly number[]) => weights.reduce((total, weight) => total + weight, 0);
const total = sum(parts.map(({ weight }) => weight));
const x = (seconds: number) => (seconds / axisSeconds) * 100;
const span = (from: number, to: number) => ({ x: percent(x(from)), width: percent(x(to) - x(from)) });

const arrivals = parts.map((part, i) => {
  const before = sum(parts.slice(0, i).map(({ weight }) => weight));
  const from = connection.seconds + before / connection.rate;
  return { ...part, from, to: from + part.weight / connection.rate };
});
const arrivedAt = (seconds: number) => Math.max(0, Math.round((seconds - connection.seconds) * connection.rate));
const [readable, , usable] = moments;

const row = 100 / (parts.length + 1);
const bar = (i: number) => ({ y: percent(i * row + 3.5), height: percent(row - 7) });

/** What the phone shows: nothing, text in its own font, or everything. */
function Screen({ seconds }: { seconds: number }) {
  if (seconds < readable.seconds) return <span className="block h-1 w-1/4 bg-green-700" />;
  const isUsable = seconds >= usable.seconds;
  return (
    <span className={`block p-2 @xl:p-3 ${isUsable ? "" : "font-[Arial,sans-serif]"}`}>
      <b className="block text-[.9375rem] leading-tight whitespace-nowrap @xl:text-[1.125rem]">{screen.title}</b>
      <span
        className={`rounded-ctl mt-2 flex h-8 items-center border-[1.5px] px-2 text-[.8125rem] ${isUsable ? "border-ink-950 font-medium" : "border-dashed border-ink-300 text-ink-600"}`}
      >
        {screen.search}
        {isUsable && (
          <svg
            width="14"
            height="14"
            viewBox="0 0 14 14"
            aria-hidden="true"
            className="ml-auto fill-none stroke-current stroke-2"
          >
            <path d="M6 11A5 5 0 1 0 6 1a5 5 0 0 0 0 10zM9.5 9.5 13 13" />
          </svg>
        )}
      </span>
      {screen.entries.map((entry) => (
        <span
          key={entry}
          className="flex h-9 items-center border-b border-ink-200 text-[.8125rem] @xl:h-10 @xl:text-xs"
        >
          {entry}
        </span>
      ))}
      <span className="mt-2 block text-[.8125rem] text-green-700 underline @xl:text-xs">{screen.more}</span>
    </span>
  );
}

export function WebApplications() {
  return (
    <Figure content={loadReport}>
      <div className="mt-5 mb-1 grid grid-cols-[152px_minmax(0,1fr)] gap-x-4 @xl:grid-cols-[172px_minmax(0,1fr)] @xl:mb-5 @xl:gap-x-7">
        <div className="rounded-[14px] border-2 border-ink-950 px-[5px] pt-4 pb-[5px] @xl:row-span-2">
          <States
            className="h-[218px] border border-ink-300 @xl:h-[248px]"
            of={moments.map(({ seconds }) => <Screen key={seconds} seconds={seconds} />)}
          />
        </div>
        <p className="self-center @xl:self-start">
          <States
            of={moments.map(({ seconds, able }) => (
              <span key={seconds} className="flex flex-col gap-1 @xl:flex-row @xl:items-baseline @xl:gap-3">
                <b className="text-[1.75rem] leading-none tracking-[-.02em]">{seconds} s</b> {able}
              </span>
            ))}
          />
        </p>
        <Plot
          label={loadReport.shape}
          className="col-span-2 mt-12 mr-[46px] mb-10 ml-[82px] h-[160px] @xl:col-span-1 @xl:col-start-2"
        >
          {[connection, ...parts].map(({ name }, i) => (
            <text key={name} x="-82" y={percent((i + 0.5) * row)} dy=".35em">
              {name}
            </text>
          ))}
          {arrivals.map(({ name, weight }, i) => (
            <text key={name} x="100%" y={percent((i + 1.5) * row)} dx="46" dy=".35em" className="e">
              {weight} kB
            </text>
          ))}
          <rect
            {...bar(0)}
            {...span(0, connection.seconds)}
            className="fill-ink-300 forced-colors:stroke-[CanvasText]"
          />
          {moments.map(({ seconds }, state) => (
            <g key={seconds} className={stateClasses[state]}>
              {arrivals.map(({ name, from, to, isNeededToRead }, i) =>
                to <= seconds + 0.001 ? (
                  <rect
                    key={name}
                    {...bar(i + 1)}
                    {...span(from, to)}
                    className={`forced-colors:stroke-[CanvasText] ${isNeededToRead ? "fill-green-700" : "fill-green-300"}`}
                  />
                ) : (
                  <rect
                    key={name}
                    {...bar(i + 1)}
                    {...span(from, to)}
                    strokeDasharray="3 3"
                    className="fill-white stroke-ink-500 forced-colors:fill-[Canvas]"
                  />
                ),
              )}
              <Upright x={x(seconds)} />
              <AxisFlag x={x(seconds)} text={`${seconds} s`} width={46} />
            </g>
          ))}
          <Upright x={x(limit.seconds)} y1="-6" kind="limit" />
          <text x={percent(x(limit.seconds))} y="0" dy="-13" className="m t">
            {limit.label}
          </text>
          <Level />
          <text x="0" y="100%" dy="22" className="m">
            0
          </text>
        </Plot>
      </div>
      <Numbers
        items={[
          {
            term: texts.arrived,
            states: moments.map(({ seconds }) => ({ value: `${arrivedAt(seconds)} kB` })),
          },
          { term: texts.coming, states: moments.map(({ seconds }) => ({ value: `${total - arrivedAt(seconds)} kB` })) },
          { term: texts.inAll, states: [{ value: `${total} kB`, remark: `${allowed} kB ${texts.allowed}` }] },
        ]}
      />
    </Figure>
  );
}
