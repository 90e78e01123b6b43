import type { FigureContent } from "./types";

/** What a client reads after each month of a support contract. */
export const letter = {
  kind: "Support letter for May",
  finding: "6 of the 8 days are used",
  idea: { value: "6 of 8 days", label: "used in May, 2 kept for June" },
  agreed: { days: 8, label: "Agreed, 8 days" },
  used: [
    { name: "New fee", days: 2.5 },
    { name: "Updates", days: 2 },
    { name: "Faults", days: 1.5 },
  ],
  left: { name: "kept for June", days: 2 },
  unit: "days",
  faults: {
    caption: "4 faults",
    columns: ["Fault", "Time to the fix", "Allowed"],
    urgent: "urgent",
    items: [
      { number: 214, name: "Receipts printed without a number", taken: "2 h", allowed: "4 h", isUrgent: true },
      { number: 217, name: "Search slow at the Musanze counter", taken: "2 days", allowed: "5 days" },
      { number: 219, name: "SMS sent twice after a power cut", taken: "3 h", allowed: "4 h", isUrgent: true },
      { number: 222, name: "Export leaves out the last page", taken: "1 day", allowed: "5 days" },
    ],
  },
  worry: { title: "What worries us", text: "Your SMS sender ID expires on 30 June" },
  states: [
    {
      verdict: { tone: "good", text: "All faults fixed in time" },
      says: "The two urgent faults took 2 and 3 hours where 4 are allowed. Two days are kept for June.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
