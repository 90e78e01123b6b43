import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { count } from "@/content/format";
import { priceTest } from "@/content/services/product-management";
import { DataTable } from "./parts/data-table";
import { Figure } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { AxisFlag, Block, Label, Level, Marker, Plot, Shapes, Tick } from "./parts/plot";

const { prices, costs, asked, axes, texts } = priceTest;
const MAX_PRICE = 1050;
const x = scaleLinear([0, MAX_PRICE], [0, 100]);
const y = scaleLinear([0, asked], [100, 0]);

/** The lowest price that covers the costs, if everybody pays it. The curve begins there. */
const least = costs.amount / asked;
const curve = Array.from({ length: 40 }, (_, i): [number, number] => {
  const price = least + ((MAX_PRICE - least) * i) / 39;
  return [price, asked - costs.amount / price];
});

/** The label of the costs is right of their curve, at this number of traders. */
const LABELED = 36;

/** Computes how many have to pay a price to cover the costs. */
const neededAt = (price: number) => Math.ceil(costs.amount / price);

export function ProductManagement() {
  return (
    <Figure content={priceTest}>
      <p aria-hidden="true" className="mt-5 text-[.8125rem] text-ink-600">
        {axes.paid}
      </p>
      <Plot
        className="mt-4 mb-10 ml-6 h-[15rem]"
        data={
          <DataTable
            caption={`${axes.paid}. ${costs.label}`}
            columns={[axes.price, texts.paid, texts.needed, texts.income]}
            rows={prices
              .toSorted((a, b) => a.price - b.price)
              .map(({ price, paid }) => [count(price), paid, neededAt(price), count(price * paid)])}
          />
        }
      >
        {prices.toReversed().map(({ price, paid }) => (
          <Block key={price} x={[0, x(price)]} y={[y(paid), 100]} className="fill-green-100 stroke-green-600" />
        ))}
        {prices.map(({ price, paid }, i) => (
          <g key={price} data-state={i + 1}>
            <Block
              move="paid"
              x={[0, x(price)]}
              y={[y(paid), 100]}
              className={price * paid < costs.amount ? "fill-earth-600" : "fill-green-700"}
            />
          </g>
        ))}
        <Shapes width={MAX_PRICE} height={asked}>
          <path d={line()(curve) ?? ""} className="limit fill-none" />
        </Shapes>
        <Level />
        <Label
          x={x(costs.amount / LABELED)}
          y={y(LABELED)}
          dx={14}
          strong
          className="hidden @xs:block"
          text={costs.label}
        />
        {[0, 20, 40].map((paid) => (
          <Label key={paid} y={y(paid)} dx={-6} anchor="end" axis text={paid} />
        ))}
        {prices.map(({ price, paid }, i) => (
          <g key={price}>
            <Tick x={x(price)} className="hidden @2xs:block" text={count(price)} />
            <g data-state={i + 1}>
              <AxisFlag x={x(price)} text={count(price)} width={44} />
              {paid > 5 && (
                <Label
                  move="sum"
                  y={y(paid / 2)}
                  dx={12}
                  on="dark"
                  className="hidden @2xs:block"
                  text={`${paid} × ${count(price)}`}
                />
              )}
              <Marker move="needed" x={x(price)} y={y(neededAt(price))} kind="note" />
            </g>
          </g>
        ))}
      </Plot>
      <p aria-hidden="true" className="mb-3 text-[.8125rem] text-ink-600">
        {axes.price}
      </p>
      <Numbers
        items={[
          { term: texts.paid, states: prices.map(({ paid }) => `${paid} of ${asked}`) },
          { term: texts.income, states: prices.map(({ price, paid }) => count(price * paid)) },
          {
            term: texts.balance,
            states: prices.map(({ price, paid }) => {
              const balance = price * paid - costs.amount;
              const isBad = balance < 0;
              return { value: count(Math.abs(balance)), remark: isBad ? texts.missing : texts.over, isBad };
            }),
          },
        ]}
      />
    </Figure>
  );
}
