import type { FigureContent } from "./types";

/** Times are in working days. */
export const processMap = {
  kind: "Process map",
  finding: "A permit in 3 days instead of 15",
  idea: { value: "3 days", label: "instead of 15, with one stamp of three" },
  shape:
    "A file moves between places, drawn as blocks along the days; before, it ends after the limit, and now long before it.",
  places: ["Counter", "Bank", "Officer", "Head", "District"],
  /** In the order of the states. */
  ways: [
    {
      stays: [
        { place: "Counter", days: 1 },
        { place: "Officer", days: 2, words: "by law" },
      ],
      stamps: 1,
      visits: 1,
    },
    {
      stays: [
        { place: "Counter", days: 1 },
        { place: "Bank", days: 1 },
        { place: "Counter", days: 1 },
        { place: "Officer", days: 3, words: "by law" },
        { place: "Head", days: 5, words: "habit" },
        { place: "District", days: 3, words: "habit" },
        { place: "Counter", days: 1 },
      ],
      stamps: 3,
      visits: 3,
    },
  ],
  limit: { days: 10, label: "Allowed, 10 days" },
  maxDays: 15,
  texts: { days: "Working days", stamps: "Stamps", visits: "Visits", over: "over", spare: "to spare" },
  choice: { type: "radio", legend: "The way of a file", options: ["Before", "After"], order: [2, 1] },
  states: [
    {
      verdict: { tone: "good", text: "Lawful with one stamp" },
      says: "The form and the fee go in at one visit, by mobile money. The officer’s stamp is required by law and stays. An SMS says when the permit is ready.",
    },
    {
      verdict: { tone: "bad", text: "5 days over" },
      says: "A file stayed 5 days with the head of the office, who was in the field, and 3 in the district, each for a stamp that no law requires.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
