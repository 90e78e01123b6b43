import type { FigureContent } from "./types";

type System = "Email" | "Registry" | "Payroll" | "Servers";

interface Role {
  name: string;
  /** Come with the role. */
  rights: readonly System[];
  /** The system to which a right was lent, until the end of a day (YYYY-MM-DD), and why. */
  lent?: System;
  until?: string;
  reason?: string;
}

const roles: readonly Role[] = [
  {
    name: "Accountant",
    rights: ["Email", "Payroll"],
    lent: "Registry",
    until: "2027-02-13",
    reason: "closes the year",
  },
  { name: "Intern", rights: ["Email"], lent: "Registry", until: "2027-01-29", reason: "contract" },
  { name: "Developer", rights: ["Email"], lent: "Servers", until: "2027-01-09", reason: "migration" },
  { name: "Vendor", rights: [], lent: "Servers", until: "2026-12-11", reason: "repair" },
  { name: "Administrator", rights: ["Email"], lent: "Servers", until: "2026-11-25", reason: "one task" },
  { name: "Cashier", rights: ["Email", "Registry"] },
];

const systems: readonly System[] = ["Email", "Registry", "Payroll", "Servers"];

export const accessRegister = {
  kind: "Access register",
  finding: "Five exceptions, each with a last day",
  idea: { value: "90 days", label: "at most for an exception; five are open, each with a last day" },
  caption: "Who can open what",
  shape:
    "A bar for each exception, from today to its last day. All end before the line at 90 days, and one is open at most when the others have ended.",
  systems,
  roles,
  today: "2026-11-25",
  /** When a right ends that is lent for today. */
  closing: "18:00",
  limit: { days: 90, label: "90 days at most" },
  /** The day of each state. */
  days: ["2026-11-25", "2026-12-12", "2027-02-01", "2027-02-14"],
  texts: {
    role: "Role",
    withRole: "comes with the role",
    lent: "lent until",
    ended: "has ended",
    none: "no",
    today: "Today",
    open: "Still open",
    longest: "Longest left",
    days: "days",
    next: "Ends next",
    nothing: "none",
  },
  choice: { type: "radio", legend: "Choose a day", options: ["Today", "12 Dec", "1 Feb", "14 Feb"] },
  states: [
    {
      verdict: { tone: "good", text: "All within 90 days" },
      says: "Today five people have a right beyond their role. The administrator’s ends at 18:00, the accountant’s on 13 February; none lasts more than 90 days.",
    },
    {
      verdict: { tone: "good", text: "Two have ended" },
      says: "On 12 December three are open. The administrator’s task is over, and the vendor’s repair ended on the 11th: neither can open the servers.",
    },
    {
      verdict: { tone: "good", text: "Four have ended" },
      says: "On 1 February one is open. The intern’s access ended with the contract, on 29 January, by itself.",
    },
    {
      verdict: { tone: "good", text: "All five have ended" },
      says: "On 14 February everyone has the rights of their role, and no others. Each exception closed by itself.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
