import { sample } from "@/content/sample";
import type { FigureContent, ServiceWords } from "@/content/types";

export const suiteReport = {
  kind: "Regression suite report",
  headline: "840 tests in 9 minutes",
  /** The levels of the pyramid from the top down. They run one after the other, from the foot up. */
  levels: [
    { name: "Browser", tests: 40, minutes: 4 },
    { name: "API", tests: 180, minutes: 3 },
    { name: "Unit", tests: 620, minutes: 2 },
  ],
  byHand: { name: "By hand", sessions: "12 sessions" },
  limit: { minutes: 10, label: "Limit, 10 min" },
  unit: "min",
  texts: { level: "Level", tests: "Tests", minutes: "Minutes" },
  states: [
    {
      verdict: { tone: "good", text: "All pass, in time" },
      says: "The suite runs whenever the code changes, fast tests before slow ones: 2 minutes for the unit tests, 3 for the API, 4 for the browser.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const qualityAssurance: ServiceWords = {
  meta: {
    title: "QA and testing services for software in Kigali",
    description:
      "QA and testing services in Kigali: our testers check your vendor’s delivery or your own releases for you, and you keep the test scripts.",
    updated: "2026-11-28",
  },
  hero: {
    title: "QA and Testing",
    subtitle: "We test your software for you: your own releases, or what a vendor delivers.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "Find the faults before your users do",
    description:
      "When a vendor says the system is ready, our testers from Kigali check it against the contract, while the final invoice is still open.",
  },
  neighbour: {
    text: "If you know what to test, order one kind of test, such as load or security.",
    path: "/qa",
    sample: "/qa/performance-load-testing/load-test-report",
  },
  offer: "We test your releases, or what a vendor delivers, before you accept.",
  focusTitle: "What our testers do for you",
  pillars: [
    {
      icon: "file-check",
      title: "Acceptance tests for vendor software",
      description: "Requirements in the tender become checks for your committee.",
      color: "green-900",
    },
    {
      icon: "user-check",
      title: "Testers in your team",
      description: "A tester asks how each feature could fail, and tries it.",
      color: "green-800",
    },
    {
      icon: "repeat",
      title: "Automated regression tests",
      description: "Scripts repeat your most important tasks after each change.",
      color: "green-600",
    },
    {
      icon: "flask-conical",
      title: "Load, security and accessibility tests",
      description: "Each is a test of its own, with its own people and weeks, ordered beside the round.",
      color: "green-500",
    },
    {
      icon: "flag-triangle-right",
      title: "Advice before a release",
      description: "A short note says what still fails and whom it would hurt.",
      color: "green-400",
    },
  ],
  engagement: {
    youGet: "A report for the contract file, test cases numbered by requirement and scripts that run without us.",
    effort: sample({
      duration: "3 to 5 weeks",
      durationNote:
        "For an acceptance round: one to read and plan, one to three of tests, one of retests. Testers in your team are booked by the month.",
      inputs: "The contract’s requirements, a test system with made-up data, and a contact at the vendor.",
      roles: "A QA lead and two testers; a load or security test adds two people and three to six weeks.",
    }),
    howItRuns: "The first week gives a test plan and its cost; then you decide.",
    builtWith: "Playwright, Appium and k6, on the phones your public owns.",
  },
  cta: {
    title: "About to accept a vendor’s software?",
    description: "Write the kind of system and the month of acceptance.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
  figure: suiteReport,
  art: "quality-assurance",
  findings: [
    { text: "840 tests run in 9 minutes, whenever the code changes" },
    { text: "The 40 browser tests take 4 of the 9 minutes" },
  ],
};
