import { sample } from "@/content/sample";
import type { FigureContent, ServiceWords } from "@/content/types";

export const accountAudit = {
  kind: "Account audit",
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
    system: "System",
    surplus: "of former staff",
    closed: "closed",
    match: "all match",
    all: "All systems",
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
      headline: "10 accounts belong to people who left",
      verdict: { tone: "bad", text: "10 still open" },
      says: "Of 99 accounts in five systems, 89 belong to people on the payroll. The other ten belong to former staff.",
    },
    {
      headline: "5 of the 10 accounts are closed",
      verdict: { tone: "bad", text: "5 still open" },
      says: "The five accounts that reach the register or the network are closed. Four for email and one for the cloud are still open.",
    },
    {
      headline: "Every account has its owner",
      verdict: { tone: "good", text: "All ten closed" },
      says: "All ten accounts are closed, and in all five systems the list matches the payroll.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const securityAudits: ServiceWords = {
  meta: {
    title: "IT security audits in Rwanda for boards and banks",
    description:
      "Security audits in Rwanda for institutions and banks: we find out who can reach your data, and tell you what to fix first.",
    updated: "2026-11-29",
  },
  hero: {
    title: "Security Audits",
    subtitle: "For institutions and firms we find out who can reach their data, and what to fix first.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "People who left may still be able to log in",
    description:
      "We check accounts, suppliers and settings for boards and regulators in Rwanda. Software that we built is audited by another firm.",
  },
  neighbour: {
    text: "To have one application attacked, choose a penetration test.",
    path: "/qa/security-compliance-testing",
    sample: "/sysadmin/security-access-control/access-review",
  },
  offer: "You learn who can reach your data, and what to fix first.",
  focusTitle: "What a security audit examines",
  pillars: [
    {
      icon: "user-x",
      title: "User accounts and former staff",
      description: "The users of your systems are compared with the payroll.",
      color: "green-900",
    },
    {
      icon: "file-pen-line",
      title: "Suppliers and contracts",
      description: "We list who hosts, who can log in, and what a breach would cost.",
      color: "green-800",
    },
    {
      icon: "sliders-horizontal",
      title: "Server, network and cloud settings",
      description: "Settings are compared with a public standard (CIS), by read-only access.",
      color: "green-600",
    },
    {
      icon: "siren",
      title: "Incident response exercise",
      description: "We rehearse a ransomware attack: who decides, and who has to be told.",
      color: "green-500",
    },
    {
      icon: "door-open",
      title: "Server rooms, offices and paper",
      description: "We walk through the premises with your administrator and note what lies open.",
      color: "green-400",
    },
  ],
  engagement: {
    youGet:
      "Each finding with its evidence and the person responsible, ready for your board or regulator, and what the fixes cost.",
    effort: sample({
      duration: "3 to 5 weeks",
      durationNote: "One for the scope, one to three of checks, one to write.",
      inputs: "Read-only accounts, the staff list from HR, and an hour with everyone who runs a system or a contract.",
      roles: "A lead auditor and a systems engineer, neither of whom built or runs what is audited.",
    }),
    howItRuns: "Scope and fee are settled before we begin. A later visit, not counted here, checks the fixes.",
  },
  cta: {
    title: "An audit starts with its scope",
    description:
      "Tell us who asks for the audit and by which month. Scope and a safe channel are settled before you send anything else.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
  figure: accountAudit,
  art: "security-audits",
  findings: [
    { text: "10 of 99 accounts belong to people who left", isBad: true },
    { text: "With those ten closed, all have owners" },
  ],
};
