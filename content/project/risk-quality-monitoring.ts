import { sample } from "@/content/sample";
import type { ExpertiseWords, HeroFigureContent } from "@/content/types";

/** Likelihood and impact are from 1 to 5, and their product is the score. */
export const riskRegister = {
  kind: "Risk register",
  highlight: { value: "20", label: "scored by one risk of five; above 12 the sponsor decides" },
  shape: "Five risks on a map of likelihood and impact: one is above the stepped line at which the sponsor decides.",
  axes: { likelihood: "Likelihood", impact: "Impact" },
  steps: [1, 2, 3, 4, 5],
  limit: { score: 12, label: "Sponsor decides" },
  /** In the order of the states. `was` is the likelihood before the response. */
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
      response: "Settled before the first real record",
      status: "Due 1 June",
    },
    {
      name: "Customs holds the tablets",
      likelihood: 3,
      impact: 3,
      owner: "Procurement",
      response: "Delays watched for each order",
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
      says: "Staff would type every record twice. The score of 20 is over the limit of 12, so the sponsor decides by 14 May.",
    },
    {
      headline: "The host is under the limit, at 10",
      verdict: { tone: "mixed", text: "Watched until 1 June" },
      says: "It scores 10, under the limit of 12. The head of ICT settles it by 1 June, before the first real record is loaded.",
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
} as const satisfies HeroFigureContent & Record<string, unknown>;

export const riskQualityMonitoring: ExpertiseWords = {
  meta: {
    title: "Software project risk and quality monitoring",
    description:
      "A risk register in which every risk has an owner and a trigger, quality gates on every merge, five figures each Tuesday.",
    updated: "2026-11-27",
  },
  acronym: "RAID",
  acronymMeaning: "Risks, assumptions, issues, dependencies",
  title: "Risk and Quality Monitoring",
  description:
    "We keep your project’s RAID log, in which every risk has an owner. Quality is read each week from the build itself.",
  imageSrc: "/share/project-risk-quality-monitoring.png",
  features: [
    {
      id: "risk-log",
      icon: "triangle-alert",
      tab: "Risk log",
      title: "Project risks written as events",
      description:
        "A line that says “delays” helps no one. Ours says the ID lookup stays in test mode past the pilot and staff type every record twice, and names who can prevent that.",
      additionalContent: [
        "One sentence holds cause and effect, with a score",
        "A pre-mortem in week one asks why the project failed",
        "The side that can act owns the risk, which is often yours",
      ],
    },
    {
      id: "triggers",
      icon: "zap",
      tab: "Triggers",
      title: "Agreed triggers for the response to a risk",
      description:
        "Each serious risk has a date or a reading at which the response begins. If the fibre to the district office is not lit by sprint four, the offline form goes out instead.",
      additionalContent: [
        "The response is priced in days while there is time to choose",
        "The generator is tested under load before training starts on site",
        "The hosting country is settled before the first real record is loaded",
      ],
    },
    {
      id: "quality-gates",
      icon: "list-checks",
      tab: "Quality gates",
      title: "Quality checks that can stop a release",
      description:
        "Types, tests and known vulnerabilities are checked on each merge. A red check blocks the release, and only a named person can waive it, in writing.",
      additionalContent: [
        "SonarQube checks new code, and Trivy its dependencies",
        "Lighthouse CI holds page weight to a limit on a 3G profile",
        "Waivers expire, and stand in the monthly report until they do",
      ],
    },
    {
      id: "signals",
      icon: "activity",
      tab: "Weekly figures",
      title: "Five delivery figures, read every Tuesday",
      description:
        "The five are defects that users found, reopened tickets, failed builds, the oldest pull request and added scope. A number that worsens twice gets a cause and an action.",
      additionalContent: [
        "Twelve weeks on each chart tell a bad week from a bad trend",
        "Reports that are always green get checked against the build",
        "Your staff can open the query behind each chart",
      ],
    },
    {
      id: "escalation",
      icon: "mail-warning",
      tab: "Escalation",
      title: "Problems reported to the sponsor in writing",
      description:
        "When a trigger fires, the sponsor reads the same day what happened and what it blocks, with two priced options. The note names the day a decision is due.",
      additionalContent: [
        "A risk that has happened becomes a ticket the same day",
        "A serious fault gets a blameless review with actions",
        "Minutes record which member accepted which risk",
      ],
    },
  ],
  approach: {
    kind: "decision",
    title: "How we monitor risk and quality",
    forWhom:
      "Steering committees that hear “on track” until it is not, and banks whose regulator asks how vendor risk is followed.",
    howItRuns:
      "A pre-mortem in the first week, then readings on Tuesday. Your side reviews the register every two weeks.",
    question:
      "The ID lookup is still in test mode and scores 20, over the limit of 12. What does the sponsor decide by 14 May?",
    options: [
      {
        term: "Open without it",
        description: "The date holds. Staff type every record twice until the lookup is live.",
      },
      { term: "Move the pilot", description: "Nothing is typed twice, and the date in the plan is lost." },
      {
        term: "Accept the risk",
        description: "It costs nothing today. The score stays at 20, and the minutes name who accepted it.",
      },
    ],
    effort: sample({
      duration: "1 week, then weekly",
      durationNote:
        "A week for the pre-mortem, the register and the first readings, then about a day a week until the project ends.",
      inputs:
        "Read access to builds and tickets, the vendor’s consent to that, and a sponsor who can be reached on the day.",
      roles: "A risk lead, and a QA engineer who sets up the checks and the charts.",
    }),
    youGet: "A risk register, gate results for each release, and notes the committee can attach to its minutes.",
  },
  techStack: ["SonarQube", "Trivy", "axe-core", "Lighthouse CI", "GitHub Actions", "Grafana", "Jira"],
  testimonial: {
    quote:
      "A risk log tells me little without a date. I want to read what we do if the fibre is late, and from which day.",
    author: "Deputy director of ICT",
    position: "Hospital network, Bulawayo",
    isSample: true,
  },
  cta: {
    title: "Find the project risks without an owner",
    description:
      "Write what kind of project it is and how far it has come. Leave the risks out: they are for the call.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: riskRegister,
  skyline: {
    values: riskRegister.risks.map(({ likelihood, impact }) => likelihood * impact),
    limit: riskRegister.limit.score,
    bad: 0,
    says: "The scores of five risks: the first is over the limit.",
  },
};
