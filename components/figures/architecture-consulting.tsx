import { scaleLinear } from "d3-scale";
import { decision } from "@/content/services/architecture-consulting";
import { sum } from "@/content/sums";
import { DataTable } from "./parts/data-table";
import { Figure } from "./parts/figure";
import { inSequence } from "./parts/in-sequence";
import { Block, Label, Level, Plot, type Span } from "./parts/plot";
import { Table } from "./parts/table";

const { parts, budget, criteria, texts } = decision;
const options = decision.options.map((option) => ({ ...option, pay: option.staff * decision.pay * decision.years }));
const y = scaleLinear([0, 330], [100, 0]);
const columnAt = (i: number): Span => [26 + i * 26, 46 + i * 26];
const middleOf = (i: number) => 36 + i * 26;
/** The places of the options' names, which may wrap within their column and the space to the next. */
const nameAt = ["left-[23%]", "left-[49%]", "left-[75%]"];

/** The costs counted in each state. */
const counted = [["start", "run", "pay", "leave"] as const, ["start", "run", "pay"] as const];

const totalsOf = (option: (typeof options)[number]) => counted.map((names) => sum(names.map((name) => option[name])));

export function ArchitectureConsulting() {
  return (
    <Figure content={decision}>
      {/* This text replaces the label of the budget where the drawing has no room. */}
      <p className="mt-4 font-semibold @3xs:hidden">{budget.label}</p>
      <Plot
        className="mt-4 mb-[6.5rem] h-[18.125rem] @3xs:mb-12"
        data={
          <DataTable
            caption={texts.costs}
            columns={[criteria.columns[0], ...Object.values(parts), texts.total, budget.label]}
            rows={options.map((option) => [
              option.name,
              option.start,
              option.run,
              option.pay,
              [option.leave, texts.notCounted],
              totalsOf(option),
              totalsOf(option).map((total) =>
                total > budget.cost ? `${total - budget.cost} ${texts.over}` : texts.within,
              ),
            ])}
          />
        }
        notes={options.map(({ name }, i) => (
          <p
            key={name}
            aria-hidden="true"
            className={`absolute top-full w-[26%] pt-1.5 text-center text-[.8125rem] leading-tight font-semibold @max-3xs:flex @max-3xs:flex-col @max-3xs:items-start @max-3xs:justify-center @max-3xs:whitespace-nowrap @max-3xs:[writing-mode:vertical-rl] ${nameAt[i]}`}
          >
            {name}
          </p>
        ))}
      >
        {counted.map((names, state) => (
          <g key={names.length} data-state={state + 1}>
            {options.map((option, i) => {
              const total = totalsOf(option)[state] ?? 0;
              const costs = names.map((name) => ({ part: parts[name], cost: option[name] }));
              return (
                <g key={option.name}>
                  {inSequence(costs, ({ cost }) => cost).map(({ part, cost, from, to }) => (
                    <g key={part}>
                      <Block
                        move={`${option.name} ${part}`}
                        x={columnAt(i)}
                        y={[y(to), y(from)]}
                        className={i === 0 ? "fill-green-700 stroke-white stroke-2" : "fill-ink-200 stroke-ink-500"}
                      />
                      {i === 0 && (
                        <Label
                          x={26}
                          y={y((from + to) / 2)}
                          dx={-8}
                          anchor="end"
                          className="hidden @3xs:block"
                          text={`${part} ${cost}`}
                        />
                      )}
                    </g>
                  ))}
                  {total > budget.cost && (
                    <>
                      <Block
                        move={`${option.name} over`}
                        x={columnAt(i)}
                        y={[y(total), y(budget.cost)]}
                        className="fill-earth-600"
                      />
                      <Label
                        move={`${option.name} over, label`}
                        x={middleOf(i)}
                        y={y((total + budget.cost) / 2)}
                        anchor="middle"
                        on="dark"
                      >
                        {total - budget.cost}
                        <tspan className="hidden @xs:inline"> {texts.over}</tspan>
                      </Label>
                    </>
                  )}
                  <Label move={`${option.name} total`} x={middleOf(i)} y={y(total)} dy={-8} anchor="middle" strong>
                    {total}
                    <tspan className="hidden @3xs:inline"> m</tspan>
                  </Label>
                </g>
              );
            })}
          </g>
        ))}
        <Level y={y(budget.cost)} kind="limit" />
        <Label y={y(budget.cost)} dy={-8} strong className="hidden @3xs:block" text={budget.label} />
        <Level x={[24, 100]} />
      </Plot>
      <Table
        caption={criteria.caption}
        columns={criteria.columns}
        widths={["w-[34%] text-left", "text-left", "text-right"]}
      >
        {options.map(({ name, offline, staff }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={offline === "no" ? "font-semibold text-earth-700" : ""}>{offline}</td>
            <td className="text-right">{staff}</td>
          </tr>
        ))}
      </Table>
    </Figure>
  );
}
