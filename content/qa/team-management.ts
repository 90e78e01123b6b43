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
      says: "The agent has finished training and tests refunds with the cashier. All 12 places are filled.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const teamManagement: ExpertiseWords = {
  meta: {
    title: "QA team management and test leadership",
    description:
      "A test lead in your team, defects sorted every morning, test phones ready for use, testers trained from your own staff.",
    updated: "2026-11-27",
  },
  acronym: "DoD",
  acronymMeaning: "Definition of done",
  title: "QA Team Management",
  description:
    "We lead the testers you have. A definition of done (DoD) settles when a change is tested enough. It also says who may stop a release.",
  imageSrc: "/share/qa-team-management.png",
  features: [
    {
      id: "test-lead",
      icon: "user-check",
      tab: "Test lead",
      title: "A test lead who may stop a release",
      description:
        "The lead asks how a story will be tested, and at the end signs the release note, or refuses. If the sponsor overrules a refusal, the note says so.",
      additionalContent: [
        "A test strategy has two pages, revised with the architecture",
        "Effort follows risk: payments first, settings screens last",
        "The release note lists what was not tested",
      ],
    },
    {
      id: "triage",
      icon: "funnel",
      tab: "Defect triage",
      title: "New defects sorted every morning",
      description:
        "At nine, for fifteen minutes, a tester and a developer read the new defects aloud with the product owner. A defect gets an owner and a sprint, or it is closed with a reason.",
      additionalContent: [
        "Steps are tried in the meeting, on a screen that all can see",
        "Old defects are reread monthly; they are fixed or deleted",
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
        "The first week teaches SQL checks",
        "The second is about HTTP",
        "The third ends with a first script",
        "After that: a bug report a day, reviewed together, line by line",
      ],
    },
    {
      id: "device-cabinet",
      icon: "smartphone",
      tab: "Test devices",
      title: "Test phones and SIM cards, ready for use",
      description:
        "Test days are lost to a dead battery or a locked account. Somebody has to look after the cabinet: charge the phones on Friday, renew the bundles.",
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
        "A total of test cases only ever grows. So the lead reports two other figures, with a comment: the faults that users found, and the days from report to fix.",
      additionalContent: [
        "For every escaped fault: which test would have seen it?",
        "No bonus and no blame depend on a tester’s bug count",
        "A heat map shows modules by recent change and by fault",
      ],
    },
  ],
  engagement: {
    youGet: "A test strategy, a daily triage that your own people run and a successor from among them.",
    effort: sample({
      duration: "6 to 9 months",
      durationNote:
        "Two weeks of reading and a quarter of pairing. Then fewer days every month, until your own lead takes over.",
      inputs:
        "Staff who would like to test. A product owner at nine in the morning. Your word that the lead may stop a release.",
      roles: "A test lead for three to five days a week. During the pairing, a test engineer too.",
    }),
    howItRuns:
      "We read your defects and releases for two weeks. Then a test lead joins your team, and our days shrink as your own people take over.",
  },
  techStack: ["Xray for Jira", "Allure Report", "Playwright", "Postman", "SQL", "scrcpy"],
  testimonial: {
    quote: "Our testers know the counter. Nobody leads them. Within the year one of them should.",
    author: "Head of IT",
    position: "Savings cooperative, Huye",
    isSample: true,
  },
  cta: {
    title: "Who signs off your releases?",
    description: "Tell us how many testers there are and how often you release. You hear where a lead would begin.",
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
