import { sample } from "@/content/sample";
import type { ExpertiseWords, FigureContent } from "@/content/types";

/** The data of the plan. Amounts are in millions of Rwandan francs, with VAT; dates are YYYY-MM-DD. */
export const plan = {
  kind: "Plan on one page",
  start: "2027-02-01",
  end: { date: "2027-06-30", label: "Fiscal year ends" },
  budget: { amount: 96, label: "Budget, 96 m" },
  contingency: { amount: 12, label: "Contingency, 12 m", released: "you release it", spent: "spent" },
  milestones: [
    { name: "Design", date: "2027-02-26", amount: 12 },
    { name: "Tax link", date: "2027-03-22", amount: 20 },
    { name: "First slice works", date: "2027-04-19", amount: 24 },
    { name: "Cutover rehearsed", date: "2027-05-10", amount: 16 },
    { name: "Open to the public", date: "2027-05-31", amount: 12 },
  ],
  /** The amounts that each state adds, in the order in which they are stacked. */
  additions: [[], [18], [31], [18, 31]],
  texts: {
    payments: "Payments, made when a step is accepted",
    step: "Step",
    date: "Date",
    amount: "Amount",
    work: "Work to pay",
    budget: "Budget",
    reserve: "In reserve",
    missing: "missing",
  },
  choice: {
    type: "checkbox",
    legend: "What this budget does not buy",
    options: [
      { name: "Add the scanned archive", note: "(18\u00a0m)" },
      { name: "Add the mobile app", note: "(31\u00a0m)" },
    ],
  },
  states: [
    {
      headline: "Open on 31 May within RWF\u00a096\u00a0m",
      verdict: { tone: "good", text: "Agreed in writing" },
      says: "You open on 31 May, and RWF\u00a012\u00a0m stays in reserve until you sign for it. A step is paid when you accept it; all amounts include VAT.",
    },
    {
      headline: "With the archive, RWF\u00a06\u00a0m short",
      verdict: { tone: "bad", text: "6 m over the budget" },
      says: "The archive costs RWF\u00a018\u00a0m, which takes the whole contingency, and you are still RWF\u00a06\u00a0m short.",
    },
    {
      headline: "With the app, RWF\u00a019\u00a0m short",
      verdict: { tone: "bad", text: "19 m over the budget" },
      says: "The app costs RWF\u00a031\u00a0m, which takes the reserve and leaves you RWF\u00a019\u00a0m short.",
    },
    {
      headline: "With both, RWF\u00a037\u00a0m short",
      verdict: { tone: "bad", text: "37 m over the budget" },
      says: "The reserve of RWF\u00a012\u00a0m is too small for either. With both you are RWF\u00a037\u00a0m short.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const planning: ExpertiseWords = {
  meta: {
    title: "Software planning & integration in Kigali",
    description:
      "Project planning in Kigali: scope, schedule and cost in writing for your tender, and a tested plan for links to government systems.",
    updated: "2026-11-29",
  },
  acronym: "WBS",
  title: "Planning & Integration",
  description:
    "WBS, a work breakdown structure, gives each part of your project an owner, a date and a cost. We write it with institutions and firms in Rwanda or Zimbabwe, before any code.",
  offer: "A written scope, schedule and cost, before anyone writes code.",
  imageSrc: "/share/project-planning.png",
  features: [
    {
      id: "scope",
      icon: "crop",
      tab: "Scope",
      title: "A scope that also says what is left out",
      description:
        "We write the scope with those who approve it and those who will use the system. It also lists what this budget will not buy.",
      additionalContent: [
        "Features have an owner and are marked must-have or later",
        "Acceptance criteria can be tested without asking us",
      ],
    },
    {
      id: "sequence",
      icon: "chart-no-axes-gantt",
      tab: "Schedule",
      title: "A schedule with the riskiest work first",
      description:
        "What could stop the project is done before the rest. Access to the tax authority’s test server can take longer to obtain than to use, so we ask for it in week one.",
      additionalContent: [
        "One form is built through to its receipt before the next begins",
        "A task called nearly done at two reviews is split or escalated",
      ],
    },
    {
      id: "cost",
      icon: "calculator",
      tab: "Cost",
      title: "A cost estimate that shows its assumptions",
      description:
        "A line has a low figure, a likely figure and the assumption behind them. If the assumption fails, you see which line moves and by how much.",
      additionalContent: [
        "Engineers make the estimates and explain them to your committee",
        "First-year running costs are listed apart, from hosting to SMS",
        "Only you can release the contingency",
      ],
    },
    {
      id: "interfaces",
      icon: "plug",
      tab: "Interfaces",
      title: "A list of the systems to connect",
      description:
        "In the second week we meet the owners of your existing systems and write down what each sends and receives.",
      additionalContent: [
        "Each connection, such as the one to Irembo, has a sheet",
        "Sample files leave the live system with personal data masked",
        "If an API is late, a nightly CSV file takes its place",
      ],
    },
    {
      id: "cutover",
      icon: "arrow-right-left",
      tab: "Cutover",
      title: "The go-live weekend, rehearsed",
      description:
        "A plan by the hour says who freezes the old system, who counts the records and when to go back. It is rehearsed on a copy before you decide.",
      additionalContent: [
        "The rehearsal on last month’s backup compares the number of records",
        "The old system can be read until your auditor agrees to close it",
      ],
    },
  ],
  neighbour: {
    text: "Is it still open what to buy and what to build?",
    path: "/services/architecture-consulting",
  },
  engagement: {
    youGet: "A scope you can put in a tender, a dated plan with its estimate, and an interface sheet for each system.",
    effort: sample({
      duration: "4 weeks",
      durationNote: "For up to three systems to connect; with more of them, five or six weeks.",
      inputs: "Your budget, an hour with the owner of each system, and a sponsor who may leave things out.",
      roles: "A delivery lead and an architect throughout; engineers for the estimates.",
    }),
    howItRuns: "In week four you accept the plan, or stop and keep the documents.",
  },
  techStack: ["GitHub Projects", "Jira", "Miro", "OpenAPI", "Figma", "Structurizr"],
  testimonial: {
    quote: "Before I ask for a budget, I have to know what it will not buy.",
    author: "Programme coordinator",
    position: "Government agency, Kigali",
    isSample: true,
  },
  cta: {
    title: "Get a plan for your fixed date",
    description: "Tell us the date and why it is fixed. If a tender follows from the plan, we do not bid for it.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: plan,
  art: "planning",
  findings: [
    { text: "RWF\u00a096\u00a0m is enough to open on 31 May" },
    { text: "With the archive and the app, RWF\u00a037\u00a0m short", isBad: true },
  ],
};
