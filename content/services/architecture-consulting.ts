import { sample } from "@/content/sample";
import type { FigureContent, ServiceWords } from "@/content/types";

/** The data of the decision. Costs are in millions of Rwandan francs, over five years where no other time is named. */
export const decision = {
  kind: "Decision record",
  parts: { start: "Start", run: "Run", pay: "Pay", leave: "Leave" },
  budget: { cost: 200, label: "Budget, 200 m" },
  texts: { costs: "Costs in millions", total: "Total", over: "over", within: "within", notCounted: "not counted" },
  years: 5,
  /** The cost of a person in a year. */
  pay: 9,
  options: [
    { name: "Open source", start: 24, run: 42, leave: 18, offline: "yes", staff: 2 },
    { name: "Package", start: 36, run: 90, leave: 60, offline: "no", staff: 1 },
    { name: "Own code", start: 82, run: 42, leave: 6, offline: "yes", staff: 4 },
  ],
  criteria: {
    caption: "What else counts",
    columns: ["Option", "Works without a link", "Staff to run it, 9 m a year each"],
  },
  choice: {
    type: "checkbox",
    legend: "What will hold the register for five years?",
    options: ["Leave out the price of leaving"],
  },
  states: [
    {
      headline: "Open source, for RWF\u00a0174 m in five years",
      verdict: { tone: "good", text: "Accepted" },
      says: "Open source costs RWF\u00a0174\u00a0m to start, run and leave, with the pay of 2 people. The package (231\u00a0m) and own code (310\u00a0m) are over the budget of 200\u00a0m.",
    },
    {
      headline: "The package seems to fit, for RWF\u00a0171 m",
      verdict: { tone: "mixed", text: "Looks like a choice" },
      says: "Without the price of leaving, the package seems to fit at RWF\u00a0171\u00a0m. But it stops when the internet does, and leaving it costs RWF\u00a060\u00a0m.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const architectureConsulting: ServiceWords = {
  meta: {
    title: "Software architecture consulting in Kigali",
    description:
      "Architecture consulting in Kigali: what to buy, what to build and where to host, with costs over five years and before the contract.",
    updated: "2026-11-28",
  },
  hero: {
    title: "Architecture Consulting",
    subtitle: "Before you sign, we compare buying, building and hosting, with costs over five years.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "Expensive technical decisions, tried on paper",
    description: "Moving your data to another country later is costly, so we price the exit too.",
  },
  offer: "Before you sign, you see what buying, building and hosting would cost.",
  focusTitle: "Four technical decisions we help you make",
  pillars: [
    {
      icon: "scale",
      title: "Build or buy software",
      description: "A package, open source or own code, compared over five years with exit costs.",
      color: "green-800",
    },
    {
      icon: "server",
      title: "Where to host your data",
      description: "In Rwanda or abroad: what the law allows, and what a broken line stops.",
      color: "green-600",
    },
    {
      icon: "archive",
      title: "Legacy systems",
      description: "What to keep, what to connect to, and what to switch off.",
      color: "green-500",
    },
    {
      icon: "file-question-mark",
      title: "Questions for vendor proposals",
      description: "A bidder’s assumptions become questions for your committee; we do not bid ourselves.",
      color: "green-400",
    },
  ],
  engagement: {
    youGet: "A decision record for each choice: its costs over five years, and what we could not verify.",
    effort: sample({
      duration: "10 to 20 days",
      durationNote: "Half for interviews and reading, the rest for a trial in code and a workshop.",
      inputs:
        "The people who run today’s systems, contracts and prices, your lawyer for a morning, and someone who decides.",
      roles: "An architect throughout, and an engineer for the trial in code.",
    }),
    howItRuns: "We try the riskiest part in code, then you decide in a workshop.",
  },
  cta: {
    title: "Is there a decision you keep postponing?",
    description: "Send the question in a sentence, and we name the facts that would decide it.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
  figure: decision,
  art: "architecture-consulting",
  findings: [
    { text: "Of three options, open source alone fits the budget" },
    { text: "Without its cost of leaving, the package seems to fit", isBad: true },
  ],
};
