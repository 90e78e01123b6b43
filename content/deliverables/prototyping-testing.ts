import type { Heading } from "./heading";

export interface UsabilityTest extends Heading {
  /** In their order, with the word for the question about each. */
  screens: { name: string; verdict: "keep" | "change" | "drop" }[];
  /** For each tester the number of screens passed: all of them is a finished task. */
  groups: { name: string; passed: number[] }[];
  /** The screen at which most stopped. */
  stop: { screen: number; lines: { wide: string[]; narrow: string[] } };
  /** After the count of a group. */
  finished: string;
}

export const usabilityTest: UsabilityTest = {
  kind: "Usability test",
  title: { wide: "4 of 5 farmers stop at the fee", narrow: "Farmers stop at Fee" },
  note: "Each bar is a person who tries to pay a school bill by USSD",
  verdict: { text: { wide: "Change the fee screen", narrow: "Change it" }, isFailed: true },
  screens: [
    { name: "Language", verdict: "drop" },
    { name: "Bill", verdict: "keep" },
    { name: "Fee", verdict: "change" },
    { name: "PIN", verdict: "keep" },
    { name: "Receipt", verdict: "keep" },
  ],
  groups: [
    { name: "Traders", passed: [5, 5, 5, 5, 1] },
    { name: "Farmers", passed: [5, 2, 2, 2, 2] },
  ],
  stop: {
    screen: 2,
    lines: { wide: ["Took the fee for a second bill", "and hung up"], narrow: ["A second bill?", "They hung up"] },
  },
  finished: "finish",
};
