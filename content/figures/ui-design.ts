import type { FigureContent } from "./types";

export const taskFlow = {
  kind: "Task flow",
  finding: "A fee is paid in 4 screens and 9 taps",
  idea: { value: "9 taps", label: "in 4 screens, within a limit of 10" },
  steps: [
    { name: "Find bill", taps: 3 },
    { name: "Check", taps: 1 },
    { name: "Pay", taps: 4 },
    { name: "Receipt", taps: 1 },
  ],
  /** The step at which each state after the first leaves the route, and the way back. */
  detours: [
    { step: 0, refusal: "The bill is not found", back: "Try by name, and find it" },
    { step: 1, refusal: "The name is wrong", back: "Call the office, and check again" },
    { step: 2, refusal: "The PIN is forgotten", back: "Reset it by SMS, and pay" },
  ],
  direct: "No detour",
  limit: { taps: 10, label: "Limit, 10 taps" },
  taps: { one: "tap", many: "taps" },
  choice: {
    type: "radio",
    legend: "What happens",
    options: ["Shortest route", "Bill not found", "Wrong name", "PIN forgotten"],
  },
  states: [
    {
      verdict: { tone: "good", text: "Approved" },
      says: "Finding the bill takes 3 taps, checking it 1, paying 4 and the receipt 1: 9 of at most 10.",
    },
    {
      verdict: { tone: "mixed", text: "A way back" },
      says: "The bill is not found: the screen offers the search by name and returns to the first step. Nothing typed is lost.",
    },
    {
      verdict: { tone: "mixed", text: "A way back" },
      says: "The name on the bill is wrong: the screen gives the number of the office, and the payer checks the bill again.",
    },
    {
      verdict: { tone: "mixed", text: "A way back" },
      says: "The PIN is forgotten: it is reset by SMS, and the payment goes on where it stopped.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
