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
      says: "Staff would type every record twice. The score is 20. Above 12 it is for the sponsor to decide, here by 14 May.",
    },
    {
      headline: "The host is under the limit, at 10",
      verdict: { tone: "mixed", text: "Watched until 1 June" },
      says: "It scores 10, where the limit is 12. The head of ICT settles the country by 1 June. Until then no real record is loaded.",
    },
    {
      headline: "The tablets are under the limit, at 9",
      verdict: { tone: "mixed", text: "Watched until 7 May" },
      says: "It scores 9, under the limit of 12. Procurement has until 7 May.",
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
    title: "Software project risk and quality monitoring",
    description:
      "A risk register in which every risk has an owner and a trigger, quality gates on every merge, five figures on Tuesdays.",
    updated: "2026-11-27",
  },
  acronym: "RAID",
  acronymMeaning: "Risks, assumptions, issues, dependencies",
  title: "Risk and Quality Monitoring",
  description:
    "We keep your project’s RAID log, in which every risk has an owner. Quality is measured weekly, in the build itself.",
  imageSrc: "/share/project-risk-quality-monitoring.png",
  features: [
    {
      id: "risk-log",
      icon: "triangle-alert",
      tab: "Risk log",
      title: "Project risks written as events",
      description:
        "“Delays” helps no one. Our line reads: the ID lookup is still in test mode at the pilot, and staff type every record twice; beside it is the person who can prevent that.",
      additionalContent: [
        "A risk has a cause, an effect and a score, in a single sentence",
        "The side that can act owns it, which is often yours",
      ],
    },
    {
      id: "triggers",
      icon: "zap",
      tab: "Triggers",
      title: "Agreed triggers for the response to a risk",
      description:
        "A serious risk has a date or a reading at which the response begins. If the fibre to the district office is not lit by sprint four, the offline form goes out.",
      additionalContent: [
        "The response is priced in days while there is time to choose",
        "Training on site starts once the generator has been tested under load",
        "No real record is loaded until the hosting country is settled",
      ],
    },
    {
      id: "quality-gates",
      icon: "list-checks",
      tab: "Quality gates",
      title: "Quality checks that can stop a release",
      description:
        "Types, tests and known vulnerabilities are checked on every merge. If a check fails, there is no release.",
      additionalContent: [
        "SonarQube checks new code, Trivy its dependencies",
        "Lighthouse CI limits page weight on a 3G profile",
        "Only a named person can waive a check, in writing",
        "Waivers expire; the monthly report lists the open ones",
      ],
    },
    {
      id: "signals",
      icon: "activity",
      tab: "Weekly figures",
      title: "Five delivery figures, read every Tuesday",
      description:
        "We read the defects that users found, reopened tickets, failed builds, the oldest open change and added scope. A number that worsens twice gets a cause and an action.",
      additionalContent: [
        "Twelve weeks on a chart tell a bad week from a bad trend",
        "Your staff can open the query behind every chart",
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
        "A serious fault gets a blameless review with actions",
        "Minutes say which member accepted which risk",
      ],
    },
  ],
  engagement: {
    youGet:
      "A risk register with the check results of every release, in a form the committee can attach to its minutes.",
    effort: sample({
      duration: "1 week, then weekly",
      durationNote:
        "A week for the pre-mortem, the register and the first readings. Then about a day a week until the project ends.",
      inputs:
        "Read access to builds and tickets, to which the vendor agrees, and a sponsor who can be reached on the day.",
      roles: "A risk lead; a QA engineer sets up the checks and the charts.",
    }),
    howItRuns:
      "A pre-mortem in the first week, then readings on Tuesdays. Every two weeks your side reviews the register.",
  },
  techStack: ["SonarQube", "Trivy", "axe-core", "Lighthouse CI", "Grafana", "Jira"],
  testimonial: {
    quote: "The fibre may be late. What do we do then, and from which day? Our risk log does not say.",
    author: "Deputy director of ICT",
    position: "Hospital network, Bulawayo",
    isSample: true,
  },
  cta: {
    title: "Which of your risks has no owner?",
    description: "Write what kind of project it is and how far it has come. The risks themselves are for the call.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: riskRegister,
  art: "risk-quality-monitoring",
  findings: [
    { text: "One risk of five is over the limit", isBad: true },
    { text: "The risk of late fibre fell from 16 to 8" },
  ],
};
