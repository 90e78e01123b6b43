import type { DisciplinePage } from "../types";

export const page: DisciplinePage = {
  meta: {
    title: "Project planning & integration with existing systems",
    description:
      "Scope, sequence and cost agreed in writing, and a tested plan for connecting new software to the systems you already run.",
    updated: "2026-11-25",
  },
  acronym: "WBS",
  acronymMeaning: "Work breakdown structure",
  title: "Planning & Integration",
  description:
    "We plan software projects and the links to systems you have. A work breakdown structure (WBS) gives every part an owner, a cost and a date before anyone writes code.",
  imageSrc: "/share/project-planning.png",
  features: [
    {
      id: "scope",
      icon: "crop",
      tab: "Scope",
      title: "A scope that also says what is left out",
      description:
        "We write the scope with the people who will sign it and the people who will use it, and we list what this budget will not buy.",
      additionalContent: [
        "A one-page problem statement in the users’ own words",
        "Must-have and later features, each with a named owner",
        "Acceptance criteria that a tester can run without asking us",
        "A change log that shows what every added request cost",
      ],
    },
    {
      id: "sequence",
      icon: "chart-no-axes-gantt",
      tab: "Schedule",
      title: "A schedule with the riskiest work first",
      description:
        "The plan is ordered by what could stop it. A login to the tax authority’s test server can take longer to obtain than to use, so the request goes out in week one.",
      additionalContent: [
        "A Gantt export for your board, a GitHub board for the people doing the work",
        "Fiscal year, tender dates and public holidays drawn in before any task",
        "One working slice, from form to database to receipt, before a second screen",
        "Any task called nearly done at two reviews in a row is split or escalated",
      ],
    },
    {
      id: "cost",
      icon: "calculator",
      tab: "Cost",
      title: "A cost estimate that shows its assumptions",
      description:
        "Each line carries a low figure, a likely figure and the assumption behind them. When an assumption fails, you see which line moves and by how much.",
      additionalContent: [
        "Three-point estimates made by the people who will write the code",
        "First-year running costs: hosting, SMS, map tiles, payment fees",
        "Contingency on its own line, released only by your signature",
        "Payments tied to accepted work, in the form your procurement office uses",
      ],
    },
    {
      id: "interfaces",
      icon: "plug",
      tab: "Interfaces",
      title: "A list of every system to connect",
      description:
        "In the second week we sit with the owner of each existing system, read real records, and write down what it sends, how often, and who answers when it stops.",
      additionalContent: [
        "One sheet per connection: fields, format, direction, volume, contact",
        "Sample files from the live system, personal data masked",
        "ID numbers and parcel numbers that clash between systems, counted",
        "A fallback for each link, such as a nightly CSV file while the API is late",
      ],
    },
    {
      id: "cutover",
      icon: "arrow-right-left",
      tab: "Cutover",
      title: "The go-live weekend, rehearsed",
      description:
        "Cutover has a runbook by the hour: who freezes the old system, who counts the records, and the time after which we go back. It is rehearsed on a copy first.",
      additionalContent: [
        "Migration rehearsed on last month’s backup and row counts compared",
        "Go or no-go decided in one meeting, on a list agreed the week before",
        "Paper forms at the counters in case Monday starts badly",
        "The old system kept readable until your auditor agrees to close it",
      ],
    },
  ],
  brief: {
    arrangement: "decide",
    title: "A project plan in four weeks",
    forWhom: "You have a budget to defend before the tender, or a new portal to connect to three old databases.",
    howItRuns:
      "Interviews in week one, interface workshops in week two, estimates in week three. In week four you sign the plan, or stop and keep the documents.",
    question: "Does the budget of RWF\u00a096 million also pay for a mobile app or a scanned archive?",
    options: [
      {
        term: "Leave both out",
        description: "You open on 31 May, with 12 million in reserve that only your signature releases.",
      },
      {
        term: "Add the scanned archive",
        description: "It costs 18 million. Even with the whole contingency spent, 6 million are missing.",
      },
      {
        term: "Add the mobile app",
        description: "It costs 31 million. Then 19 million are missing, and nothing is left for surprises.",
      },
    ],
    youGet:
      "A scope you can put in a tender, a dated plan, an estimate with its assumptions, an interface sheet per system and a cutover runbook.",
  },
  techStack: [
    "GitHub Projects",
    "Gantt export",
    "Work breakdown structure",
    "MoSCoW",
    "Three-point estimate",
    "Interface sheet",
    "OpenAPI",
    "Postman",
    "Figma",
    "Decision log",
    "Cutover runbook",
  ],
  testimonial: {
    quote:
      "The plan said in writing what our budget would not buy, and that saved us arguments later. When the tax office was late with its test server, we already knew what to do instead.",
    author: "Programme coordinator",
    position: "Government agency, Kigali",
    isSample: true,
  },
  cta: {
    title: "Was your deadline set before the plan?",
    description:
      "Give us the date and what must work on it. We will reply with the questions that decide whether it can be met.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
