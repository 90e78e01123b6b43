import type { Fitted, Heading } from "./heading";

/** How long a file stays at a place, in working days. */
export interface Stay {
  place: string;
  days: number;
  /** In its bar. */
  words?: Fitted;
}

export interface ProcessMap extends Heading {
  before: { label: Fitted; places: string[]; stays: Stay[] };
  after: { label: Fitted; places: string[]; stays: Stay[]; start: Fitted; end: Fitted };
  limit: { days: number; label: Fitted };
  over: Fitted;
  /** Why a file waits at a place. */
  wait: { place: string; words: Fitted };
  axis: { ticks: number[]; unit: string };
}

export const processMap: ProcessMap = {
  kind: "Process map",
  title: { wide: "A permit in 3 days instead of 15", narrow: "3 days, not 15" },
  verdict: { text: { wide: "Lawful with one stamp", narrow: "Lawful" } },
  before: {
    label: { wide: "Before: 15 days, 3 stamps, 3 visits", narrow: "Before: 15 days, 3 stamps" },
    places: ["Counter", "Bank", "Officer", "Head", "District"],
    stays: [
      { place: "Counter", days: 1 },
      { place: "Bank", days: 1 },
      { place: "Counter", days: 1 },
      { place: "Officer", days: 3, words: "by law" },
      { place: "Head", days: 5, words: { wide: "habit, 5 days", narrow: "habit" } },
      { place: "District", days: 3, words: "habit" },
      { place: "Counter", days: 1 },
    ],
  },
  after: {
    label: { wide: "After: 3 days, 1 stamp, 1 visit", narrow: "After: 3 days, 1 stamp" },
    places: ["Counter", "Officer"],
    stays: [
      { place: "Counter", days: 1 },
      { place: "Officer", days: 2, words: { wide: "by law", narrow: "" } },
    ],
    start: { wide: "form, and the fee by mobile money", narrow: "form and fee" },
    end: "SMS: ready",
  },
  limit: { days: 10, label: { wide: "Allowed, 10 days", narrow: "Allowed, 10" } },
  over: { wide: "5 days over", narrow: "5 over" },
  wait: { place: "Head", words: { wide: "The head is in the field", narrow: "In the field" } },
  axis: { ticks: [0, 5, 10, 15], unit: "days" },
};
