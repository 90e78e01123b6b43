import type { FigureContent } from "./types";

export const usabilityTest = {
  kind: "Usability test",
  finding: "4 of 5 farmers stop at the fee",
  idea: { value: "4 of 5", label: "farmers stop at the fee and hang up" },
  shape: "Five bars, one for each person, from the first screen to the one at which the person stopped.",
  screens: [
    { name: "Language", verdict: "drop" },
    { name: "Bill", verdict: "keep" },
    { name: "Fee", verdict: "change" },
    { name: "PIN", verdict: "keep" },
    { name: "Receipt", verdict: "keep" },
  ],
  /** Of each state: how many screens each person passed. All of them is a finished task. */
  groups: [
    { name: "Farmers", passed: [5, 2, 2, 2, 2] },
    { name: "Traders", passed: [5, 5, 5, 5, 1] },
  ],
  /** The screen at which most stopped, and why. */
  stop: { screen: 2, reason: "Took the fee for a second bill" },
  finished: "finished",
  choice: { type: "radio", legend: "Who tried", options: ["Farmers", "Traders"] },
  states: [
    {
      verdict: { tone: "bad", text: "Change the fee screen" },
      says: "1 of 5 farmers pays the school bill to the end. The other four take the fee for a second bill and hang up.",
    },
    {
      verdict: { tone: "good", text: "4 of 5 finish" },
      says: "4 of 5 traders pay the school bill to the end. One stops at the choice of the bill. The question about the language is dropped.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
