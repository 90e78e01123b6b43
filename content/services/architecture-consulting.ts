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
      says: "Without the price of leaving, the package seems to fit at RWF\u00a0171\u00a0m. It stops when the internet does. Leaving it costs RWF\u00a060\u00a0m.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const architectureConsulting: ServiceWords = {
  meta: {
    title: "Software architecture consulting and review",
    description: "Build or buy, where to host: written advice with costs and reasons, while the contract is unsigned.",
    updated: "2026-11-27",
  },
  hero: {
    title: "Architecture Consulting",
    subtitle:
      "Software architects who help you decide what to buy and what to build, before a contract decides it for you.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "Expensive technical decisions, on paper first",
    description:
      "Where your data is hosted and what it runs on binds you for ten years. We write down what each choice costs, and when it would stop being right.",
  },
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
      description: "In Rwanda or abroad: what the law allows, and what a failed line stops.",
      color: "green-600",
    },
    {
      icon: "archive",
      title: "Legacy systems",
      description: "We say what to wrap in an API and what to switch off.",
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
    youGet:
      "A decision record for every choice, with its costs over five years. What we could not verify is listed too.",
    effort: sample({
      duration: "10 to 20 days",
      durationNote:
        "Half for interviews and reading, a quarter for the trial in code, the rest for the workshop and the records.",
      inputs:
        "The people who run today’s systems, contracts and price lists, your lawyer for a morning, and a sponsor who decides in the workshop.",
      roles: "An architect throughout, and an engineer for the trial in code.",
    }),
    howItRuns:
      "A number of days agreed beforehand: interviews, then the riskiest part tried in code, then a workshop to decide.",
    builtWith: "Structurizr for C4 diagrams, and Markdown for decision records.",
  },
  cta: {
    title: "Is there a decision you keep postponing?",
    description: "Send the question in a sentence. An architect answers which facts would decide it.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
  figure: decision,
  art: "architecture-consulting",
  findings: [
    { text: "Of three options, open source alone fits the budget" },
    { text: "Without the cost of leaving it, the package seems affordable", isBad: true },
  ],
};
