import { accountAudit } from "@/content/figures/security-audits";
import { Figure } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { Plot, percent } from "./parts/plot";
import { stateClasses } from "./parts/states";

const { systems, closed, texts } = accountAudit;
/** Leaves room for the words after the longest bar. */
const MAX = 72;
const xOf = (accounts: number) => (accounts / MAX) * 100;
const row = 100 / systems.length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const entitled = sum(systems.map((system) => system.entitled));
const openIn = (names: readonly string[]) =>
  sum(systems.filter(({ name }) => !names.includes(name)).map((system) => system.accounts - system.entitled));

export function SecurityAudits() {
  return (
    <Figure content={accountAudit}>
      <Plot label={accountAudit.shape} className="mt-5 mb-4 ml-[62px] h-[210px]">
        {systems.map(({ name, accounts: all, entitled: owners }, i) => {
          const bar = { y: percent(i * row + 3), height: percent(row - 6) };
          const middle = percent((i + 0.5) * row);
          const surplus = all - owners;
          return (
            <g key={name}>
              <text x="0" y={middle} dx="-62" dy=".35em">
                {name}
              </text>
              <rect
                {...bar}
                width={percent(xOf(owners))}
                className="fill-green-700 forced-colors:stroke-[CanvasText]"
              />
              {owners > 10 && (
                <text x="0" y={middle} dx="8" dy=".35em" className="fill-white font-semibold">
                  {owners}
                </text>
              )}
              {closed.map((names, state) => {
                const isClosed = (names as readonly string[]).includes(name);
                return (
                  <g key={stateClasses[state]} className={stateClasses[state]}>
                    {surplus > 0 && (
                      <rect
                        {...bar}
                        x={percent(xOf(owners))}
                        width={percent(xOf(surplus))}
                        strokeDasharray={isClosed ? "3 3" : undefined}
                        className={
                          isClosed ? "fill-white stroke-ink-500" : "fill-earth-600 forced-colors:fill-[Highlight]"
                        }
                      />
                    )}
                    <text
                      x={percent(xOf(all))}
                      y={middle}
                      dx="8"
                      dy=".35em"
                      className={surplus && !isClosed ? "t" : ""}
                    >
                      {surplus === 0 ? texts.match : surplus}
                      {surplus > 0 && (
                        <tspan className="hidden @xl:inline"> {isClosed ? texts.closed : texts.surplus}</tspan>
                      )}
                    </text>
                  </g>
                );
              })}
            </g>
          );
        })}
      </Plot>
      <Numbers
        items={[
          { term: texts.accounts, states: closed.map((names) => ({ value: String(entitled + openIn(names)) })) },
          { term: texts.payroll, states: [{ value: String(entitled) }] },
          {
            term: texts.open,
            states: closed.map((names) => ({ value: String(openIn(names)), isBad: openIn(names) > 0 })),
          },
        ]}
      />
    </Figure>
  );
}
