import { sample } from "@/content/sample";
import type { FigureContent, ServiceWords } from "@/content/types";

/** The data of the forecast. Dates are YYYY-MM-DD, money is in millions of Rwandan francs. */
export const forecast = {
  kind: "Forecast after review 5",
  /** The reviews, one for each state. */
  reviews: [
    { number: 5, likely: "2026-05-25", late: "2026-06-05" },
    { number: 1, likely: "2026-05-11", late: "2026-06-12" },
    { number: 2, likely: "2026-05-14", late: "2026-06-11" },
    { number: 3, likely: "2026-05-28", late: "2026-06-26" },
    { number: 4, likely: "2026-05-21", late: "2026-06-09" },
  ],
  launch: { date: "2026-06-15", label: "Launch, 15 June" },
  axis: { from: "2026-05-04", to: "2026-06-30" },
  money: { budget: 60, sprint: 6 },
  texts: {
    review: "Review",
    likely: "Likely",
    late: "Late",
    before: "days before the launch",
    after: "days after the launch",
    left: "Money left",
  },
  choice: {
    type: "radio",
    legend: "Forecast of review",
    options: ["1", "2", "3", "4", { name: "5", note: "latest" }],
    order: [2, 3, 4, 5, 1],
  },
  states: [
    {
      headline: "Ready by 5 June at the latest",
      verdict: { tone: "good", text: "10 days before the launch" },
      says: "Review 5 expects the software by 25 May, by 5 June at the latest. Five sprints at RWF\u00a06\u00a0m are paid; RWF\u00a030\u00a0m of 60\u00a0m are left.",
    },
    {
      headline: "Ready by 12 June at the latest",
      verdict: { tone: "mixed", text: "3 days before the launch" },
      says: "In review 1 the forecast is wide: likely 11 May, 12 June at the latest.",
    },
    {
      headline: "Ready by 11 June at the latest",
      verdict: { tone: "mixed", text: "4 days before the launch" },
      says: "Review 2 moves the likely date to 14 May, the late date to 11 June.",
    },
    {
      headline: "Ready by 26 June at the latest",
      verdict: { tone: "bad", text: "11 days after the launch" },
      says: "The late date slips to 26 June, 11 days after the launch. You learn it in review 3 and drop the import from this release the same day.",
    },
    {
      headline: "Ready by 9 June at the latest",
      verdict: { tone: "good", text: "6 days before the launch" },
      says: "In review 4, without the import, the late date is 9 June, before the launch again.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const agileProjectManagement: ServiceWords = {
  meta: {
    title: "Agile management of software projects in Rwanda",
    description:
      "Agile management from Kigali: we lead your software project for you, keep its plan and budget, and say early when the date is at risk.",
    updated: "2026-11-28",
  },
  hero: {
    title: "Agile Management",
    subtitle:
      "We lead your software project for you, from Kigali: one person answers for the date and for what users can try after each sprint.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "Know early when a project runs late",
    description:
      "You hear of a delay at the next sprint review, not in the quarterly report, and the product decisions remain yours.",
  },
  neighbour: {
    text: "If you have a lead, order one part, such as a plan or a risk register.",
    path: "/project",
  },
  offer: "One person leads your software project and answers for its date.",
  focusTitle: "What a delivery lead takes on",
  pillars: [
    {
      icon: "list-todo",
      title: "Backlog and priorities",
      description: "Requests are ranked: when one moves up, another moves down.",
      color: "green-900",
    },
    {
      icon: "graduation-cap",
      title: "Product owner coaching",
      description: "We sit with your product owner once a week until they decide alone.",
      color: "green-800",
    },
    {
      icon: "square-kanban",
      title: "Several vendors, a shared board",
      description: "All firms work from the same board and show their parts at one demo.",
      color: "green-600",
    },
    {
      icon: "chart-line",
      title: "Forecast and budget",
      description: "Each review ends with a likely date, a late date and the money left.",
      color: "green-500",
    },
    {
      icon: "globe",
      title: "Teams in several cities",
      description: "Meetings sit in common hours, and the board records what was decided.",
      color: "green-400",
    },
  ],
  engagement: {
    youGet: "A ranked list of work with a dated forecast, and a handbook for the colleague who takes over.",
    effort: sample({
      duration: "3 months or longer",
      durationNote: "Two to four days a week, until one of your people takes the role.",
      inputs: "Someone who may refuse requests (the product owner), the contract, and access to board and builds.",
      roles: "A delivery lead, with a deputy for leave.",
    }),
    howItRuns: "The lead runs your engineers, ours or a vendor’s, after one sprint of watching.",
  },
  cta: {
    title: "Talk about your launch date",
    description: "Write the month, and how many firms work towards it.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
  figure: forecast,
  art: "agile-project-management",
  findings: [
    { text: "The forecast: ready 10 days before the launch" },
    { text: "Review 3 saw the end 11 days after the launch", isBad: true },
  ],
};
