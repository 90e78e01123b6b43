import { sample } from "@/content/sample";
import type { ExpertiseWords, FigureContent } from "@/content/types";

/** The data of the risk register. Likelihood and impact are from 1 to 5, and their product is the score. */
export const riskRegister = {
  kind: "Risk register",
  axes: { likelihood: "Likelihood", impact: "Impact" },
  steps: [1, 2, 3, 4, 5],
  limit: { score: 12, label: "Sponsor decides" },
  /** The risks, one for each state. `was` is the likelihood before the response. */
  risks: [
    {
      name: "ID lookup stays in test mode",
      likelihood: 5,
      impact: 4,
      owner: "Head of ICT",
      response: "Open without it, or move the pilot",
      status: "Due 14 May",
    },
    {
      name: "No hosting country is settled",
      likelihood: 2,
      impact: 5,
      owner: "Head of ICT",
      response: "Settled by the first real record",
      status: "Due 1 June",
    },
    {
      name: "Customs holds the tablets",
      likelihood: 3,
      impact: 3,
      owner: "Procurement",
      response: "Delays watched, order by order",
      status: "Due 7 May",
    },
    {
      name: "Fibre is not lit in time",
      likelihood: 4,
      impact: 2,
      was: { impact: 4 },
      owner: "Delivery lead",
      response: "The offline form went out",
      status: "Done",
    },
    {
      name: "Generator fails",
      likelihood: 1,
      impact: 3,
      owner: "Delivery lead",
      response: "Tested under load",
      status: "Done",
    },
  ],
  texts: {
    owner: "Owner",
    response: "Response",
    status: "Status",
    over: "over",
    under: "under",
    limit: "the limit",
    was: "was",
    risk: "Risk",
    score: "Score",
  },
  choice: {
    type: "radio",
    legend: "Choose a risk",
    options: [
      { name: "1", note: "Lookup" },
      { name: "2", note: "Host" },
      { name: "3", note: "Tablets" },
      { name: "4", note: "Fibre" },
      { name: "5", note: "Generator" },
    ],
  },
  states: [
    {
      headline: "Of five risks, the lookup is over the limit",
      verdict: { tone: "bad", text: "Decide by 14 May" },
      says: "Staff would type all records twice, which scores 20. Above 12 it is for the sponsor to decide, here by 14 May.",
    },
    {
      headline: "The host is under the limit, at 10",
      verdict: { tone: "mixed", text: "Watched until 1 June" },
      says: "It scores 10, where the limit is 12. The head of ICT settles the country by 1 June. Until then no real record is loaded.",
    },
    {
      headline: "The tablets are under the limit, at 9",
      verdict: { tone: "mixed", text: "Watched until 7 May" },
      says: "It scores 9, under the limit of 12. Procurement watches the orders until 7 May.",
    },
    {
      headline: "The fibre is under the limit again",
      verdict: { tone: "good", text: "Down from 16 to 8" },
      says: "It scored 16, over the limit, until the offline form went out. Now the delivery lead keeps it at 8.",
    },
    {
      headline: "The generator has the lowest score",
      verdict: { tone: "good", text: "Tested" },
      says: "It scores 3, the lowest of the five: the delivery lead had the generator tested under load.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const riskQualityMonitoring: ExpertiseWords = {
  meta: {
    title: "Risk and quality monitoring of projects in Rwanda",
    description:
      "Risk and quality monitoring for software projects in Rwanda: risks have an owner and a trigger, and the sponsor hears of problems in a day.",
    updated: "2026-11-29",
  },
  acronym: "RAID",
  title: "Risk and Quality Monitoring",
  description:
    "RAID is the list of your project’s risks, assumptions, issues and dependencies. We keep it for you in Rwanda, give each risk an owner, and measure quality once a week.",
  offer: "You hear of a risk while there is still time to act.",
  imageSrc: "/share/project-risk-quality-monitoring.png",
  features: [
    {
      id: "risk-log",
      icon: "triangle-alert",
      tab: "Risk log",
      title: "Project risks written as events",
      description:
        "“Delays” is too vague. We write: the ID lookup is still in test mode at the pilot, so staff type all records twice.",
      additionalContent: [
        "A risk has a cause, an effect and a score",
        "The side that can act owns it, which is often yours",
      ],
    },
    {
      id: "triggers",
      icon: "zap",
      tab: "Triggers",
      title: "A date or a reading that starts the response",
      description:
        "For a serious risk you know beforehand what is done, and from when. If the fibre to the district office is not connected by sprint four, the offline form goes out.",
      additionalContent: [
        "The response is priced in days while there is time to choose",
        "No real record is loaded until the hosting country is settled",
      ],
    },
    {
      id: "quality-gates",
      icon: "list-checks",
      tab: "Quality gates",
      title: "Quality checks that can stop a release",
      description:
        "All changes to the code are checked automatically for errors and known vulnerabilities. If a check fails, there is no release.",
      additionalContent: [
        "SonarQube checks new code, Trivy the libraries it uses",
        "Lighthouse CI keeps pages light enough for slow phones",
        "Only a named person can waive a check, in writing and until a set date",
      ],
    },
    {
      id: "signals",
      icon: "activity",
      tab: "Weekly figures",
      title: "Five delivery figures, read on Tuesdays",
      description:
        "We read the defects that users found, reopened tickets, failed builds, the oldest unfinished change and added scope. A figure that worsens twice gets an action.",
      additionalContent: [
        "A chart of twelve weeks tells a bad week from a trend",
        "Your staff can see the data behind the charts",
      ],
    },
    {
      id: "escalation",
      icon: "mail-warning",
      tab: "Escalation",
      title: "Problems reported to the sponsor in writing",
      description:
        "When a trigger fires, the sponsor hears the same day what happened, what it blocks, two priced options, and when a decision is due.",
      additionalContent: [
        "A review after a serious fault looks for causes, not for someone to blame",
        "Minutes say who accepted which risk",
      ],
    },
  ],
  neighbour: {
    text: "To have the software itself tested, order testers.",
    path: "/services/quality-assurance",
  },
  engagement: {
    youGet: "A risk register your committee can attach to its minutes, with the check results of each release.",
    effort: sample({
      duration: "1 week, then weekly",
      durationNote: "A week for the register and the figures, then about a day a week.",
      inputs:
        "Read access to builds and tickets, with the vendor’s consent, and a sponsor who can be reached the same day.",
      roles: "A risk lead; a QA engineer sets up the checks and the charts.",
    }),
    howItRuns: "A workshop on what could fail begins it; you review the register every second week.",
  },
  techStack: ["SonarQube", "Trivy", "axe-core", "Lighthouse CI", "Grafana", "Jira"],
  testimonial: {
    quote: "If the fibre is late, our risk log does not say what we do, and from which day.",
    author: "Deputy director of ICT",
    position: "Hospital network, Bulawayo",
    isSample: true,
  },
  cta: {
    title: "Which of your risks has no owner?",
    description: "Write what kind of project it is and how far it has come.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: riskRegister,
  art: "risk-quality-monitoring",
  findings: [{ text: "One risk of five is over the limit", isBad: true }, { text: "The risk of late fibre is halved" }],
};
