import { scaleLinear } from "d3-scale";
import { restoreDrill } from "@/content/sysadmin/backup-disaster-recovery";
import { Figure } from "./parts/figure";
import { clockTime, duration, minutesOf } from "./parts/format";
import { Numbers } from "./parts/numbers";
import { Label, Level, Marker, Plot, percent, Upright } from "./parts/plot";
import { inSequence, sum } from "./parts/sums";

const { start, end, lost, open, rpo, rto, texts } = restoreDrill;

/** Minutes are counted from the loss. */
const lostAt = minutesOf(lost.at);
const x = scaleLinear([minutesOf(start) - lostAt, minutesOf(end) - lostAt], [0, 100]);
const span = (from: number, to: number) => ({ x: percent(x(from)), width: percent(x(to) - x(from)) });

const steps = inSequence(restoreDrill.steps, ({ minutes }) => minutes);
/** How long the counter was closed. */
const closed = sum(steps.map(({ minutes }) => minutes));

/** The failure and the reopening. */
const instants = [
  { at: 0, label: lost.label },
  { at: closed, label: open },
];

export function BackupDisasterRecovery() {
  return (
    <Figure content={restoreDrill}>
      <Plot label={restoreDrill.shape} className="mt-11 mb-4 h-[7.125rem] @xl:mr-[4.125rem] @xl:mb-0 @xl:ml-[9.625rem]">
        <Level y="0" />
        {instants.map(({ at, label }) => (
          <g key={at}>
            <Upright x={x(at)} />
            <Marker x={x(at)} y={0} radius={8} kind="step" />
            <Label x={x(at)} dy={-32} anchor="middle" strong text={clockTime(lostAt + at)} />
            <Label x={x(at)} dy={-15} anchor="middle" text={label} />
          </g>
        ))}
        <Label x={x(0)} dx={-8} dy={26} anchor="end">
          <tspan data-strong="">{rpo.term}</tspan>
          <tspan className="hidden @xl:inline">, {rpo.name}</tspan>
        </Label>
        <Label x={x(0)} dx={8} dy={26}>
          <tspan data-strong="">{rto.term}</tspan>, {rto.name}
        </Label>
        <rect {...span(-rpo.objective, rto.objective)} y="36" height="30" className="fill-green-100" />
        <Label x={x(-rpo.objective)} y="51" dx={8} text={duration(rpo.objective)} />
        <Label x={x(0)} y="51" dx={8} text={texts.objective} />
        <Label x={x(rto.objective)} y="51" dx={-10} anchor="end" strong text={duration(rto.objective)} />
        <rect {...span(-rpo.reached, closed)} y="72" height="42" className="fill-green-700" />
        <Label
          x={x(-rpo.reached)}
          y="93"
          dx={-8}
          anchor="end"
          strong
          className="hidden @xl:block"
          text={duration(rpo.reached)}
        />
        <Label x={x(0)} y="93" dx={8} className="fill-white" text={texts.reached} />
        <Label x={x(closed)} y="93" dx={-8} anchor="end" on="dark" text={duration(closed)} />
        <Upright x={x(0)} y1="36" y2="66" />
        <Upright x={x(0)} y1="72" className="stroke-white" />
        <Upright x={x(-rpo.objective)} y1="32" y2="70" kind="limit" />
        <Upright x={x(rto.objective)} y1="32" y2="70" kind="limit" />
      </Plot>
      <ol className="mb-3 @xl:mb-5">
        {steps.map(({ name, minutes, from, to, ...step }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center border-ink-200 pb-1.5 @xl:h-10 @xl:grid-cols-[154px_minmax(0,1fr)_66px] @xl:border-b @xl:pb-0"
          >
            <span className="leading-tight">
              {name} {"note" in step && <small className="block text-[.8125rem] text-ink-600">{step.note}</small>}{" "}
            </span>
            <svg
              className="order-3 col-span-2 mt-1 h-4 w-full @xl:order-none @xl:col-span-1 @xl:mt-0 @xl:h-10"
              aria-hidden="true"
            >
              <rect width="100%" height="100%" className="fill-ink-100 @xl:hidden" />
              {instants.map(({ at }) => (
                <Upright key={at} x={x(at)} className="hidden @xl:block" />
              ))}
              <rect {...span(from, to)} height="100%" className="fill-green-600 @xl:[height:20px] @xl:[y:10px]" />
            </svg>
            <span className="text-right text-ink-600">{minutes} min</span>
          </li>
        ))}
      </ol>
      <Numbers
        items={[
          {
            term: `${rpo.term}, ${rpo.name}`,
            states: [{ value: duration(rpo.reached), remark: `${duration(rpo.objective)} ${texts.ofObjective}` }],
          },
          {
            term: `${rto.term}, ${rto.name}`,
            states: [
              {
                value: duration(closed),
                remark: `${duration(rto.objective)} ${texts.ofObjective}, ${duration(rto.objective - closed)} ${texts.spare}`,
              },
            ],
          },
        ]}
      />
    </Figure>
  );
}
