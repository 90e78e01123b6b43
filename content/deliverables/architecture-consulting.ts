import type { Fitted, Heading } from "./heading";

type Cost = "start" | "run" | "leave";

/** Costs are over five years, in millions of Rwandan francs. */
export interface DecisionRecord extends Heading {
  /** Those of each option, from the base line up. */
  costs: Record<Cost, string>;
  budget: { cost: number; label: Fitted };
  over: string;
  /** The first is the one decided on. `criteria` has a value for each of the record's. */
  options: { name: string; costs: Record<Cost, number>; criteria: string[] }[];
  criteria: Fitted[];
  /** The criterion's value that rules an option out. */
  fails: string;
  /** The note on an option that only the price of leaving it puts over the budget. */
  leaving: { option: string; lines: { wide: string[]; narrow: string[] } };
}

export const decisionRecord: DecisionRecord = {
  kind: "Decision record",
  title: { wide: "Open source, for RWF 84 m in five years", narrow: "Open source, 84 m" },
  note: "Question: what will hold the register for the next five years?",
  verdict: { text: "Accepted" },
  costs: { start: "Start", run: "Run", leave: "Leave" },
  budget: { cost: 110, label: { wide: "Budget, 110 m", narrow: "Budget 110" } },
  over: "over",
  options: [
    { name: "Open source", costs: { start: 24, run: 42, leave: 18 }, criteria: ["yes", "2"] },
    { name: "Package", costs: { start: 36, run: 60, leave: 36 }, criteria: ["no", "1"] },
    { name: "Own code", costs: { start: 82, run: 42, leave: 6 }, criteria: ["yes", "4"] },
  ],
  criteria: [
    { wide: "Works without a link", narrow: "Offline" },
    { wide: "Staff to run it", narrow: "Staff" },
  ],
  fails: "no",
  leaving: {
    option: "Package",
    lines: { wide: ["Leaving costs 36 m", "96 m without it"], narrow: ["Leaving: 36 m", "96 without it"] },
  },
};
