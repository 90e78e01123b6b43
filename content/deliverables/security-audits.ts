import type { Fitted, Heading } from "./heading";

export interface AccountAudit extends Heading {
  /** User accounts of each system, and the people on the payroll who are entitled to one. */
  systems: { name: string; accounts: number; entitled: number }[];
  entitled: string;
  surplus: Fitted;
  match: string;
  total: { name: string; value: Fitted };
}

export const accountAudit: AccountAudit = {
  kind: "Account audit",
  title: { wide: "10 accounts outlived their owners’ jobs", narrow: "10 stale accounts" },
  note: "The user list of each system compared with the payroll",
  verdict: { text: "Close first", isFailed: true },
  systems: [
    { name: "Email", accounts: 44, entitled: 40 },
    { name: "Registry", accounts: 29, entitled: 26 },
    { name: "VPN", accounts: 16, entitled: 14 },
    { name: "Cloud", accounts: 6, entitled: 5 },
    { name: "Payroll", accounts: 4, entitled: 4 },
  ],
  entitled: "On the payroll",
  surplus: { wide: "of former staff", narrow: "ex-staff" },
  match: "all match",
  total: {
    name: "Total",
    value: { wide: "99 accounts, 89 on the payroll, 10 to close", narrow: "99, of them 10 to close" },
  },
};
