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
      says: "Of 99 accounts in five systems, 89 belong to people on the payroll. The other ten belonged to former staff.",
    },
    {
      headline: "5 of the 10 accounts are closed",
      verdict: { tone: "bad", text: "5 still open" },
      says: "The five accounts that reach the register or the network are closed. Four for email and one for the cloud are still open.",
    },
    {
      headline: "Every account has its owner",
      verdict: { tone: "good", text: "None left open" },
      says: "All ten accounts are closed. In all five systems the list matches the payroll.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const securityAudits: ServiceWords = {
  meta: {
    title: "IT security audits for institutions and banks",
    description:
      "A review of accounts, suppliers and servers across your organization, with evidence kept and repairs put in order.",
    updated: "2026-11-27",
  },
  hero: {
    title: "Security Audits",
    subtitle: "A security audit by people from outside: who can reach your data, and what to repair first.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "Find out who can reach your data",
    description:
      "Can anyone who left last year still log in? An audit puts that question to your systems and suppliers; what we built ourselves, another firm should check.",
  },
  neighbour: {
    text: "An audit looks at accounts, suppliers and settings of the whole organization, from inside. To have one application attacked, choose a penetration test.",
    path: "/qa/security-compliance-testing",
  },
  focusTitle: "What a security audit examines",
  pillars: [
    {
      icon: "user-x",
      title: "User accounts and former staff",
      description: "The users of every system are compared with the payroll.",
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
      description: "Settings are compared with CIS Benchmarks by read-only access; nothing is changed.",
      color: "green-600",
    },
    {
      icon: "siren",
      title: "Incident response exercise",
      description: "We rehearse ransomware on a Friday evening: who decides, and who knows what?",
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
    youGet: "Findings with evidence and owner, for a board or a regulator, and a repair plan with costs.",
    effort: sample({
      duration: "3 to 5 weeks",
      durationNote:
        "A week to settle the scope, one or two of interviews and checks, a week to write. The visit that checks repairs comes later.",
      inputs:
        "A signed scope, read-only accounts, the staff list from HR, and an hour with everyone who runs a system or a contract.",
      roles: "A lead auditor and a systems engineer, neither of whom built or runs what is audited.",
    }),
    howItRuns: "A scope and fee settled first, then interviews and read-only checks. A later visit checks the repairs.",
    builtWith: "CIS Controls as the checklist, Lynis for servers, Prowler for cloud, Nmap for the network.",
  },
  cta: {
    title: "An audit starts with its scope",
    description: "Tell us who asks for the audit and by which month. We agree the scope and a safe channel first.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
  figure: accountAudit,
  art: "security-audits",
  findings: [
    { text: "10 of 99 accounts belong to people who left", isBad: true },
    { text: "With ten closed, each account left has its owner" },
  ],
};
