import { scaleLinear } from "d3-scale";
import { decision } from "@/content/services/architecture-consulting";
import { Figure } from "./parts/figure";
import { Block, Label, Level, Plot, type Span, Tick } from "./parts/plot";
import { inSequence, sum } from "./parts/sums";
import { Table } from "./parts/table";

const { parts, budget, over, criteria } = decision;
const options = decision.options.map((option) => ({ ...option, pay: option.staff * decision.pay * decision.years }));
const y = scaleLinear([0, 330], [100, 0]);
const columnAt = (i: number): Span => [20 + i * 28, 42 + i * 28];
const middleOf = (i: number) => 31 + i * 28;

/** In each state: what is counted. */
const counted = [["start", "run", "pay", "leave"] as const, ["start", "run", "pay"] as const];

export function ArchitectureConsulting() {
  return (
    <Figure content={decision}>
      <Plot label={decision.shape} className="mt-4 mb-8 h-[18.125rem]">
        {counted.map((names, state) => (
          <g key={names.length} data-state={state + 1}>
            {options.map((option, i) => {
              const total = sum(names.map((name) => option[name]));
              const costs = names.map((name) => ({ part: parts[name], cost: option[name] }));
              return (
                <g key={option.name}>
                  {inSequence(costs, ({ cost }) => cost).map(({ part, cost, from, to }) => (
                    <g key={part}>
                      <Block
                        x={columnAt(i)}
                        y={[y(to), y(from)]}
                        className={`stroke-white stroke-2 forced-colors:stroke-[CanvasText] ${i === 0 ? "fill-green-700" : "fill-ink-200"}`}
                      />
                      {i === 0 && <Label x={20} y={y((from + to) / 2)} dx={-8} anchor="end" text={`${part} ${cost}`} />}
                    </g>
                  ))}
                  {total > budget.cost && (
                    <>
                      <Block x={columnAt(i)} y={[y(total), y(budget.cost)]} className="fill-earth-600" />
                      <Label
                        x={middleOf(i)}
                        y={y((total + budget.cost) / 2)}
                        anchor="middle"
                        on="dark"
                        text={`${total - budget.cost} ${over}`}
                      />
                    </>
                  )}
                  <Label x={middleOf(i)} y={y(total)} dy={-8} anchor="middle" strong text={`${total} m`} />
                </g>
              );
            })}
          </g>
        ))}
        <Level y={y(budget.cost)} kind="limit" />
        <Label y={y(budget.cost)} dy={-8} strong text={budget.label} />
        <Level x={[18, 100]} />
        {options.map(({ name }, i) => (
          <Tick key={name} x={middleOf(i)} strong text={name} />
        ))}
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
