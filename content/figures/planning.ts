import type { FigureContent } from "./types";

/** Amounts are in millions of Rwandan francs, dates YYYY-MM-DD. */
export const plan = {
  kind: "Plan on one page",
  finding: "Open on 31 May for RWF\u00a096 m",
  idea: { value: "RWF\u00a096 m", label: "for 31 May, with 12 m in reserve that you release" },
  shape: "Five steps, each paid when it is accepted, climb to the contingency just below the budget line.",
  start: "2027-02-01",
  end: { date: "2027-06-30", label: "Fiscal year ends" },
  budget: { amount: 96, label: "Budget, RWF\u00a096 m" },
  contingency: { amount: 12, label: "Contingency, 12 m", released: "you release it", spent: "spent" },
  milestones: [
    { name: "Signed", date: "2027-02-26", amount: 12 },
    { name: "Tax link works", date: "2027-03-22", amount: 20 },
    { name: "First slice works", date: "2027-04-19", amount: 24 },
    { name: "Cutover rehearsed", date: "2027-05-10", amount: 16 },
    { name: "Open to the public", date: "2027-05-31", amount: 12 },
  ],
  /** What each state adds, in the order in which it is stacked. */
  additions: [[], [18], [31], [18, 31]],
  texts: { work: "Work to pay", budget: "Budget", reserve: "In reserve", missing: "missing" },
  choice: {
    type: "checkbox",
    legend: "What this budget does not buy",
    options: [
      { name: "Add the scanned archive", note: "(18 m)" },
      { name: "Add the mobile app", note: "(31 m)" },
    ],
  },
  states: [
    {
      verdict: { tone: "good", text: "Agreed in writing" },
      says: "You open on 31 May, with 12 million in reserve that only your signature releases. Each step is paid when you accept it.",
    },
    {
      verdict: { tone: "bad", text: "6 m over the budget" },
      says: "The archive costs 18 million. Even with the whole contingency spent, 6 million are missing.",
    },
    {
      verdict: { tone: "bad", text: "19 m over the budget" },
      says: "The app costs 31 million. Then 19 million are missing, with no reserve.",
    },
    {
      verdict: { tone: "bad", text: "37 m over the budget" },
      says: "With both, 37 million are missing.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
