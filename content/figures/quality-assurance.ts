import type { FigureContent } from "./types";

export const suiteReport = {
  kind: "Regression suite report",
  finding: "840 tests in 9 minutes",
  idea: { value: "840 tests", label: "in 9 minutes, on every change" },
  shape:
    "A pyramid of tests, wide at the foot, beside three bars that start one after the other and end before the limit.",
  /** From the top of the pyramid down; run one after the other, from the foot up. */
  levels: [
    { name: "Browser", tests: 40, minutes: 4 },
    { name: "API", tests: 180, minutes: 3 },
    { name: "Unit", tests: 620, minutes: 2 },
  ],
  byHand: { name: "By hand", sessions: "12 sessions" },
  limit: { minutes: 10, label: "Limit, 10 min" },
  unit: "min",
  states: [
    {
      verdict: { tone: "good", text: "All pass, in time" },
      says: "The suite runs on every change, the fast tests first: 2 minutes for the unit tests, 3 for the API, 4 for the browser.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
