import type { Fitted, Heading } from "./heading";

/** Amounts are in millions of Rwandan francs, dates YYYY-MM-DD. */
export interface Plan extends Heading {
  start: string;
  end: { date: string; label: string };
  budget: { amount: number; label: Fitted };
  contingency: { amount: number; label: Fitted };
  milestones: { name: Fitted; date: string; amount: number }[];
  /** What the budget does not buy. */
  outside: { title: string; items: { name: string; amount: number }[] };
  /** The rule of payment, in two lines on the wide picture. */
  rule: string[];
}

export const plan: Plan = {
  kind: "Plan on one page",
  title: { wide: "Open on 31 May for RWF 96 m", narrow: "Open on 31 May" },
  verdict: { text: { wide: "Agreed in writing", narrow: "Agreed" } },
  start: "2027-02-01",
  end: { date: "2027-06-30", label: "Fiscal year ends" },
  budget: { amount: 96, label: { wide: "Budget, RWF 96 m", narrow: "RWF 96 m" } },
  contingency: {
    amount: 12,
    label: {
      wide: "Contingency, 12 m: released by your signature",
      narrow: "Contingency, 12 m: you release it",
    },
  },
  milestones: [
    { name: { wide: "Plan signed", narrow: "Signed" }, date: "2027-02-26", amount: 12 },
    { name: "Tax link works", date: "2027-03-22", amount: 20 },
    { name: "First slice works", date: "2027-04-19", amount: 24 },
    { name: "Cutover rehearsed", date: "2027-05-10", amount: 16 },
    { name: "Open to the public", date: "2027-05-31", amount: 12 },
  ],
  outside: {
    title: "What this budget does not buy",
    items: [
      { name: "Mobile app", amount: 31 },
      { name: "Scanned archive", amount: 18 },
    ],
  },
  rule: ["Each step is paid", "when you accept it"],
};
