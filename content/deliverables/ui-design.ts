import type { Fitted, Heading } from "./heading";

export interface TaskFlow extends Heading {
  /** The shortest route. A detour leaves it at a step and returns there. */
  steps: { name: string; taps: number; detour?: string[] }[];
  limit: { taps: number; label: Fitted };
}

export const taskFlow: TaskFlow = {
  kind: "Task flow",
  title: { wide: "A fee is paid in 4 screens and 9 taps", narrow: "Paid in 9 taps" },
  note: "The shortest route in green, each refusal below it with its way back",
  verdict: { text: "Approved" },
  steps: [
    { name: "Find bill", taps: 3, detour: ["Not found", "try by name"] },
    { name: "Check", taps: 1, detour: ["Wrong name", "call the office"] },
    { name: "Pay", taps: 4, detour: ["PIN forgotten", "reset by SMS"] },
    { name: "Receipt", taps: 1 },
  ],
  limit: { taps: 10, label: "Limit, 10 taps" },
};
