import type { Fitted, Heading } from "./heading";

export interface SuiteReport extends Heading {
  /** From the top of the pyramid down; run one after the other, from the foot up. */
  levels: { name: string; tests: number; minutes: number }[];
  byHand: { label: Fitted };
  limit: { minutes: number; label: Fitted };
}

export const suiteReport: SuiteReport = {
  kind: "Regression suite report",
  title: { wide: "840 tests in 9 minutes", narrow: "840 tests, 9 min" },
  note: "On every change, from the fast tests at the foot to the slow ones on top",
  verdict: { text: { wide: "All pass, in time", narrow: "All pass" } },
  levels: [
    { name: "Browser", tests: 40, minutes: 4 },
    { name: "API", tests: 180, minutes: 3 },
    { name: "Unit", tests: 620, minutes: 2 },
  ],
  byHand: { label: { wide: "By hand, 12 sessions", narrow: "By hand" } },
  limit: { minutes: 10, label: { wide: "Limit, 10 min", narrow: "10 min" } },
};
