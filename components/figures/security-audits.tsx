import { scaleLinear } from "d3-scale";
import { accountAudit } from "@/content/services/security-audits";
import { sum } from "@/content/sums";
import { DataTable } from "./parts/data-table";
import { Figure } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { Block, Label, Plot, rowsOf } from "./parts/plot";

const { systems, closed, texts } = accountAudit;
/** The scale of accounts, which leaves room for the words after the longest bar. */
const x = scaleLinear([0, 72], [0, 100]);
const rows = rowsOf(systems.length, 3);

const entitled = sum(systems.map((system) => system.entitled));
/** The accounts of former staff that are open in each state. */
const open = closed.map((names: readonly string[]) =>
  sum(systems.map((system) => (names.includes(system.name) ? 0 : system.accounts - system.entitled))),
);

export function SecurityAudits() {
  return (
    <Figure content={accountAudit}>
      <Plot
        className="mt-5 mb-4 ml-[3.875rem] h-[13.125rem] @xl:ml-[4.1875rem]"
        data={
          <DataTable
            caption={texts.accounts}
            columns={[texts.system, texts.accounts, texts.payroll, texts.surplus]}
            rows={[
              ...systems.map(({ name, accounts, entitled: owners }) => [
                name,
                closed.map((names: readonly string[]) => (names.includes(name) ? owners : accounts)),
                owners,
                closed.map((names: readonly string[]) =>
                  accounts > owners && names.includes(name)
                    ? `${accounts - owners} ${texts.closed}`
                    : accounts - owners,
                ),
              ]),
              [texts.all, open.map((surplus) => entitled + surplus), entitled, open],
            ]}
          />
        }
      >
        {systems.map(({ name, accounts, entitled: owners }, row) => (
          <g key={name}>
            <Label y={rows.middle(row)} dx={-62} text={name} />
            <Block x={[0, x(owners)]} y={rows.bar(row)} className="fill-green-700" />
            {owners > 10 && (
              <Label
                y={rows.middle(row)}
                dx={8}
                on="dark"
                className={owners < 20 ? "hidden @3xs:block" : undefined}
                text={owners}
              />
            )}
            {accounts === owners ? (
              <Label x={x(accounts)} y={rows.middle(row)} dx={8} text={texts.match} />
            ) : (
              closed.map((names: readonly string[], state) => {
                const isClosed = names.includes(name);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the state.
                  <g key={state} data-state={state + 1}>
                    <Block
                      move={`${name}, ${isClosed ? "closed" : "open"}`}
                      x={[x(owners), x(accounts)]}
                      y={rows.bar(row)}
                      className={isClosed ? "ghost" : "fill-earth-600"}
                    />
                    <Label x={x(accounts)} y={rows.middle(row)} dx={8} strong={!isClosed}>
                      {accounts - owners}
                      <tspan className="hidden @xl:inline"> {isClosed ? texts.closed : texts.surplus}</tspan>
                    </Label>
                  </g>
                );
              })
            )}
          </g>
        ))}
      </Plot>
      <Numbers
        isRepeated
        items={[
          { term: texts.accounts, states: open.map((surplus) => entitled + surplus) },
          { term: texts.payroll, states: [entitled] },
          { term: texts.open, states: open.map((value) => ({ value, isBad: value > 0 })) },
        ]}
      />
    </Figure>
  );
}
