import { sample } from "@/content/sample";
import type { ExpertiseWords, FigureContent } from "@/content/types";

/** The data of the capacity sheet. Days are counted by week, in the order of `months`. */
export const capacitySheet = {
  kind: "Capacity sheet",
  caption: "Days booked, by the Monday of the week.",
  /** The Mondays of each month. A week with a public holiday has a day less for each person. */
  months: [
    { name: "April", mondays: [5, 12, 19, 26] },
    { name: "May", mondays: [3, 10, 17, 24] },
  ],
  holidays: { weeks: [0, 4], mark: "*", meaning: "has a public holiday" },
  after: "June",
  /** `available` is without leave, holidays, meetings and support duty. */
  roles: [
    { name: "Lead developer", available: [3, 4, 4, 4, 3, 0, 0, 0], booked: [3, 4, 4, 4, 3, 0, 0, 0] },
    { name: "2 developers", available: [6, 8, 8, 8, 6, 8, 8, 8], booked: [4, 5, 4, 4, 3, 8, 8, 8] },
    { name: "Designer", available: [3, 4, 4, 4, 3, 4, 4, 4], booked: [3, 4, 4, 3, 2, 2, 1, 1] },
  ],
  testers: { name: "2 testers", available: [6, 8, 8, 8, 6, 8, 8, 8], booked: [2, 4, 5, 8, 6, 11, 12, 11] },
  texts: {
    of: "of",
    days: "days",
    away: "on leave",
    limit: "Days they have",
    key: { full: "full", free: "free" },
  },
  /** The label of the days over the limit, in each state. */
  over: ["missing", "by cashiers", "overtime", "moved"],
  choice: {
    type: "radio",
    legend: "Who tests from 10 May?",
    options: ["As booked", "Two cashiers help", "Testers work longer", "Release moves"],
  },
  states: [
    {
      headline: "Testers are 10 days short in May",
      verdict: { tone: "bad", text: "Decide by 16 April" },
      says: "Over eight weeks the testers are booked for 59 of their 60 days. But the three weeks from 10 May need 10 days more than they have.",
    },
    {
      headline: "Two cashiers test for 10 days",
      verdict: { tone: "good", text: "The gap is closed" },
      says: "Two cashiers test for five days apiece, which closes the gap but also their counters.",
    },
    {
      headline: "Testers make up the 10 days",
      verdict: { tone: "bad", text: "10 days of overtime" },
      says: "The testers work 10 days of overtime in three weeks.",
    },
    {
      headline: "10 days of testing wait until June",
      verdict: { tone: "mixed", text: "Tested in June" },
      says: "In May no one is overbooked, and 10 days of testing wait until June.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const resourceManagement: ExpertiseWords = {
  meta: {
    title: "Resource management for software teams in Rwanda",
    description:
      "Staffing of software projects in Rwanda: named roles, a capacity sheet that counts leave, and a second person for each part of the code.",
    updated: "2026-11-28",
  },
  acronym: "RACI",
  title: "Resource Management",
  description:
    "RACI says who is responsible for a task, who is accountable, and who is consulted or informed. We fill it in with your team in Rwanda, count their days, and name who stands in.",
  offer: "You know who works on what, for how many days.",
  imageSrc: "/share/project-resource-management.png",
  features: [
    {
      id: "roles",
      icon: "id-card",
      tab: "Roles",
      title: "One accountable person for each decision",
      description:
        "We draw up the RACI in one meeting: who decides, who does the work, who is consulted and who is informed.",
      additionalContent: [
        "Your staff have roles too, such as approver and data owner",
        "A deputy approves releases when the director is away",
      ],
    },
    {
      id: "capacity",
      icon: "clock",
      tab: "Capacity",
      title: "Plans based on the hours people have",
      description: "Once leave, meetings and support duty are taken off, what is left can be planned for the sprint.",
      additionalContent: [
        "People fill in their own hours at the start of a sprint",
        "Overtime in two sprints running counts as a planning fault",
      ],
    },
    {
      id: "first-week",
      icon: "laptop",
      tab: "Onboarding",
      title: "New engineers at work within a week",
      description: "On Monday a new engineer gets a machine that builds the project and a small fix to deliver.",
      additionalContent: [
        "The data owner approves access ahead of the start date",
        "A change is ready for review by Wednesday",
        "Test data is made up, so it needs no permission",
      ],
    },
    {
      id: "cover",
      icon: "users",
      tab: "Leave cover",
      title: "A second person for each part of the code",
      description:
        "A second person has changed each module, however slightly. We check by handing the next fault to that person.",
      additionalContent: [
        "A coverage table names two engineers for each module",
        "The expert writes instructions, and a colleague tries them",
      ],
    },
    {
      id: "days-used",
      icon: "calendar-days",
      tab: "Days used",
      title: "Days used against days planned, by the month",
      description:
        "At the start of the month you get days booked against days planned, by role. If a role runs ahead, we propose what to cut.",
      additionalContent: [
        "A forecast line shows the week in which the days run out",
        "Lines carry their grant codes, for your auditor",
      ],
    },
  ],
  neighbour: {
    text: "If you need more people, compose a team.",
    path: "/dedicated-team",
  },
  engagement: {
    youGet: "The RACI, a capacity calendar and a monthly report of the days used.",
    effort: sample({
      duration: "2 weeks, then monthly",
      durationNote:
        "Two for the RACI and the first capacity sheet, then half a day a sprint, with a report each month.",
      inputs: "Your team’s contracts and leave plans, managers who agree to the hours, and any grant codes.",
      roles: "A delivery lead, and an engineer who finds out what only one person knows.",
    }),
    howItRuns: "Capacity is counted at the start of a sprint and reviewed once a month.",
  },
  techStack: ["Jira", "GitHub Projects", "Clockify", "Google Sheets", "iCalendar", "Bitwarden"],
  testimonial: {
    quote: "Only one developer knows our billing code. A second one has to learn it before his leave.",
    author: "Head of product",
    position: "Logistics start-up, Kigali",
    isSample: true,
  },
  cta: {
    title: "Would one absence stop your project?",
    description: "Write how many people there are, and in how many cities.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: capacitySheet,
  art: "resource-management",
  findings: [
    { text: "Testers are 10 days short in May", isBad: true },
    { text: "Two cashiers test for 10 days and close the gap" },
  ],
};
