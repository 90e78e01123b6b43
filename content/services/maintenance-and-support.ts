import { sample } from "@/content/sample";
import type { FigureContent, ServiceWords } from "@/content/types";

/** The letter that a client gets after each month of a support contract. */
export const letter = {
  kind: "Support letter for May",
  headline: "6 of the 8 days are used",
  agreed: { days: 8, label: "Agreed, 8 days" },
  used: [
    { name: "New fee", days: 2.5 },
    { name: "Updates", days: 2 },
    { name: "Faults", days: 1.5 },
  ],
  left: { name: "kept for June", days: 2 },
  unit: "days",
  /** The time allowed until answer, workaround and fix, by severity. */
  allowed: { urgent: ["30 min", "4 h", "2 days"], other: ["4 h", "2 days", "5 days"] },
  faults: {
    caption: "4 faults, with the time from the report",
    columns: ["Fault", "Answer", "Workaround", "Fix"],
    of: "of",
    urgent: "urgent",
    hours:
      "For urgent faults every hour counts, nights and Sundays too; for the others office hours, Monday to Saturday.",
    items: [
      { number: 214, name: "Receipts printed without a number", severity: "urgent", taken: ["10 min", "2 h", "1 day"] },
      { number: 217, name: "Search slow at the Musanze counter", severity: "other", taken: ["3 h", "1 day", "2 days"] },
      { number: 219, name: "SMS sent twice after a power cut", severity: "urgent", taken: ["20 min", "3 h", "1 day"] },
      { number: 222, name: "Export leaves out the last page", severity: "other", taken: ["1 h", "1 day", "3 days"] },
    ],
  },
  worry: { title: "What worries us", text: "Your SMS sender ID expires on 30 June" },
  states: [
    {
      verdict: { tone: "good", text: "All 12 times kept" },
      says: "The two urgent faults had a workaround after 2 and 3 hours, of 4 allowed. The fixes took a day. Two days of work are kept for June.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const maintenanceAndSupport: ServiceWords = {
  meta: {
    title: "Software maintenance and support contracts",
    description:
      "Support for software we built or inherited: urgent faults, monthly updates, small changes, and every account in your name.",
    updated: "2026-11-27",
  },
  hero: {
    title: "Maintenance and Support",
    subtitle:
      "Software maintenance by contract: a number to call when it breaks. Monthly updates prevent most of those calls.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "Why software needs care after launch",
    description:
      "Software ages even when no one touches it. We look after what we built, and take on inherited systems once a backup is restored.",
  },
  focusTitle: "What a support contract covers",
  pillars: [
    {
      icon: "key",
      title: "Taking over existing software",
      description: "We rebuild the system from its source and list what is missing.",
      color: "green-900",
    },
    {
      icon: "messages-square",
      title: "Support desk",
      description: "Your staff report by phone or WhatsApp, and everyone reads the same status.",
      color: "green-800",
    },
    {
      icon: "siren",
      title: "Urgent faults",
      description: "The contract limits the time to the answer, the workaround and the fix.",
      color: "green-700",
    },
    {
      icon: "calendar-check",
      title: "Monthly updates",
      description: "Updates come on a fixed date; serious security flaws do not wait for it.",
      color: "green-600",
    },
    {
      icon: "wrench",
      title: "Small changes",
      description: "You decide their order, within a number of days a month.",
      color: "green-500",
    },
    {
      icon: "hourglass",
      title: "Domains, hosting and accounts",
      description: "All are listed with their expiry dates and moved into your organization’s accounts.",
      color: "green-400",
    },
  ],
  engagement: {
    youGet: "An exit plan from the first month, tested runbooks and a list of accounts with their owners.",
    effort: sample({
      duration: "By the month",
      durationNote: "After a takeover review of two to four weeks.",
      inputs: "The source code, the hosting and SMS contracts, and a person who may order changes.",
      roles: "A support engineer with a deputy, and a DevOps engineer for the updates.",
    }),
    howItRuns: "A letter every month lists faults, days used and what worries us.",
    builtWith: "Renovate, Sentry and Zammad. Old PHP and Java are welcome.",
  },
  cta: {
    title: "Hand over a system without its author",
    description: "Tell us what it does and how old it is. You hear whether we can take it on, and from when.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
  figure: letter,
  art: "maintenance-and-support",
  findings: [
    { text: "6 of the 8 days agreed for May are used" },
    { text: "For 4 faults, all 12 promised times were kept" },
  ],
};
