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
      "Prototyping and testing in Rwanda: five people of each user group try your idea before it is coded, and you know what to change.",
    updated: "2026-11-28",
  },
  hero: {
    title: "Prototyping and Testing",
    subtitle: "We try your idea on real users while it is still cardboard or a few screens that click.",
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
      description: "People correct a drawing more freely than a finished screen.",
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
      description: "People dial through the menu in a simulator before it is set up.",
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
    youGet: "The prototype, clips recorded with consent, and a verdict on every question: keep, change or drop.",
    effort: sample({
      duration: "9 working days",
      durationNote: "Three to build it, three in the field. Another user group adds two.",
      inputs: "Your questions on day one, a way to reach your users, and an hour with the person who decides.",
      roles: "A designer, a facilitator who speaks the users’ language, and an observer who takes notes.",
    }),
    howItRuns: "The prototype is ready by day four. On day nine you hear the verdict.",
  },
  cta: {
    title: "Five users can expose a design’s faults",
    description: "Send us the question and who the users are. You hear whether a prototype can answer it.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
  figure: usabilityTest,
  offer: "Five users try your idea before it is coded.",
  art: "prototyping-testing",
  findings: [
    { text: "4 of 5 farmers stop at the fee and hang up", isBad: true },
    { text: "4 of 5 traders pay the bill to the end" },
  ],
};
