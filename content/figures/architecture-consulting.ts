import type { FigureContent } from "./types";

/** Costs are over five years, in millions of Rwandan francs. */
export const decision = {
  kind: "Decision record",
  finding: "Open source, for RWF\u00a084 m in five years",
  idea: { value: "RWF\u00a084 m", label: "in five years with the price of leaving, without salaries" },
  shape: "Three stacks of costs. With the price of leaving, two of them rise over the budget; without it, one.",
  parts: { start: "Start", run: "Run", leave: "Leave" },
  budget: { cost: 110, label: "Budget, 110 m" },
  over: "over",
  options: [
    { name: "Open source", start: 24, run: 42, leave: 18, offline: "yes", staff: 2 },
    { name: "Package", start: 36, run: 60, leave: 36, offline: "no", staff: 1 },
    { name: "Own code", start: 82, run: 42, leave: 6, offline: "yes", staff: 4 },
  ],
  criteria: { caption: "What else counts", columns: ["Option", "Works without a link", "Staff to run it, paid apart"] },
  choice: {
    type: "checkbox",
    legend: "What will hold the register for five years?",
    options: ["Leave out the price of leaving"],
  },
  states: [
    {
      verdict: { tone: "good", text: "Accepted" },
      says: "With starting, running and leaving, open source costs 84 million. The package at 132 and own code at 130 are over the budget of 110. Salaries of your staff are not included.",
    },
    {
      verdict: { tone: "mixed", text: "Looks like a choice" },
      says: "Without the price of leaving, the package seems to fit: 96 million. It stops when the internet does. Leaving it costs 36 million.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
