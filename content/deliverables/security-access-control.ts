import type { Fitted, Heading } from "./heading";

type System = "email" | "registry" | "payroll" | "servers";

/** Dates are YYYY-MM-DD. */
export interface AccessRegister extends Heading {
  systems: { id: System; name: string }[];
  /** Rights that come with a role, and at most one exception: a right that ends. */
  roles: {
    name: Fitted;
    rights: System[];
    exception?: { system: System; ends: string; endsToday?: string; reason: string };
  }[];
  today: { date: string; label: string };
  ends: string;
  limit: { days: number; label: Fitted };
  /** The note on the exception of a role. */
  contract: { role: string; lines: string[] };
}

export const accessRegister: AccessRegister = {
  kind: "Access register",
  title: { wide: "Five exceptions, each with a last day", narrow: "5 exceptions end" },
  note: "Rights come with the role; the dashed ones were lent, for a reason",
  verdict: { text: "Within limit" },
  systems: [
    { id: "email", name: "Email" },
    { id: "registry", name: "Registry" },
    { id: "payroll", name: "Payroll" },
    { id: "servers", name: "Servers" },
  ],
  roles: [
    {
      name: "Accountant",
      rights: ["email", "payroll"],
      exception: { system: "registry", ends: "2027-02-13", reason: "closes the year" },
    },
    { name: "Intern", rights: ["email"], exception: { system: "registry", ends: "2027-01-29", reason: "contract" } },
    { name: "Developer", rights: ["email"], exception: { system: "servers", ends: "2027-01-09", reason: "migration" } },
    { name: "Vendor", rights: [], exception: { system: "servers", ends: "2026-12-11", reason: "repair" } },
    {
      name: { wide: "Administrator", narrow: "Admin" },
      rights: ["email"],
      exception: { system: "servers", ends: "2026-11-25", endsToday: "18:00", reason: "one task" },
    },
    { name: "Clerk", rights: ["email", "registry"] },
  ],
  today: { date: "2026-11-25", label: "Today" },
  ends: "Ends",
  limit: { days: 90, label: { wide: "90 days at most", narrow: "No exception over 90 days" } },
  /** The note on the exception of a role. */
  contract: { role: "Intern", lines: ["Contract’s last day:", "closes by itself"] },
};
