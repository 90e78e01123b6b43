import type { FigureContent } from "./types";

export const accountAudit = {
  kind: "Account audit",
  finding: "10 accounts outlived their owners’ jobs",
  idea: { value: "10 accounts", label: "of 99 belong to people who left" },
  shape: "A bar of accounts for each of five systems; four of them reach past the people on the payroll.",
  /** User accounts of each system, and the people on the payroll who are entitled to one. */
  systems: [
    { name: "Email", accounts: 44, entitled: 40 },
    { name: "Registry", accounts: 29, entitled: 26 },
    { name: "VPN", accounts: 16, entitled: 14 },
    { name: "Cloud", accounts: 6, entitled: 5 },
    { name: "Payroll", accounts: 4, entitled: 4 },
  ],
  /** The systems whose surplus accounts each state closes. */
  closed: [[], ["Registry", "VPN"], ["Email", "Registry", "VPN", "Cloud"]],
  texts: {
    surplus: "of former staff",
    closed: "closed",
    match: "all match",
    accounts: "Accounts",
    payroll: "On the payroll",
    open: "Still open",
  },
  choice: {
    type: "radio",
    legend: "Close today",
    options: [{ name: "None", note: "as found" }, "Registry and VPN", "All ten"],
  },
  states: [
    {
      verdict: { tone: "bad", text: "10 still open" },
      says: "Of 99 accounts in five systems 89 belong to people on the payroll. The other ten were open on the day of the audit.",
    },
    {
      verdict: { tone: "bad", text: "5 still open" },
      says: "The five accounts that reach the register or the network are closed. Four for email and one for the cloud are still open.",
    },
    {
      verdict: { tone: "good", text: "None left open" },
      says: "All ten accounts are closed. In every system each account has its owner.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
