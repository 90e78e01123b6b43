import { scaleLinear } from "d3-scale";
import { Pause } from "@/components/ui/pause";
import { loadReport } from "@/content/services/web-applications";
import { sum } from "@/content/sums";
import { DataTable } from "./parts/data-table";
import { Figure, States } from "./parts/figure";
import { inSequence } from "./parts/in-sequence";
import { Numbers } from "./parts/numbers";
import { AxisFlag, Block, Label, Level, Limit, Plot, rowsOf, Tick, Upright } from "./parts/plot";

const { connection, parts, allowed, limit, axisSeconds, moments, screen, texts } = loadReport;

const total = sum(parts.map(({ weight }) => weight));
const x = scaleLinear([0, axisSeconds], [0, 100]);
const rows = rowsOf(parts.length + 1, 3.5);
const arrivals = inSequence(parts, ({ weight }) => weight / connection.rate, connection.seconds);
const arrivedAt = (seconds: number) => Math.max(0, Math.round((seconds - connection.seconds) * connection.rate));
const isThere = (end: number, seconds: number) => end <= seconds + 0.001;
const [readable, , usable] = moments;

/** The phone's screen: empty, with text in the phone's own font, or complete. */
function PhoneView({ seconds }: { seconds: number }) {
  if (seconds < readable.seconds) return <span className="block h-1 w-1/4 bg-green-700" />;
  const isUsable = seconds >= usable.seconds;
  return (
    <span className={`block p-2 @xl:p-3 ${isUsable ? "" : "font-[Arial,sans-serif]"}`}>
      <b className="block text-[.9375rem] leading-tight @xl:text-[1.0625rem]">{screen.title}</b>
      <Pause />
      <span
        className={`rounded-ctl mt-2 flex min-h-8 items-center border-[1.5px] px-2 text-[.8125rem] ${isUsable ? "border-ink-950 font-medium" : "border-dashed border-ink-300 text-ink-600"}`}
      >
        {screen.search} {isUsable && <Magnifier />}
      </span>
      <Pause />
      {screen.entries.map((entry) => (
        <span key={entry} className="flex h-9 items-center border-b border-ink-200 text-[.8125rem] @xl:h-10">
          {entry}
          <Pause />
        </span>
      ))}
      <span className="mt-2 block text-[.8125rem] text-green-700 underline">{screen.more}</span>
    </span>
  );
}

function Magnifier() {
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true" className="ml-auto w-3.5 fill-none stroke-current stroke-2">
      <path d="M6 11A5 5 0 1 0 6 1a5 5 0 0 0 0 10zM9.5 9.5 13 13" />
    </svg>
  );
}

export function WebApplications() {
  return (
    <Figure content={loadReport}>
      <div className="mt-5 mb-1 grid gap-x-4 gap-y-3 @3xs:grid-cols-[9.5rem_minmax(0,1fr)] @3xs:gap-y-0 @xl:mb-5 @xl:grid-cols-[10.75rem_minmax(0,1fr)] @xl:gap-x-7">
        <div className="rounded-win border-2 border-ink-950 px-[.3125rem] pt-4 pb-[.3125rem] @xl:row-span-2">
          <States className="min-h-[13.625rem] border border-ink-300 @xl:min-h-[15.5rem]">
            {moments.map(({ seconds }) => (
              <PhoneView key={seconds} seconds={seconds} />
            ))}
          </States>
        </div>
        <p className="self-center @xl:self-start">
          <States>
            {moments.map(({ seconds, able }) => (
              <span key={seconds} className="flex flex-col gap-1 @xl:flex-row @xl:items-baseline @xl:gap-3">
                <b className="text-[1.75rem] leading-none tracking-[-.02em]">{`${seconds} s`}</b>
                <Pause />
                {able}
              </span>
            ))}
          </States>
        </p>
        <Plot
          className="mt-12 mr-2 mb-10 ml-[5.5rem] h-[10rem] @3xs:col-span-2 @3xs:mr-[2.875rem] @xl:col-span-1 @xl:col-start-2 @xl:mr-[3.125rem] @xl:ml-[5.9375rem]"
          data={
            <DataTable
              caption={limit.label}
              columns={[texts.part, texts.weight, texts.after, texts.status]}
              rows={[
                [connection.name, "", `${connection.seconds} s`, texts.arrived],
                ...arrivals.map(({ name, weight, to }) => [
                  name,
                  `${weight} kB`,
                  `${Math.round(to * 10) / 10} s`,
                  moments.map(({ seconds }) => (isThere(to, seconds) ? texts.arrived : texts.coming)),
                ]),
              ]}
            />
          }
        >
          {[connection, ...parts].map(({ name }, row) => (
            <Label key={name} y={rows.middle(row)} dx={-88} text={name} />
          ))}
          {parts.map(({ name, weight }, i) => (
            <Label
              key={name}
              x={100}
              y={rows.middle(i + 1)}
              dx={46}
              anchor="end"
              className="hidden @3xs:block"
              text={`${weight} kB`}
            />
          ))}
          <Block x={[0, x(connection.seconds)]} y={rows.bar(0)} className="fill-ink-300 stroke-ink-500" />
          {moments.map(({ seconds }, state) => (
            <g key={seconds} data-state={state + 1}>
              {arrivals.map(({ name, from, to, isNeededToRead }, i) => {
                const look = isNeededToRead ? "fill-green-700" : "fill-green-300 stroke-green-600";
                const hasArrived = isThere(to, seconds);
                return (
                  <Block
                    key={name}
                    move={hasArrived ? name : undefined}
                    x={[x(from), x(to)]}
                    y={rows.bar(i + 1)}
                    className={hasArrived ? look : "ghost"}
                  />
                );
              })}
              <Upright move="moment" x={x(seconds)} />
              <AxisFlag x={x(seconds)} text={`${seconds} s`} width={46} />
            </g>
          ))}
          <Limit x={x(limit.seconds)} label={limit.label} />
          <Level />
          <Tick className="hidden @3xs:block" text="0" />
        </Plot>
      </div>
      <Numbers
        items={[
          { term: texts.arrived, states: moments.map(({ seconds }) => `${arrivedAt(seconds)} kB`) },
          { term: texts.coming, states: moments.map(({ seconds }) => `${total - arrivedAt(seconds)} kB`) },
          { term: texts.inAll, states: [{ value: `${total} kB`, remark: `${allowed} kB ${texts.allowed}` }] },
        ]}
      />
    </Figure>
  );
}
