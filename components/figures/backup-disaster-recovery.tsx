import { restoreDrill } from "@/content/figures/backup-disaster-recovery";
import { Figure } from "./parts/figure";
import { Level, Upright } from "./parts/lines";
import { Numbers } from "./parts/numbers";
import { Marker, Plot, percent } from "./parts/plot";
import { clockTime, duration } from "./parts/times";

const { start, end, lost, open, rpo, rto, texts } = restoreDrill;

const x = (minutes: number) => ((minutes - start) / (end - start)) * 100;
const span = (from: number, minutes: number) => ({ x: percent(x(from)), width: percent(x(from + minutes) - x(from)) });

const steps = restoreDrill.steps.map((step, i, all) => ({
  note: undefined,
  ...step,
  from: lost.at + all.slice(0, i).reduce((sum, { minutes }) => sum + minutes, 0),
}));
/** How long the counter was closed. */
const closed = steps.reduce((sum, { minutes }) => sum + minutes, 0);
const reopened = lost.at + closed;

/** The failure and the reopening. */
const instants = [
  { at: lost.at, label: lost.label },
  { at: reopened, label: open },
];

export function BackupDisasterRecovery() {
  return (
    <Figure content={restoreDrill}>
      <Plot label={restoreDrill.shape} className="mt-11 mb-4 h-[114px] @xl:mr-[66px] @xl:mb-0 @xl:ml-[154px]">
        <Level y="0" />
        {instants.map(({ at, label }) => (
          <g key={at}>
            <Upright x={x(at)} y2="114" />
            <Marker x={x(at)} y={0} radius={8} className="fill-green-800 stroke-white stroke-[1.5]" />
            <text x={percent(x(at))} y="0" dy="-32" className="m t">
              {clockTime(at)}
            </text>
            <text x={percent(x(at))} y="0" dy="-15" className="m">
              {label}
            </text>
          </g>
        ))}
        <text x={percent(x(lost.at))} y="26" dx="-8" className="e">
          <tspan className="t">{rpo.term}</tspan>
          <tspan className="hidden @xl:inline">, {rpo.name}</tspan>
        </text>
        <text x={percent(x(lost.at))} y="26" dx="8">
          <tspan className="t">{rto.term}</tspan>, {rto.name}
        </text>
        <rect
          {...span(lost.at - rpo.promised, rpo.promised + rto.promised)}
          y="36"
          height="30"
          className="fill-green-100 forced-colors:fill-[Canvas]"
        />
        <text x={percent(x(lost.at - rpo.promised))} y="51" dx="8" dy=".35em">
          {duration(rpo.promised)}
        </text>
        <text x={percent(x(lost.at))} y="51" dx="8" dy=".35em">
          {texts.promised}
        </text>
        <text x={percent(x(lost.at + rto.promised))} y="51" dx="-10" dy=".35em" className="e t">
          {duration(rto.promised)}
        </text>
        <rect {...span(lost.at - rpo.reached, rpo.reached + closed)} y="72" height="42" className="fill-green-700" />
        <text x={percent(x(lost.at - rpo.reached))} y="93" dx="-8" dy=".35em" className="e t hidden @xl:block">
          {duration(rpo.reached)}
        </text>
        <text x={percent(x(lost.at))} y="93" dx="8" dy=".35em" className="fill-white">
          {texts.reached}
        </text>
        <text x={percent(x(reopened))} y="93" dx="-8" dy=".35em" className="e fill-white font-semibold">
          {duration(closed)}
        </text>
        <line
          x1={percent(x(lost.at))}
          x2={percent(x(lost.at))}
          y1="72"
          y2="114"
          className="stroke-white stroke-[1.5]"
        />
        <Upright x={x(lost.at)} y1="36" y2="66" />
        {[lost.at - rpo.promised, lost.at + rto.promised].map((at) => (
          <Upright key={at} x={x(at)} y1="32" y2="70" kind="limit" />
        ))}
      </Plot>
      <ol className="mb-3 @xl:mb-5">
        {steps.map(({ name, note, minutes, from }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center border-ink-200 pb-1.5 @xl:h-10 @xl:grid-cols-[154px_minmax(0,1fr)_66px] @xl:border-b @xl:pb-0"
          >
            <span className="leading-tight">
              {name}
              {note && <small className="block text-[.8125rem] text-ink-600">{note}</small>}
            </span>
            <svg
              className="order-3 col-span-2 mt-1 h-4 w-full @xl:order-none @xl:col-span-1 @xl:mt-0 @xl:h-10"
              aria-hidden="true"
            >
              <rect width="100%" height="100%" className="fill-ink-100 @xl:hidden" />
              {instants.map(({ at }) => (
                <Upright key={at} x={x(at)} className="hidden @xl:block" />
              ))}
              <rect
                {...span(from, minutes)}
                y="0"
                height="100%"
                className="fill-green-600 @xl:[height:20px] @xl:[y:10px]"
              />
            </svg>
            <span className="text-right text-ink-600">{minutes} min</span>
          </li>
        ))}
      </ol>
      <Numbers
        items={[
          {
            term: `${rpo.term}, ${rpo.name}`,
            states: [{ value: duration(rpo.reached), remark: `${duration(rpo.promised)} ${texts.ofPromise}` }],
          },
          {
            term: `${rto.term}, ${rto.name}`,
            states: [
              {
                value: duration(closed),
                remark: `${duration(rto.promised)} ${texts.ofPromise}, ${duration(rto.promised - closed)} ${texts.spare}`,
              },
            ],
          },
        ]}
      />
    </Figure>
  );
}
