import type { Fitted, Heading } from "./heading";

/** Prices are in Rwandan francs a month, fees of mobile money included. */
export interface PriceTest extends Heading {
  /** How many people were asked to pay. */
  asked: number;
  /** From the lowest price up: how many paid it. */
  prices: { price: number; paid: number }[];
  /** The price that the business case takes. */
  best: { price: number; income: Fitted; words: Fitted };
  breakEven: { income: number; label: Fitted };
  /** What the best price earns over the costs. */
  surplus: { amount: number; lines: { wide: string[]; narrow: string[] } };
  axes: { price: string; paid: Fitted };
}

export const priceTest: PriceTest = {
  kind: "Price test",
  title: { wide: "500 francs a month pays for it", narrow: "500 francs pays for it" },
  verdict: { text: { wide: "Worth building", narrow: "Build it" } },
  asked: 40,
  prices: [
    { price: 300, paid: 34 },
    { price: 500, paid: 28 },
    { price: 800, paid: 11 },
    { price: 1000, paid: 4 },
  ],
  best: {
    price: 500,
    income: { wide: "14,000 a month", narrow: "14,000" },
    words: { wide: "28 traders pay 500", narrow: "28 pay 500" },
  },
  breakEven: { income: 11_000, label: { wide: "Costs, 11,000 a month", narrow: "Costs, 11,000" } },
  surplus: {
    amount: 3000,
    lines: { wide: ["3,000 over the costs", "14,000 less 11,000"], narrow: ["3,000 over costs"] },
  },
  axes: { price: "Price a month, fees included", paid: { wide: "Traders who paid, of 40", narrow: "Paid, of 40" } },
};
