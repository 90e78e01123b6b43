import type { FigureContent } from "./types";

/** Days are those of a week, in the order of `months`. */
export const capacitySheet = {
  kind: "Capacity sheet",
  finding: "Testers are 10 days short in May",
  idea: { value: "10 days", label: "of testing missing in May, known by 16 April" },
  caption: "Days booked in each week, by its Monday.",
  /** The Mondays of each month. A week with a public holiday has a day less for each person. */
  months: [
    { name: "April", mondays: [5, 12, 19, 26] },
    { name: "May", mondays: [3, 10, 17, 24] },
  ],
  holidays: { weeks: [0, 4], mark: "*", meaning: "has a public holiday" },
  after: "June",
  /** `available` is without leave, holidays, meetings and support duty. */
  roles: [
    { name: "Lead developer", available: [3, 4, 4, 4, 3, 0, 0, 0], booked: [3, 4, 4, 4, 3, 0, 0, 0] },
    { name: "2 developers", available: [6, 8, 8, 8, 6, 8, 8, 8], booked: [4, 5, 4, 4, 3, 8, 8, 8] },
    { name: "Designer", available: [3, 4, 4, 4, 3, 4, 4, 4], booked: [3, 4, 4, 3, 2, 2, 1, 1] },
  ],
  testers: { name: "2 testers", available: [6, 8, 8, 8, 6, 8, 8, 8], booked: [2, 4, 5, 8, 6, 11, 12, 11] },
  texts: { of: "of", days: "days", away: "on leave", limit: "Days they have" },
  /** What becomes of the days over the limit, in each state. */
  over: ["missing", "by cashiers", "overtime", "moved"],
  choice: {
    type: "radio",
    legend: "Who tests from 10 May?",
    options: ["As booked", "Two cashiers help", "Testers work longer", "Release moves"],
  },
  states: [
    {
      verdict: { tone: "bad", text: "Decide by 16 April" },
      says: "Over eight weeks the testers are booked for 59 of their 60 days. But the three weeks from 10 May need 10 days more than they have.",
    },
    {
      verdict: { tone: "good", text: "The gap is closed" },
      says: "Five days of testing by each of two cashiers close the gap. Their counters do without them on those days.",
    },
    {
      verdict: { tone: "bad", text: "10 days of overtime" },
      says: "The testers work 10 days of overtime in three weeks, and are tired before a release.",
    },
    {
      verdict: { tone: "mixed", text: "Tested in June" },
      says: "No one is overbooked in May, and 10 days of testing wait until June.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
