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
    hours: "We answer urgent faults day and night, others in office hours, Monday to Saturday.",
    items: [
      { number: 214, name: "Receipts printed without a number", severity: "urgent", taken: ["10 min", "2 h", "1 day"] },
      { number: 217, name: "Search slow in the Musanze office", severity: "other", taken: ["3 h", "1 day", "2 days"] },
      { number: 219, name: "SMS sent twice after a power cut", severity: "urgent", taken: ["20 min", "3 h", "1 day"] },
      { number: 222, name: "Export leaves out the last page", severity: "other", taken: ["1 h", "1 day", "3 days"] },
    ],
  },
  worry: { title: "What worries us", text: "Your SMS sender ID expires on 30 June" },
  states: [
    {
      verdict: { tone: "good", text: "All 12 times kept" },
      says: "The two urgent faults had a workaround after 2 and 3 hours; 4 are allowed. The fixes took a day, and two days of work are kept for June.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const maintenanceAndSupport: ServiceWords = {
  meta: {
    title: "Software maintenance and support in Rwanda",
    description:
      "Software maintenance in Rwanda: we fix faults, install updates and make small changes for you, in systems we built or took over.",
    updated: "2026-11-28",
  },
  hero: {
    title: "Maintenance and Support",
    subtitle:
      "We keep your software working after launch: a number to call when it breaks, and monthly updates that prevent most calls.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "For software we built, and software you inherited",
    description: "We also take on systems of others in Rwanda and Zimbabwe, if their backup can be restored.",
  },
  offer: "Your software keeps working after launch, and you have a number to call.",
  focusTitle: "What a support contract covers",
  pillars: [
    {
      icon: "key",
      title: "Taking over existing software",
      description: "We rebuild it from its source, old PHP and Java included.",
      color: "green-900",
    },
    {
      icon: "siren",
      title: "Support desk and urgent faults",
      description: "Staff report by phone or WhatsApp; the contract limits the time to a fix.",
      color: "green-700",
    },
    {
      icon: "calendar-check",
      title: "Monthly updates",
      description: "Installed on a fixed date; serious security flaws are fixed at once.",
      color: "green-600",
    },
    {
      icon: "wrench",
      title: "Small changes",
      description: "You decide their order, within the days that you pay for each month.",
      color: "green-500",
    },
    {
      icon: "hourglass",
      title: "Domains, hosting and accounts",
      description: "Listed with expiry dates and moved into your name.",
      color: "green-400",
    },
  ],
  engagement: {
    youGet: "A number to call, monthly updates and a list of all accounts.",
    effort: sample({
      duration: "By the month",
      durationNote: "After a takeover review of two to four weeks.",
      inputs: "The source code, the hosting and SMS contracts, and a person who may order changes.",
      roles: "A support engineer, a deputy, and a DevOps engineer for updates.",
    }),
    howItRuns: "A monthly letter lists faults, days used and what worries us.",
  },
  cta: {
    title: "Has your software’s developer left?",
    description: "Tell us what it does and how old it is. We say whether we can take it on.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
  figure: letter,
  art: "maintenance-and-support",
  findings: [
    { text: "6 of the 8 days paid for in May are used" },
    { text: "For 4 faults, all 12 promised times were kept" },
  ],
};
