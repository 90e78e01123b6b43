import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { priceTest } from "@/content/figures/product-management";
import { Figure } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { AxisFlag, Plot, percent, Shapes } from "./parts/plot";
import { stateClasses } from "./parts/states";

const { prices, costs, asked, axes, texts } = priceTest;
const MAX_PRICE = 1050;
const x = scaleLinear([0, MAX_PRICE], [0, 100]);
const y = scaleLinear([0, asked], [100, 0]);
const count = (value: number) => value.toLocaleString("en-GB");

/** How many have to pay each price to cover the costs. */
const curve = Array.from(
  { length: 40 },
  (_, i) => costs.amount / asked + ((MAX_PRICE - costs.amount / asked) * i) / 39,
);
const curvePath =
  line<number>(
    (price) => price,
    (price) => asked - costs.amount / price,
  )(curve) ?? "";

export function ProductManagement() {
  return (
    <Figure content={priceTest}>
      <Plot label={priceTest.shape} className="mt-9 mb-[62px] ml-6 h-[240px]">
        <text y="0" dx="-24" dy="-14">
          {axes.paid}
        </text>
        <Shapes width={MAX_PRICE} height={asked}>
          {prices.toReversed().map(({ price, paid }) => (
            <rect key={price} y={asked - paid} width={price} height={paid} className="fill-green-100 stroke-white" />
          ))}
          {prices.map(({ price, paid }, i) => (
            <rect
              key={price}
              y={asked - paid}
              width={price}
              height={paid}
              className={`${stateClasses[i]} forced-colors:fill-[Highlight] ${price * paid < costs.amount ? "fill-earth-600" : "fill-green-700"}`}
            />
          ))}
          <path d={curvePath} className="limit fill-none" />
          <path d={`M0 ${asked}H${MAX_PRICE}`} className="stroke-ink-950 stroke-[1.5]" />
        </Shapes>
        <text x="100%" y="32%" className="e t">
          {costs.label}
        </text>
        {[0, 20, 40].map((paid) => (
          <text key={paid} y={percent(y(paid))} dx="-6" dy=".35em" className="e">
            {paid}
          </text>
        ))}
        {prices.map(({ price, paid }, i) => (
          <g key={price}>
            <text x={percent(x(price))} y="100%" dy="23" className="m">
              {count(price)}
            </text>
            <g className={stateClasses[i]}>
              <AxisFlag x={x(price)} text={count(price)} width={44} />
              <text
                x="0"
                y={percent((y(paid) + 100) / 2)}
                dx="12"
                dy=".35em"
                className={paid > 5 ? "fill-white font-semibold" : "hidden"}
              >
                {paid} × {count(price)}
              </text>
            </g>
          </g>
        ))}
        <text y="100%" dx="-24" dy="50">
          {axes.price}
        </text>
      </Plot>
      <Numbers
        items={[
          { term: texts.paid, states: prices.map(({ paid }) => ({ value: `${paid} of ${asked}` })) },
          { term: texts.income, states: prices.map(({ price, paid }) => ({ value: count(price * paid) })) },
          {
            term: texts.balance,
            states: prices.map(({ price, paid }) => {
              const balance = price * paid - costs.amount;
              return {
                value: count(Math.abs(balance)),
                remark: balance < 0 ? texts.missing : texts.over,
                isBad: balance < 0,
              };
            }),
          },
        ]}
      />
    </Figure>
  );
}
