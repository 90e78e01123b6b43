import type { FigureContent } from "./types";

/** Prices are in Rwandan francs a month, fees of mobile money included. */
export const priceTest = {
  kind: "Price test",
  finding: "500 francs a month pays for it",
  idea: { value: "500 francs", label: "a month, paid by 28 of 40 traders" },
  shape:
    "A block for each price, as wide as the price and as high as the number who paid; one of four rises over the curve of the costs.",
  asked: 40,
  /** In the order of the states. */
  prices: [
    { price: 500, paid: 28 },
    { price: 300, paid: 34 },
    { price: 800, paid: 11 },
    { price: 1000, paid: 4 },
  ],
  costs: { amount: 11_000, label: "Costs, 11,000 a month" },
  axes: { price: "Price a month, fees included", paid: "Traders who paid, of 40" },
  texts: { paid: "Paid", income: "Income a month", balance: "Against the costs", missing: "missing", over: "over" },
  choice: { type: "radio", legend: "Choose a price", options: ["300", "500", "800", "1,000"], order: [2, 1, 3, 4] },
  states: [
    {
      verdict: { tone: "good", text: "Worth building" },
      says: "At 500 francs 28 of 40 traders pay. That brings 14,000 a month, 3,000 over the costs of 11,000.",
    },
    {
      verdict: { tone: "bad", text: "Does not cover the costs" },
      says: "At 300 francs 34 of 40 traders pay. That brings 10,200 a month, 800 less than the costs.",
    },
    {
      verdict: { tone: "bad", text: "Does not cover the costs" },
      says: "At 800 francs 11 of 40 traders pay. That brings 8,800 a month, 2,200 less than the costs.",
    },
    {
      verdict: { tone: "bad", text: "Does not cover the costs" },
      says: "At 1,000 francs 4 of 40 traders pay. That brings 4,000 a month, 7,000 less than the costs.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
