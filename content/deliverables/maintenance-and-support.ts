import type { Fitted, Heading } from "./heading";

/** What a client reads after each month of a support contract. */
export interface MonthlyLetter extends Heading {
  agreed: { days: number; label: string };
  /** What the days went into. */
  used: { name: string; days: number }[];
  left: { name: Fitted; days: number };
  /** How long each fault took from its report, and how long it may take. */
  faults: {
    title: Fitted;
    items: { number: number; name: Fitted; taken: string; allowed: string; isUrgent?: boolean }[];
  };
  worry: { title: Fitted; text: Fitted };
}

export const monthlyLetter: MonthlyLetter = {
  kind: "Support letter for May",
  title: { wide: "6 of the 8 days are used", narrow: "6 of 8 days used" },
  verdict: { text: { wide: "All faults fixed in time", narrow: "Faults fixed" } },
  agreed: { days: 8, label: "Agreed, 8 days" },
  used: [
    { name: "New fee", days: 2.5 },
    { name: "Updates", days: 2 },
    { name: "Faults", days: 1.5 },
  ],
  left: { name: { wide: "kept for June", narrow: "left" }, days: 2 },
  faults: {
    title: { wide: "4 faults, time to the fix and time allowed", narrow: "4 faults, time to the fix" },
    items: [
      {
        number: 214,
        name: { wide: "Receipts printed without a number", narrow: "Receipt number" },
        taken: "2 h",
        allowed: "4 h",
        isUrgent: true,
      },
      {
        number: 217,
        name: { wide: "Search slow at the Musanze counter", narrow: "Slow search" },
        taken: "2 days",
        allowed: "5 days",
      },
      {
        number: 219,
        name: { wide: "SMS sent twice after a power cut", narrow: "SMS sent twice" },
        taken: "3 h",
        allowed: "4 h",
        isUrgent: true,
      },
      {
        number: 222,
        name: { wide: "Export leaves out the last page", narrow: "Export cut short" },
        taken: "1 day",
        allowed: "5 days",
      },
    ],
  },
  worry: {
    title: "What worries us",
    text: { wide: "Your SMS sender ID expires on 30 June", narrow: "SMS sender ID expires 30 June" },
  },
};
