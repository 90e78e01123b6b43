import { scaleLinear } from "d3-scale";
import { Pause } from "@/components/ui/pause";
import { clockTime, duration, minutesOf } from "@/content/format";
import { sum } from "@/content/sums";
import { restoreDrill } from "@/content/sysadmin/backup-disaster-recovery";
import { Facts } from "./parts/facts";
import { Figure } from "./parts/figure";
import { inSequence } from "./parts/in-sequence";
import { Numbers } from "./parts/numbers";
import { Block, Label, Level, Marker, Plot, type Span, Upright } from "./parts/plot";

const { start, end, lost, open, rpo, rto, texts } = restoreDrill;

/** The time of the loss. The scale counts minutes from it. */
const lostAt = minutesOf(lost.at);
const x = scaleLinear([minutesOf(start) - lostAt, minutesOf(end) - lostAt], [0, 100]);
const span = (from: number, to: number): Span => [x(from), x(to)];

const steps = inSequence(restoreDrill.steps, ({ minutes }) => minutes);
/** The minutes for which the counter was closed. */
const closed = sum(steps.map(({ minutes }) => minutes));

/** The place of the two bars, in percent from the top. */
const objective = { y: [32, 58], middle: 45, limit: { y1: 28, y2: 62 } } as const;
const reached = { y: [63, 100], middle: 81.5 } as const;

/** The failure and the reopening. */
const instants = [
  { at: 0, label: lost.label },
  { at: closed, label: open },
];

export function BackupDisasterRecovery() {
  return (
    <Figure content={restoreDrill}>
      {/* The facts replace the drawing where its texts have no room. */}
      <Facts
        className="my-6 *:flex *:flex-wrap *:justify-between *:gap-x-3 *:border-b *:py-1.5 @2xs:sr-only"
        items={instants.map(({ at, label }) => [label, clockTime(lostAt + at)])}
      />
      <Plot className="mt-11 mb-4 hidden h-[7.125rem] @2xs:block @xl:mr-[4.125rem] @xl:mb-0 @xl:ml-[9.625rem]">
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
        <Block x={span(-rpo.objective, rto.objective)} y={objective.y} className="fill-green-100 stroke-green-600" />
        <Label x={x(-rpo.objective)} y={objective.middle} dx={8} text={duration(rpo.objective)} />
        <Label x={x(0)} y={objective.middle} dx={8} text={texts.objective} />
        <Label x={x(rto.objective)} y={objective.middle} dx={-10} anchor="end" strong text={duration(rto.objective)} />
        <Block x={span(-rpo.reached, closed)} y={reached.y} className="fill-green-700" />
        <Label
          x={x(-rpo.reached)}
          y={reached.middle}
          dx={-8}
          anchor="end"
          strong
          className="hidden @xl:block"
          text={duration(rpo.reached)}
        />
        <Label x={x(0)} y={reached.middle} dx={8} on="dark" className="font-normal" text={texts.reached} />
        <Label
          x={x(closed)}
          y={reached.middle}
          dx={-8}
          anchor="end"
          on="dark"
          className="hidden @md:block"
          text={duration(closed)}
        />
        <Upright x={x(0)} y1={reached.y[0]} className="stroke-white" />
        <Upright x={x(-rpo.objective)} {...objective.limit} kind="limit" />
        <Upright x={x(rto.objective)} {...objective.limit} kind="limit" />
      </Plot>
      <ol className="mb-3 @xl:mb-5">
        {steps.map(({ name, minutes, from, to, ...step }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center border-ink-200 pb-1.5 @xl:min-h-10 @xl:grid-cols-[9.625rem_minmax(0,1fr)_4.125rem] @xl:border-b @xl:pb-0"
          >
            <span className="leading-tight">
              {name}
              {"note" in step && (
                <>
                  <Pause />
                  <small className="block text-[.8125rem] text-ink-600">{step.note}</small>
                </>
              )}
            </span>
            <Pause />
            <span className="relative order-3 col-span-2 mt-1 h-4 @xl:order-none @xl:col-span-1 @xl:mt-0 @xl:h-auto @xl:self-stretch">
              <svg className="absolute size-full" aria-hidden="true">
                <Block x={[0, 100]} className="fill-ink-100 @xl:hidden" />
                {instants.map(({ at }) => (
                  <Upright key={at} x={x(at)} className="hidden @xl:block" />
                ))}
                <Block x={span(from, to)} className="fill-green-600 @xl:[height:50%] @xl:[y:25%]" />
              </svg>
            </span>
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
