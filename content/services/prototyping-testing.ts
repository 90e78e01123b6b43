import { sample } from "@/content/sample";
import type { FigureContent, ServiceWords } from "@/content/types";

export const usabilityTest = {
  kind: "Usability test",
  screens: [
    { name: "Language", verdict: "drop" },
    { name: "Bill", verdict: "keep" },
    { name: "Fee", verdict: "change" },
    { name: "PIN", verdict: "keep" },
    { name: "Receipt", verdict: "keep" },
  ],
  /** The number of screens that each person passed, in each state. All of them means a finished task. */
  groups: [
    { name: "Farmers", passed: [5, 2, 2, 2, 2] },
    { name: "Traders", passed: [5, 5, 5, 5, 1] },
  ],
  /** The screen at which most stopped, and why. */
  stop: { screen: 2, reason: "Took the fee for a second bill" },
  texts: { person: "Person", result: "Result", finished: "finished", stopped: "stopped at" },
  choice: { type: "radio", legend: "Who tried", options: ["Farmers", "Traders"] },
  states: [
    {
      headline: "4 of 5 farmers stop at the fee",
      verdict: { tone: "bad", text: "Change the fee screen" },
      says: "Four of five farmers take the fee for a second bill and hang up. One pays to the end. The verdicts count both groups: the five people who reached the PIN all passed it.",
    },
    {
      headline: "4 of 5 traders pay to the end",
      verdict: { tone: "good", text: "4 of 5 finish" },
      says: "4 of 5 traders pay the school bill to the end. One stops at the choice of the bill. The question about the language is dropped.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const prototypingTesting: ServiceWords = {
  meta: {
    title: "Prototyping and testing with real users",
    description:
      "Paper, Figma and USSD prototypes tried by five people from each user group, with a verdict on every question.",
    updated: "2026-11-27",
  },
  hero: {
    title: "Prototyping and Testing",
    subtitle: "We put a prototype in front of real users while it is still cardboard and a few screens that click.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "Ideas are cheap to change on paper",
    description: "Drawn in marker, a wrong idea costs an afternoon. Once it is coded, changing it costs days.",
  },
  focusTitle: "How we prototype and test",
  pillars: [
    {
      icon: "pencil-line",
      title: "Paper prototypes",
      description: "People correct a pencil line that they would not criticize on a screen.",
      color: "green-800",
    },
    {
      icon: "mouse-pointer-click",
      title: "Clickable prototypes",
      description: "Made in Figma or plain HTML, and tried on phones like your users’.",
      color: "green-600",
    },
    {
      icon: "hash",
      title: "USSD menu trials",
      description: "People dial through the menu in a simulator before your aggregator configures it.",
      color: "green-500",
    },
    {
      icon: "map-pin",
      title: "Usability tests in the field",
      description: "Five people of every user group try it where they work, and are paid.",
      color: "green-400",
    },
  ],
  engagement: {
    youGet:
      "The prototype files and clips recorded with consent. Beside every question stands a verdict: keep, change or drop.",
    effort: sample({
      duration: "9 working days",
      durationNote: "Three to build it, three in the field with the first user group. Another group adds two days.",
      inputs: "Your questions on the first day, a way to reach your users, and an hour on day nine of whoever decides.",
      roles: "A designer who builds it, a facilitator who speaks the users’ language, and an observer who takes notes.",
    }),
    howItRuns:
      "You set the questions on day one. A prototype is ready by day four. On day nine we read you the verdict.",
    builtWith: "Card and markers, Figma, and the Africa’s Talking simulator for USSD.",
  },
  cta: {
    title: "Five users can expose a design’s faults",
    description: "Send us the question and who the users are. You hear whether a prototype can answer it.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
  figure: usabilityTest,
  art: "prototyping-testing",
  findings: [
    { text: "4 of 5 farmers stop at the fee and hang up", isBad: true },
    { text: "4 of 5 traders pay the bill to the end" },
  ],
};
