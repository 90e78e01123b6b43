import type { FigureContent } from "./types";

/** Dates are YYYY-MM-DD. */
export const boardReport = {
  kind: "Board and burn-up",
  finding: "Finished between 11 and 18 June",
  idea: { value: "20 of 32", label: "cards done; the rest by 18 June at the latest" },
  columns: [
    { name: "Ready", cards: [{ name: "Export" }, { name: "Roles" }, { name: "Photos" }], more: 4 },
    { name: "Build", limit: 4, cards: [{ name: "Receipt" }, { name: "SMS" }] },
    { name: "Review", limit: 3, cards: [{ name: "Search", days: 9 }, { name: "Refund" }, { name: "Fees" }] },
  ],
  full: {
    title: "Review is full",
    note: "Developers review until there is room. One card has waited 9 days, where 5 are usual.",
  },
  shape: "The cards done climb to 21 May; the forecast reaches the scope before the milestone.",
  start: "2027-04-12",
  counted: "2027-05-21",
  /** Cards finished in each week from `start` to `counted`, by its Friday. */
  finished: [3, 4, 2, 3, 4, 4],
  scope: 32,
  milestone: "2027-06-30",
  /** Cards a week, in each state. */
  throughput: [4, 3],
  texts: {
    of: "of",
    more: "more",
    cards: "cards",
    days: "days",
    weeks: "weeks",
    scope: "Scope",
    done: "done",
    milestone: "Milestone",
    left: "Left",
    takes: "They take",
    spare: "To spare",
  },
  choice: {
    type: "radio",
    legend: "Cards finished a week",
    options: [
      { name: "4", note: "as in the last two weeks" },
      { name: "3", note: "if it slows down" },
    ],
  },
  states: [
    {
      verdict: { tone: "good", text: "Finished on 11 June" },
      says: "At 4 cards a week the 12 that are left take three weeks, to 11 June. The milestone is on 30 June.",
    },
    {
      verdict: { tone: "good", text: "Finished on 18 June" },
      says: "At 3 cards a week the 12 that are left take four weeks, to 18 June. That is still before the milestone of 30 June.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
