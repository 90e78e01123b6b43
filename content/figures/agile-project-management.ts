import type { FigureContent } from "./types";

/** Dates are YYYY-MM-DD, money is in millions of Rwandan francs. */
export const forecast = {
  kind: "Forecast after review 5",
  finding: "Ready by 5 June at the latest",
  idea: { value: "10 days", label: "between the late date and the launch" },
  shape:
    "A bar for each review, from its likely to its late date; the third one ends after the launch, the last one well before it.",
  /** In the order of the states. */
  reviews: [
    { number: 5, likely: "2026-05-25", late: "2026-06-05" },
    { number: 1, likely: "2026-05-11", late: "2026-06-12" },
    { number: 2, likely: "2026-05-14", late: "2026-06-11" },
    { number: 3, likely: "2026-05-28", late: "2026-06-26" },
    { number: 4, likely: "2026-05-21", late: "2026-06-09" },
  ],
  launch: { date: "2026-06-15", label: "Launch, 15 June" },
  axis: { from: "2026-05-04", to: "2026-06-30" },
  money: { budget: 60, sprint: 6 },
  texts: {
    review: "Review",
    likely: "Likely",
    late: "Late",
    before: "days before the launch",
    after: "days after the launch",
    left: "Money left",
  },
  choice: {
    type: "radio",
    legend: "Forecast of review",
    options: ["1", "2", "3", "4", { name: "5", note: "today" }],
    order: [2, 3, 4, 5, 1],
  },
  states: [
    {
      verdict: { tone: "good", text: "10 days before the launch" },
      says: "In review 5 the software is likely ready by 25 May and by 5 June at the latest. Five sprints at 6 million are paid, and 30 of 60 million are left.",
    },
    {
      verdict: { tone: "mixed", text: "3 days before the launch" },
      says: "In review 1 the forecast is wide: likely 11 May, 12 June at the latest.",
    },
    {
      verdict: { tone: "mixed", text: "4 days before the launch" },
      says: "In review 2 the likely date moves to 14 May and the late date to 11 June.",
    },
    {
      verdict: { tone: "bad", text: "11 days after the launch" },
      says: "In review 3 the late date is 26 June, 11 days after the launch. You drop the import from this release that day.",
    },
    {
      verdict: { tone: "good", text: "6 days before the launch" },
      says: "In review 4, without the import, the late date is 9 June, before the launch again.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
