import { sample } from "@/content/sample";
import type { FigureContent, ServiceWords } from "@/content/types";

/** The data of the price test. Prices are in Rwandan francs a month, without the fees of mobile money. */
export const priceTest = {
  kind: "Price test",
  asked: 40,
  /** The prices, one for each state. */
  prices: [
    { price: 500, paid: 28 },
    { price: 300, paid: 34 },
    { price: 800, paid: 11 },
    { price: 1000, paid: 4 },
  ],
  costs: { amount: 11_000, label: "Costs, 11,000 a month" },
  axes: { price: "Price a month, fees on top", paid: "Traders who paid, of 40 at each price" },
  texts: {
    paid: "Paid",
    needed: "Needed to cover the costs",
    income: "Income a month",
    balance: "Against the costs",
    missing: "missing",
    over: "over",
  },
  choice: { type: "radio", legend: "Choose a price", options: ["300", "500", "800", "1,000"], order: [2, 1, 3, 4] },
  states: [
    {
      headline: "RWF\u00a0500 a month covers the costs",
      verdict: { tone: "good", text: "Worth a larger test" },
      says: "Each price was offered to 40 other traders. At RWF\u00a0500, 28 pay, which brings RWF\u00a014,000 a month, 3,000 over the costs of 11,000.",
    },
    {
      headline: "RWF\u00a0300 a month falls RWF\u00a0800 short",
      verdict: { tone: "bad", text: "Does not cover the costs" },
      says: "At RWF\u00a0300, 34 of 40 traders pay, which brings RWF\u00a010,200 a month, 800 less than the costs.",
    },
    {
      headline: "RWF\u00a0800 a month falls 2,200 short",
      verdict: { tone: "bad", text: "Does not cover the costs" },
      says: "At RWF\u00a0800, 11 of 40 traders pay, which brings RWF\u00a08,800 a month, 2,200 less than the costs.",
    },
    {
      headline: "RWF\u00a01,000 a month falls 7,000 short",
      verdict: { tone: "bad", text: "Does not cover the costs" },
      says: "At RWF\u00a01,000, 4 of 40 traders pay, which brings RWF\u00a04,000 a month, 7,000 less than the costs.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const productManagement: ServiceWords = {
  meta: {
    title: "Strategic product management in Kigali",
    description:
      "Strategic product management in Kigali: we try your idea on real customers, find the price they pay and plan the first release.",
    updated: "2026-11-29",
  },
  hero: {
    title: "Strategic Product Management",
    subtitle: "We find out who would pay for your product and what to leave out, while changes are still cheap.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "Decide what your product should do",
    description:
      "For founders with an idea, and for banks in Rwanda and Zimbabwe that plan a product not yet tried on customers.",
  },
  offer: "You learn who would pay for your product before you build it.",
  focusTitle: "What our product managers do",
  pillars: [
    {
      icon: "lightbulb",
      title: "Idea Validation",
      description: "We run the service by hand and count who orders twice.",
      color: "green-900",
    },
    {
      icon: "target",
      title: "Target Market Research",
      description: "Interviews ask what people did last week and what it cost them.",
      color: "green-800",
    },
    {
      icon: "megaphone",
      title: "Go-to-Market Planning",
      description: "We settle where your customers will come from, and the price.",
      color: "green-700",
    },
    {
      icon: "repeat",
      title: "Product Development & Iteration",
      description: "The first release (MVP) tests one assumption against a figure set beforehand.",
      color: "green-600",
    },
    {
      icon: "users",
      title: "Customer-Centric Design",
      description: "During the trial, those who decide serve customers for a morning.",
      color: "green-500",
    },
    {
      icon: "shield-check",
      title: "Security & Compliance",
      description: "Licences and data law are on the roadmap, with their waiting times.",
      color: "green-400",
    },
  ],
  engagement: {
    youGet: "A one-page business case, with the price test and the interviews behind it.",
    effort: sample({
      duration: "5 to 6 weeks",
      durationNote:
        "Three of interviews, two of serving customers by hand, and up to one for the business case. A second city adds two.",
      inputs: "The person who decides on the money, for four half-days, and introductions to ten customers.",
      roles: "A product manager, a researcher who speaks your customers’ language, and a designer for some days.",
    }),
    howItRuns: "After the interviews comes a trial by hand, then a meeting on whether to build.",
  },
  cta: {
    title: "Is your product idea worth building?",
    description: "Tell us who it is for, and we say how we would test it, and for how much.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
  figure: priceTest,
  art: "product-management",
  findings: [
    { text: "RWF\u00a0500 a month covers the costs" },
    { text: "RWF\u00a0300 a month falls RWF\u00a0800 short", isBad: true },
  ],
};
