import type { DisciplinePage } from "../types";

export const page: DisciplinePage = {
  meta: {
    title: "Project planning & integration with existing systems",
    description:
      "Scope and cost agreed in writing before a tender, and a tested plan for integration with government systems and your own.",
    updated: "2026-11-26",
  },
  acronym: "WBS",
  acronymMeaning: "Work breakdown structure",
  title: "Planning & Integration",
  description:
    "We plan software projects and their links to other systems. A work breakdown structure (WBS) gives every part an owner and a cost before anyone writes code.",
  imageSrc: "/share/project-planning.png",
  features: [
    {
      id: "scope",
      icon: "crop",
      tab: "Scope",
      title: "A scope that also says what is left out",
      description:
        "We write the scope with the people who will sign it and the people who will use it, and list what this budget will not buy.",
      additionalContent: [
        "Each feature has an owner, and is marked must-have or later",
        "A tester can run the acceptance criteria without asking us",
        "The change log shows what every added request cost",
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
        "Tender dates and public holidays go in before any task",
        "One slice works from form to receipt before a second screen starts",
        "A task called nearly done at two reviews is split or escalated",
      ],
    },
    {
      id: "cost",
      icon: "calculator",
      tab: "Cost",
      title: "A cost estimate that shows its assumptions",
      description:
        "Each line carries a low and a likely figure, with the assumption behind them. When an assumption fails, you see which line moves and by how much.",
      additionalContent: [
        "The people who will write the code make the estimates",
        "First-year running costs are included, from hosting to SMS",
        "Only your signature releases the contingency",
      ],
    },
    {
      id: "interfaces",
      icon: "plug",
      tab: "Interfaces",
      title: "A list of every system to connect",
      description:
        "In the second week we sit with the owner of each existing system, look at records on their screen, and write down what it sends and who answers when it stops.",
      additionalContent: [
        "One sheet describes each connection, such as the one to Irembo",
        "Sample files leave the live system with personal data masked",
        "Each link has a fallback, such as a nightly CSV file while the API is late",
      ],
    },
    {
      id: "cutover",
      icon: "arrow-right-left",
      tab: "Cutover",
      title: "The go-live weekend, rehearsed",
      description:
        "Cutover has a runbook by the hour: who freezes the old system, who counts the records, and when we go back. It is rehearsed on a copy first.",
      additionalContent: [
        "Row counts are compared after a rehearsal on last month’s backup",
        "One meeting decides go or no-go, on a list agreed the week before",
        "The old system stays readable until your auditor agrees to close it",
      ],
    },
  ],
  brief: {
    arrangement: "decide",
    title: "A project plan in four weeks",
    forWhom: "You have a budget to defend before the tender, or a new portal to connect to three old databases.",
    howItRuns:
      "Three weeks of interviews, interface workshops and estimates. In week four you sign the plan, or stop and keep the documents.",
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
        description: "It costs 31 million. Then 19 million are missing, with no reserve.",
      },
    ],
    youGet:
      "A scope you can put in a tender or an RFP, a dated plan with its estimate, and an interface sheet for each system.",
  },
  techStack: ["GitHub Projects", "Jira", "Miro", "Google Sheets", "OpenAPI", "Postman", "Figma", "Structurizr"],
  testimonial: {
    quote: "Before I ask for a budget, I want to read what it will not buy.",
    author: "Programme coordinator",
    position: "Government agency, Kigali",
    isSample: true,
  },
  cta: {
    title: "Was your deadline set before the plan?",
    description:
      "Give us the date and what must work on it. We reply with the questions that decide whether it can be met.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
