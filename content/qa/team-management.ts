import { sample } from "@/content/sample";
import type { ExpertiseWords, FigureContent } from "@/content/types";

export const coverageChart = {
  kind: "Test staffing chart",
  testers: [
    { id: "lead", name: "Test lead", short: "Lead" },
    { id: "engineer", name: "Engineer", short: "Eng." },
    { id: "cashier", name: "Cashier", short: "Cash" },
    { id: "agent", name: "Agent", short: "Agent" },
  ],
  /** The number of testers that each feature needs. */
  perFeature: 2,
  releases: [
    {
      name: "Release 3.1",
      waits: true,
      features: [
        { name: "Payments", testers: ["lead", "cashier"] },
        { name: "Identity", testers: ["lead", "engineer"] },
        { name: "Refunds", testers: ["cashier"], inTraining: "agent" },
      ],
    },
    {
      name: "Release 3.2",
      waits: false,
      features: [
        { name: "Transfers", testers: ["engineer", "agent"] },
        { name: "Reports", testers: ["engineer", "agent"] },
        { name: "Settings", testers: ["lead", "cashier"] },
      ],
    },
  ],
  texts: {
    caption: "Who can test what, two for every feature.",
    feature: "Feature",
    of: "of",
    tests: "tests",
    inTraining: "in training",
    covered: "Testers",
    each: "Features each",
    waits: "waits",
    goes: "can go out",
  },
  choice: { type: "checkbox", legend: "Train the agent on live work", options: ["The agent’s training is done"] },
  states: [
    {
      headline: "Refunds has a single tester",
      verdict: { tone: "bad", text: "Release 3.1 waits" },
      says: "Of 6 features, refunds alone has a single tester. The definition of done asks for two, so release 3.1 waits.",
    },
    {
      headline: "Every feature has two testers",
      verdict: { tone: "good", text: "Release 3.1 can go out" },
      says: "The agent has finished training and tests refunds with the cashier, so all 12 places are filled.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const teamManagement: ExpertiseWords = {
  meta: {
    title: "QA team management and test leads in Rwanda",
    description:
      "QA team management in Rwanda: a test lead in your team, defects sorted within a day, and testers trained from your own staff.",
    updated: "2026-11-28",
  },
  acronym: "DoD",
  title: "QA Team Management",
  description:
    "DoD, the definition of done, settles when a change is tested enough, and who may stop a release. We lead your testers in Rwanda or Zimbabwe until one of them can.",
  offer: "We lead the testers you have until one of them takes over.",
  imageSrc: "/share/qa-team-management.png",
  features: [
    {
      id: "test-lead",
      icon: "user-check",
      tab: "Test lead",
      title: "A test lead who may stop a release",
      description:
        "The lead asks how a change will be tested, and approves the release or refuses. If the sponsor overrules a refusal, the release note says so.",
      additionalContent: [
        "Effort follows risk: payments before settings screens",
        "The release note lists what was not tested",
      ],
    },
    {
      id: "triage",
      icon: "funnel",
      tab: "Defect triage",
      title: "New defects sorted within a day",
      description:
        "A tester, a developer and the product owner meet each morning at nine, for fifteen minutes. A new defect gets an owner and a sprint, or is closed with a reason.",
      additionalContent: [
        "Steps are tried in the meeting, on a screen that all can see",
        "Old defects are reread monthly, then fixed or deleted",
      ],
    },
    {
      id: "coaching",
      icon: "graduation-cap",
      tab: "Coaching",
      title: "Testers trained from your own staff",
      description:
        "Your front-desk staff already know what people get wrong. We pair them with an engineer for a quarter, on live work.",
      additionalContent: [
        "Three weeks teach database checks, web requests and how to write a script",
        "After that they write a bug report a day, which the engineer reviews",
      ],
    },
    {
      id: "device-cabinet",
      icon: "smartphone",
      tab: "Test devices",
      title: "Test phones and SIM cards, ready for use",
      description:
        "One person looks after the test phones: charges them on Friday, renews the data bundles and resets accounts, so that a test day starts on time.",
      additionalContent: [
        "A tag on the phone says its Android version and who has it",
        "SIM cards cover the networks of all your users",
      ],
    },
    {
      id: "honest-counts",
      icon: "tally-5",
      tab: "Test figures",
      title: "Test figures that help you decide",
      description:
        "The lead reports two figures, with a comment: the faults that users found, and the days from report to fix.",
      additionalContent: [
        "For each fault that users found, we name the test that would have caught it",
        "No bonus and no blame depend on a tester’s bug count",
      ],
    },
  ],
  neighbour: {
    text: "If you have no testers, order them by the round or by the month.",
    path: "/services/quality-assurance",
  },
  engagement: {
    youGet: "A test strategy, a daily triage that your own people run and a successor from among them.",
    effort: sample({
      duration: "6 to 9 months",
      durationNote: "One to read and plan, three of pairing, then two to five with fewer and fewer days.",
      inputs:
        "Staff who would like to test, a product owner at nine in the morning, and your word that the lead may stop a release.",
      roles: "A test lead for three to five days a week. During the pairing, a test engineer too.",
    }),
    howItRuns: "A test lead joins your team, until your own lead takes over.",
  },
  techStack: ["Xray for Jira", "Allure Report", "Playwright", "Postman", "SQL", "scrcpy"],
  testimonial: {
    quote: "Our testers know the work, but have no lead. Within the year one of them should be ready.",
    author: "Head of IT",
    position: "Savings cooperative, Huye",
    isSample: true,
  },
  cta: {
    title: "Who approves your releases?",
    description: "Tell us how many testers there are and how often you release.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: coverageChart,
  art: "team-management",
  findings: [
    { text: "Release 3.1 waits: one feature lacks a second tester", isBad: true },
    { text: "With one more tester trained, all 12 places are filled" },
  ],
};
