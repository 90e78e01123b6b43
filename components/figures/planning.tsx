import { scaleLinear, scaleUtc } from "d3-scale";
import { shortDate } from "@/content/format";
import { plan } from "@/content/project/planning";
import { sum } from "@/content/sums";
import { DataTable } from "./parts/data-table";
import { Figure } from "./parts/figure";
import { inSequence } from "./parts/in-sequence";
import { Numbers } from "./parts/numbers";
import { Block, Label, Level, Marker, Plot, type Span } from "./parts/plot";

const { start, end, budget, contingency, milestones, additions, texts } = plan;

const work = sum(milestones.map(({ amount }) => amount));
/** The amount to be paid in each state. */
const totals = additions.map((added) => work + sum(added));

const x = scaleUtc([new Date(start), new Date(end.date)], [0, 100]);
const xOf = (date: string) => x(new Date(date));
/** The scale holds the largest state from the start. */
const y = scaleLinear([0, Math.max(...totals)], [100, 0]);
/** Returns the span between two amounts, from the top down. */
const between = (from: number, to: number): Span => [y(to), y(from)];
const stacked = (added: readonly number[]) =>
  inSequence(
    added.map((amount) => ({ amount })),
    ({ amount }) => amount,
    work,
  );
const contingencyText = (added: readonly number[]) => (added.length === 0 ? contingency.released : contingency.spent);
const reserve = y(work + contingency.amount / 2);

const steps = inSequence(milestones, ({ amount }) => amount).map((step, i) => ({
  ...step,
  x: xOf(step.date),
  next: xOf(milestones[i + 1]?.date ?? end.date),
}));
const last = steps[steps.length - 1]?.x ?? 0;
/** Every other date is lower on a narrow figure. */
const LOWER = "@xl:[transform:translateY(-17px)]";
/** Hides what the table, the numbers or the sentence repeat, where text is too large for the drawing. */
const WIDE = "hidden @3xs:block";
/** Hides the longest texts earlier, as they have no room with wide letter spacing. */
const WIDER = "hidden @2xs:block";

export function Planning() {
  return (
    <Figure content={plan} choiceClassName="relative z-1 -mb-[4.5rem] w-[79%] gap-x-1.5 @xl:w-[80%] @xl:-mb-[3.75rem]">
      <Plot
        className="mt-5 mb-[3.75rem] h-[20.625rem] @xl:mb-12"
        data={
          <DataTable
            caption={texts.payments}
            columns={[texts.step, texts.date, texts.amount]}
            rows={[
              ...milestones.map(({ name, date, amount }) => [name, shortDate(date), `${amount} m`]),
              [contingency.label, "", additions.map((added) => contingencyText(added))],
              [end.label, shortDate(end.date), ""],
            ]}
          />
        }
      >
        {steps.map(({ name, date, amount, from, to, x: left, next }, i) => (
          <g key={name}>
            {i > 0 && <Block x={[left, 100]} y={between(0, from)} className="fill-green-100" />}
            <Block x={[left, next]} y={between(from, to)} className="fill-green-700" />
            <Label
              x={(left + next) / 2}
              y={y(from + amount / 2)}
              anchor="middle"
              on="dark"
              className={WIDE}
              text={`${amount} m`}
            />
            <Label
              x={left}
              y={y(from + amount / 2)}
              dx={-5}
              anchor="end"
              className={`fill-ink-950 font-medium ${WIDE}`}
              text={name}
            />
            <Marker x={left} y={100} radius={8} kind="step" />
            <Label
              x={left}
              y={100}
              dy={i % 2 ? 44 : 27}
              anchor="middle"
              strong
              className={`${i % 2 ? LOWER : ""} ${left < last ? WIDE : ""}`}
              text={shortDate(date)}
            />
          </g>
        ))}
        <Block x={[0, 100]} y={between(work, budget.amount)} className="fill-ink-100 stroke-ink-500" />
        {additions.map((added, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the state.
          <g key={i} data-state={i + 1}>
            <Label y={reserve} dx={8} className={WIDER} text={`${contingency.label}: ${contingencyText(added)}`} />
            <Added added={added} total={totals[i] ?? 0} />
          </g>
        ))}
        <Level y={y(budget.amount)} kind="limit" />
        <Label y={y(budget.amount)} dy={-10} strong text={budget.label} />
        <Level />
        <Label y={100} dy={44} axis className={LOWER} text={shortDate(start)} />
        <Label x={100} y={100} dy={44} anchor="end" className={`${LOWER} ${WIDE}`} text={shortDate(end.date)} />
        <Label x={100} y={100} dx={-8} dy={-12} anchor="end" className={WIDE} text={end.label} />
      </Plot>
      <Numbers
        items={[
          { term: texts.work, states: totals.map((total) => `${total} m`) },
          { term: texts.budget, states: [`${budget.amount} m`] },
          {
            term: texts.reserve,
            states: totals.map((total) =>
              total <= budget.amount
                ? `${budget.amount - total} m`
                : { value: "0 m", remark: `${total - budget.amount} m ${texts.missing}`, isBad: true },
            ),
          },
        ]}
      />
    </Figure>
  );
}

interface AddedProps {
  added: readonly number[];
  total: number;
}

/** The amounts that a state adds, and the part of them that is over the budget. */
function Added({ added, total }: AddedProps) {
  const parts = stacked(added);
  return (
    <>
      {parts.map(({ amount, from, to }) => (
        <Block
          key={amount}
          move={`added ${amount}`}
          x={[last, 100]}
          y={between(from, to)}
          className="fill-green-700 stroke-white stroke-2"
        />
      ))}
      {total > budget.amount && (
        <>
          <Block move="missing" x={[last, 100]} y={between(budget.amount, total)} className="fill-earth-600" />
          <Label
            x={last}
            y={y(budget.amount)}
            dx={-8}
            dy={-10}
            anchor="end"
            tone="bad"
            className={WIDER}
            text={`${total - budget.amount} m ${texts.missing}`}
          />
        </>
      )}
      {parts.map(({ amount, from }) => (
        <Label
          key={amount}
          move={`amount ${amount}`}
          x={(last + 100) / 2}
          y={y(from)}
          dy={-9}
          anchor="middle"
          on="dark"
          className={WIDE}
          text={`${amount} m`}
        />
      ))}
    </>
  );
}
