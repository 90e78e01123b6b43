import { scaleLinear, scaleUtc } from "d3-scale";
import { plan } from "@/content/figures/planning";
import { shortDate } from "./parts/dates";
import { Figure } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { Marker, Plot, percent } from "./parts/plot";
import { stateClasses } from "./parts/states";

const { start, end, budget, contingency, milestones, additions, texts } = plan;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const work = sum(milestones.map(({ amount }) => amount));
/** What has to be paid in each state. */
const totals = additions.map((added) => work + sum(added));

const x = scaleUtc([new Date(start), new Date(end.date)], [0, 100]);
const xOf = (date: string) => x(new Date(date));
/** The scale holds the largest state from the start. */
const y = scaleLinear([0, Math.max(...totals)], [100, 0]);
const lastDate = milestones[milestones.length - 1]?.date ?? end.date;

/** A block of an amount on top of another one, between two dates. */
function block(from: string, to: string, below: number, amount: number) {
  return {
    x: percent(xOf(from)),
    width: percent(xOf(to) - xOf(from)),
    y: percent(y(below + amount)),
    height: percent(y(below) - y(below + amount)),
  };
}
const middleOf = (below: number, amount: number) => percent((y(below) + y(below + amount)) / 2);

const steps = milestones.map((milestone, i) => {
  const next = milestones[i + 1]?.date ?? end.date;
  return { ...milestone, next, below: sum(milestones.slice(0, i).map(({ amount }) => amount)) };
});

export function Planning() {
  return (
    <Figure content={plan} choiceClassName="relative z-1 -mb-[72px] w-[79%] @xl:-mb-[60px]">
      <Plot label={plan.shape} className="mt-5 mb-[60px] h-[330px] @xl:mb-12">
        {steps.map(({ name, date, next, below, amount }, i) => (
          <g key={name}>
            {i > 0 && <rect {...block(date, end.date, 0, below)} className="fill-green-100" />}
            <rect {...block(date, next, below, amount)} className="fill-green-700 forced-colors:stroke-[CanvasText]" />
            <text
              x={percent(xOf(date))}
              y={middleOf(below, amount)}
              dx="8"
              dy=".35em"
              className="fill-white font-semibold"
            >
              {amount} m
            </text>
            <text
              x={percent(xOf(date))}
              y={middleOf(below, amount)}
              dx="-8"
              dy=".35em"
              className="e fill-ink-950 font-medium"
            >
              {name}
            </text>
            <Marker x={xOf(date)} y={100} radius={8} className="fill-green-800 stroke-white stroke-[1.5]" />
            <text
              x={percent(xOf(date))}
              y="100%"
              dy={i % 2 === 1 ? 44 : 27}
              className={`m t ${i % 2 === 1 ? "@xl:[transform:translateY(-17px)]" : ""}`}
            >
              {shortDate(date)}
            </text>
          </g>
        ))}
        <rect
          x="0"
          width="100%"
          y={percent(y(budget.amount))}
          height={percent(y(work) - y(budget.amount))}
          className="fill-ink-100"
        />
        <g className={stateClasses[0]}>
          <text x="0" y={middleOf(work, contingency.amount)} dx="8" dy=".35em">
            {contingency.label}: {contingency.released}
          </text>
        </g>
        {additions.map((added, i) =>
          added.length === 0 ? null : (
            <g key={stateClasses[i]} className={stateClasses[i]}>
              <text x="0" y={middleOf(work, contingency.amount)} dx="8" dy=".35em">
                {contingency.label}: {contingency.spent}
              </text>
              {added.map((amount, at) => {
                const below = work + sum(added.slice(0, at));
                return (
                  <g key={amount}>
                    <rect
                      {...block(lastDate, end.date, below, amount)}
                      className="fill-green-700 stroke-white stroke-2"
                    />
                    <text
                      x={percent(xOf(lastDate))}
                      y={percent(y(below))}
                      dx="8"
                      dy="-9"
                      className="fill-white font-semibold"
                    >
                      {amount} m
                    </text>
                  </g>
                );
              })}
              <rect
                {...block(lastDate, end.date, budget.amount, (totals[i] ?? 0) - budget.amount)}
                className="fill-earth-600 forced-colors:fill-[Highlight]"
              />
              <text
                x={percent(xOf(lastDate))}
                y={percent(y(budget.amount))}
                dx="-8"
                dy="-10"
                className="e fill-earth-700 font-semibold"
              >
                {(totals[i] ?? 0) - budget.amount} m {texts.missing}
              </text>
            </g>
          ),
        )}
        <line className="limit" x1="0" x2="100%" y1={percent(y(budget.amount))} y2={percent(y(budget.amount))} />
        <text x="0" y={percent(y(budget.amount))} dy="-10" className="t">
          {budget.label}
        </text>
        <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-ink-950 stroke-[1.5]" />
        <text x="0" y="100%" dy="44" className="@xl:[transform:translateY(-17px)]">
          {shortDate(start)}
        </text>
        <text x="100%" y="100%" dy="44" className="e @xl:[transform:translateY(-17px)]">
          {shortDate(end.date)}
        </text>
        <text x="100%" y="100%" dx="-8" dy="-12" className="e">
          {end.label}
        </text>
      </Plot>
      <Numbers
        items={[
          { term: texts.work, states: totals.map((total) => ({ value: `${total} m` })) },
          { term: texts.budget, states: [{ value: `${budget.amount} m` }] },
          {
            term: texts.reserve,
            states: totals.map((total) =>
              total <= budget.amount
                ? { value: `${budget.amount - total} m` }
                : { value: "0 m", remark: `${total - budget.amount} m ${texts.missing}`, isBad: true },
            ),
          },
        ]}
      />
    </Figure>
  );
}
