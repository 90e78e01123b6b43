import { sample } from "@/content/sample";
import type { ExpertiseWords, FigureContent } from "@/content/types";

/** The data of the board report. Dates are YYYY-MM-DD. */
export const boardReport = {
  kind: "Board and burn-up",
  columns: [
    { name: "Ready", cards: [{ name: "Export" }, { name: "Roles" }, { name: "Photos" }], more: 4 },
    { name: "Build", limit: 4, cards: [{ name: "Receipt" }, { name: "SMS" }] },
    { name: "Review", limit: 3, cards: [{ name: "Search", days: 9 }, { name: "Refund" }, { name: "Fees" }] },
  ],
  full: {
    title: "Review is full",
    note: "Developers review until there is room. A card has waited 9 days, where 5 are usual.",
  },
  start: "2027-04-12",
  counted: "2027-05-21",
  /** Cards finished in each week from `start` to `counted`, by its Friday. */
  finished: [3, 4, 2, 3, 4, 4],
  scope: 32,
  milestone: "2027-06-30",
  axisEnd: "2027-07-09",
  /** Cards a week, in each state. */
  throughput: [3, 4, 2],
  texts: {
    of: "of",
    more: "more",
    cards: "cards",
    days: "days",
    weeks: "weeks",
    scope: "Scope",
    done: "done",
    caption: "Cards done, of a scope of",
    date: "Date",
    forecast: "forecast",
    milestone: "Milestone",
    left: "Left",
    takes: "They take",
    spare: "To spare",
    none: "none",
    late: "late",
  },
  choice: {
    type: "radio",
    legend: "Cards finished a week",
    options: [
      { name: "4", note: "as in the last two weeks" },
      { name: "3", note: "about the average" },
      { name: "2", note: "the slowest week" },
    ],
    order: [2, 1, 3],
  },
  states: [
    {
      headline: "Done 12 days before the milestone",
      verdict: { tone: "mixed", text: "2 a week would be late" },
      says: "At 3 cards a week the 12 that are left take four weeks, to 18 June, where the milestone is on 30 June.",
    },
    {
      headline: "Done 19 days before the milestone",
      verdict: { tone: "mixed", text: "If Review has room" },
      says: "At 4 cards a week the 12 that are left take three weeks, to 11 June. That needs room in Review, which is full.",
    },
    {
      headline: "Done 2 days after the milestone",
      verdict: { tone: "bad", text: "Finished on 2 July" },
      says: "At 2 cards a week the 12 that are left take six weeks, to 2 July, which misses the milestone.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const adaptiveMethodologies: ExpertiseWords = {
  meta: {
    title: "Adaptive methodologies: agile coaching in Rwanda",
    description:
      "Delivery methods for software teams in Rwanda: Scrum, Kanban or stages to suit your contract, tried for two cycles and measured.",
    updated: "2026-11-28",
  },
  acronym: "WIP",
  title: "Adaptive Methodologies",
  description:
    "WIP, work in progress, is what your team has begun and not finished. We limit it, and choose Scrum, Kanban or stages to suit your contract in Rwanda or Zimbabwe.",
  offer: "Your team finishes what it begins, by a method that fits the contract.",
  imageSrc: "/share/project-adaptive-methodologies.png",
  features: [
    {
      id: "method-fit",
      icon: "compass",
      tab: "Method fit",
      title: "Scrum, Kanban or stages: how to choose",
      description: "The choice depends on how often requirements change and what a mistake costs.",
      additionalContent: [
        "Stages suit a data migration, where counts must agree before the next step",
        "Scrum suits a new product that users will still change",
        "Kanban suits support, where tomorrow’s work is unknown",
      ],
    },
    {
      id: "tender-terms",
      icon: "milestone",
      tab: "Tender terms",
      title: "Agile sprints inside a milestone contract",
      description:
        "Public procurement pays for named deliverables, while users change their minds within weeks. So the contract fixes the result of a milestone and leaves the screens open.",
      additionalContent: [
        "A milestone is a result that a committee can see for itself",
        "New work comes in when equal work goes out",
        "Sprint records are the evidence for the committee’s acceptance",
      ],
    },
    {
      id: "work-limits",
      icon: "square-kanban",
      tab: "Work limits",
      title: "Finish a card before the next begins",
      description:
        "We limit how many cards a column of the board may hold: when review is full, the developers stop building and review.",
      additionalContent: [
        "The limits follow what the team completed last month",
        "A forecast is a range of dates, from the cards finished a week",
      ],
    },
    {
      id: "retrospective",
      icon: "rotate-ccw-clock",
      tab: "Retrospective",
      title: "Retrospectives that change one thing",
      description:
        "At the end of a cycle the team looks back and picks one action that would improve its work, with an owner.",
      additionalContent: [
        "The team sees how long its cards took before it discusses why",
        "Managers join for the second half, so that the first is frank",
        "The next meeting asks whether it was done",
      ],
    },
    {
      id: "mid-course",
      icon: "shuffle",
      tab: "Method change",
      title: "Switching method in the middle of a project",
      description:
        "One team tries the new way for two cycles while the others carry on. Old tickets are rewritten or closed, never copied across in bulk.",
      additionalContent: [
        "The trial has a question to answer, by a set date",
        "How to stop the trial is settled at the start",
      ],
    },
  ],
  engagement: {
    youGet: "A working agreement, a milestone template for procurement, and measurements to judge both by.",
    effort: sample({
      duration: "5 to 6 weeks",
      durationNote:
        "One to watch the work and choose, four for two trial cycles, and up to one to write down what was measured.",
      inputs:
        "The contract, your board and the whole team for half a day; a procurement officer if milestones may change.",
      roles: "A coach, for two days a week.",
    }),
    howItRuns: "A coach joins your meetings for two cycles, and then the measurements decide.",
  },
  techStack: ["Jira", "GitHub Projects", "Miro", "Confluence", "Google Sheets", "Google Meet"],
  testimonial: {
    quote: "Our contract pays by milestone, but our users change their minds. I need a method that survives both.",
    author: "Procurement officer",
    position: "Public institution, Kigali",
    isSample: true,
  },
  cta: {
    title: "Is your board full of open cards?",
    description: "Does the contract pay by milestone or by the day? We name the method that fits.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: boardReport,
  art: "adaptive-methodologies",
  findings: [
    { text: "At 3 cards a week, all 32 are done on 18 June" },
    { text: "At 2 a week, they are done 2 days after the milestone", isBad: true },
  ],
};
