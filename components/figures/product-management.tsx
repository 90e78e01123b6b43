import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { priceTest } from "@/content/services/product-management";
import { Figure } from "./parts/figure";
import { count } from "./parts/format";
import { Numbers } from "./parts/numbers";
import { AxisFlag, Block, Label, Level, Plot, Shapes, Tick } from "./parts/plot";
import { stateClasses } from "./parts/states";

const { prices, costs, asked, axes, texts } = priceTest;
const MAX_PRICE = 1050;
const x = scaleLinear([0, MAX_PRICE], [0, 100]);
const y = scaleLinear([0, asked], [100, 0]);

/** How many have to pay each price to cover the costs. */
const least = costs.amount / asked;
const curve = Array.from({ length: 40 }, (_, i): [number, number] => {
  const price = least + ((MAX_PRICE - least) * i) / 39;
  return [price, asked - costs.amount / price];
});

export function ProductManagement() {
  return (
    <Figure content={priceTest}>
      <Plot label={priceTest.shape} className="mt-9 mb-[62px] ml-6 h-[240px]">
        <Label dx={-24} dy={-14} text={axes.paid} />
        {prices.toReversed().map(({ price, paid }) => (
          <Block key={price} x={[0, x(price)]} y={[y(paid), 100]} className="fill-green-100 stroke-white" />
        ))}
        {prices.map(({ price, paid }, i) => (
          <Block
            key={price}
            x={[0, x(price)]}
            y={[y(paid), 100]}
            className={`${stateClasses[i]} ${price * paid < costs.amount ? "fill-earth-600" : "fill-green-700"}`}
          />
        ))}
        <Shapes width={MAX_PRICE} height={asked}>
          <path d={line()(curve) ?? ""} className="limit fill-none" />
        </Shapes>
        <Level />
        <Label x={100} y={32} dy={0} className="e t" text={costs.label} />
        {[0, 20, 40].map((paid) => (
          <Label key={paid} y={y(paid)} dx={-6} className="e" text={paid} />
        ))}
        {prices.map(({ price, paid }, i) => (
          <g key={price}>
            <Tick x={x(price)} text={count(price)} />
            <g className={stateClasses[i]}>
              <AxisFlag x={x(price)} text={count(price)} width={44} />
              {paid > 5 && <Label y={y(paid / 2)} dx={12} className="w" text={`${paid} × ${count(price)}`} />}
            </g>
          </g>
        ))}
        <Label y={100} dx={-24} dy={50} text={axes.price} />
      </Plot>
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
