import type { DisciplinePage } from "../types";

export const page: DisciplinePage = {
  meta: {
    title: "QA team management and test leadership",
    description:
      "A test lead in your team, a morning triage, a device cabinet and a plan to train testers from your own staff.",
    updated: "2026-11-25",
  },
  acronym: "DoD",
  acronymMeaning: "Definition of done",
  title: "QA Team Management",
  description:
    "We lead the testers you have. A definition of done (DoD) settles when a change is tested enough, and who may stop a release.",
  imageSrc: "/share/qa-team-management.png",
  features: [
    {
      id: "test-lead",
      icon: "user-check",
      tab: "Test lead",
      title: "A test lead who may stop a release",
      description:
        "The lead sits in planning, asks how each story will be tested, and signs or refuses the release note. If the sponsor overrides the refusal, the note says so.",
      additionalContent: [
        "A test strategy of two pages, revised when the architecture changes",
        "A tester in the three-person talk before a story is started",
        "Effort by risk: payments and identity first, settings screens last",
        "The release note lists what was not tested, and on which build",
      ],
    },
    {
      id: "triage",
      icon: "funnel",
      tab: "Defect triage",
      title: "New defects sorted every morning",
      description:
        "At nine, for fifteen minutes, a tester, a developer and the product owner read the new defects aloud. Every defect leaves with a severity, an owner and a sprint, or is closed with a reason.",
      additionalContent: [
        "Steps tried in the meeting, on a screen that all can see",
        "Old defects reread monthly: fix, accept or delete",
        "When the queue grows three weeks running, the next feature waits",
        "Support calls and branch complaints come in by the same door",
      ],
    },
    {
      id: "coaching",
      icon: "graduation-cap",
      tab: "Coaching",
      title: "Testers trained from your own staff",
      description:
        "Counter staff already know what people get wrong. We pair them with an engineer for a quarter, on live work, and add SQL, HTTP and scripting as they need each one.",
      additionalContent: [
        "Week one for SQL checks, week two for HTTP, week three for a first script",
        "One bug report a day reviewed together, line by line",
        "The ISTQB foundation syllabus as reading, the exam left to them",
        "A new tester presents one surprising fault at the sprint review",
      ],
    },
    {
      id: "device-cabinet",
      icon: "smartphone",
      tab: "Test devices",
      title: "Test phones and SIM cards, ready for use",
      description:
        "Test days are lost to a dead battery, no airtime or a locked account. One person keeps the cabinet, charges the phones on Friday and renews the bundles.",
      additionalContent: [
        "Handsets tagged and listed by Android version and borrower",
        "SIM cards on each network your users have, wallet limits noted",
        "Shared passwords in a vault, test logins closed at project end",
        "A UPS and a charged hotspot, for test days when the power goes",
      ],
    },
    {
      id: "honest-counts",
      icon: "tally-5",
      tab: "Test figures",
      title: "Test figures that help somebody decide",
      description:
        "A total of test cases only ever grows. The lead reports faults that users found, days from report to fix, and modules untouched this month, with a comment on each.",
      additionalContent: [
        "Escaped faults discussed: which test would have seen them",
        "No bonus and no blame tied to a tester’s bug count",
        "Automation judged by faults caught against hours of upkeep",
        "A heat map of modules by recent change and by fault",
      ],
    },
  ],
  brief: {
    arrangement: "prove",
    title: "How we run a test team with you",
    forWhom:
      "Your developers test their own work on Friday evening, or your IT department has testers and nobody to lead them.",
    finding: "Refunds, one of 6 features, has a single tester. Every feature needs two, so release 3.1 waits.",
    round: [
      {
        step: "Reading",
        description: "For two weeks we read your defects and releases.",
        leaves: "A strategy of two pages",
      },
      {
        step: "Lead",
        description: "A test lead joins your team and starts the triage.",
        leaves: "Defects, sorted daily",
      },
      {
        step: "Pairing",
        description: "For a quarter your staff test live work beside an engineer.",
        leaves: "A skills chart",
      },
      {
        step: "Handover",
        description: "Our days reduce as your people take over.",
        leaves: "A successor from your staff",
      },
    ],
    retest:
      "The clerk has finished training and tests refunds with the cashier. All 12 places are filled, and release 3.1 goes out.",
    youGet:
      "A test strategy, a triage routine that outlasts us, a skills chart, a device inventory, and a plan that names the successor from your staff.",
  },
  techStack: [
    "Test strategy",
    "Xray for Jira",
    "Allure Report",
    "Playwright",
    "Postman",
    "SQL",
    "scrcpy",
    "Bitwarden",
    "ISTQB syllabus",
  ],
  testimonial: {
    quote:
      "Some of our cashiers were trained as testers. One of them now runs the morning triage, and the developers take her reports seriously.",
    author: "Head of IT",
    position: "Savings cooperative, Huye",
    isSample: true,
  },
  cta: {
    title: "Who signs off your releases?",
    description:
      "Walk us through your last release and who tested it. The reply will name the first decisions a test lead should take over.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
