import { scaleLinear } from "d3-scale";
import { decision } from "@/content/figures/architecture-consulting";
import { Figure } from "./parts/figure";
import { Plot, percent } from "./parts/plot";
import { stateClasses } from "./parts/states";
import { Table } from "./parts/table";

const { options, parts, budget, over, criteria } = decision;
const MAX = 140;
const y = scaleLinear([0, MAX], [100, 0]);
const columnAt = (i: number) => 20 + i * 28;
const WIDTH = 22;

/** The stack of an option, from the base line up. */
const stackOf = ({ start, run, leave }: (typeof options)[number], withLeaving: boolean) => {
  const costs = [
    { part: parts.start, cost: start, below: 0 },
    { part: parts.run, cost: run, below: start },
    { part: parts.leave, cost: leave, below: start + run },
  ];
  return withLeaving ? costs : costs.slice(0, 2);
};

export function ArchitectureConsulting() {
  return (
    <Figure content={decision}>
      <Plot label={decision.shape} className="mt-4 mb-8 h-[250px]">
        {[true, false].map((withLeaving, state) => (
          <g key={stateClasses[state]} className={stateClasses[state]}>
            {options.map((option, i) => {
              const stack = stackOf(option, withLeaving);
              const total = stack.reduce((sum, { cost }) => sum + cost, 0);
              const middle = percent(columnAt(i) + WIDTH / 2);
              return (
                <g key={option.name}>
                  {stack.map(({ part, cost, below }) => (
                    <g key={part}>
                      <rect
                        x={percent(columnAt(i))}
                        width={percent(WIDTH)}
                        y={percent(y(below + cost))}
                        height={percent(y(below) - y(below + cost))}
                        className={`stroke-white stroke-2 forced-colors:stroke-[CanvasText] ${i === 0 ? "fill-green-700" : "fill-ink-200"}`}
                      />
                      {i === 0 && (
                        <text
                          x={percent(columnAt(0))}
                          y={percent(y(below + cost / 2))}
                          dx="-8"
                          dy=".35em"
                          className="e"
                        >
                          {part} {cost}
                        </text>
                      )}
                    </g>
                  ))}
                  {total > budget.cost && (
                    <>
                      <rect
                        x={percent(columnAt(i))}
                        width={percent(WIDTH)}
                        y={percent(y(total))}
                        height={percent(y(budget.cost) - y(total))}
                        className="fill-earth-600 forced-colors:fill-[Highlight]"
                      />
                      <text
                        x={middle}
                        y={percent(y((total + budget.cost) / 2))}
                        dy=".35em"
                        className="m fill-white font-semibold"
                      >
                        {total - budget.cost} {over}
                      </text>
                    </>
                  )}
                  <text x={middle} y={percent(y(total))} dy="-8" className="m t">
                    {total} m
                  </text>
                </g>
              );
            })}
          </g>
        ))}
        <line x1="0" x2="100%" y1={percent(y(budget.cost))} y2={percent(y(budget.cost))} className="limit" />
        <text x="0" y={percent(y(budget.cost))} dy="-8" className="t">
          {budget.label}
        </text>
        <line x1="18%" x2="100%" y1="100%" y2="100%" className="stroke-ink-950 stroke-[1.5]" />
        {options.map(({ name }, i) => (
          <text key={name} x={percent(columnAt(i) + WIDTH / 2)} y="100%" dy="22" className="m t">
            {name}
          </text>
        ))}
      </Plot>
      <Table
        caption={criteria.caption}
        columns={[
          { label: criteria.option, className: "w-[34%] text-left" },
          { label: criteria.offline, className: "text-left" },
          { label: criteria.staff, className: "text-right" },
        ]}
      >
        {options.map(({ name, offline, staff }) => (
          <tr key={name}>
            <th scope="row" className="text-left">
              {name}
            </th>
            <td className={offline === "no" ? "font-semibold text-earth-700" : ""}>{offline}</td>
            <td className="text-right">{staff}</td>
          </tr>
        ))}
      </Table>
    </Figure>
  );
}
