import type { DisciplinePage } from "../types";

export const page: DisciplinePage = {
  meta: {
    title: "Software project risk and quality monitoring",
    description:
      "A risk register with owners and triggers, quality gates on every merge, and five delivery figures reviewed each Tuesday.",
    updated: "2026-11-25",
  },
  acronym: "RAID",
  acronymMeaning: "Risks, assumptions, issues, dependencies",
  title: "Risk and Quality Monitoring",
  description:
    "We keep your project’s RAID log: risks, assumptions, issues and dependencies, each with an owner. Quality is read each week from the build itself.",
  imageSrc: "/share/project-risk-quality-monitoring.png",
  features: [
    {
      id: "risk-log",
      icon: "triangle-alert",
      tab: "Risk log",
      title: "Project risks written as events",
      description:
        "A line that says “delays” helps nobody. Ours says the ID lookup stays in test mode past the pilot and clerks type every record twice. It also names who can prevent that.",
      additionalContent: [
        "Cause, event and effect in one sentence, scored on a five-by-five grid",
        "A pre-mortem in week one: the project has failed, so tell us why",
        "Owned by the side that can act, which is often yours",
        "Closed risks kept with their dates, for an auditor to follow",
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
        "A response priced in days while there is still time to choose",
        "The generator tested under load before training starts on site",
        "Exchange rates and customs delays watched for hardware orders",
        "The hosting country settled before the first real record is loaded",
      ],
    },
    {
      id: "quality-gates",
      icon: "list-checks",
      tab: "Quality gates",
      title: "Quality checks that can stop a release",
      description:
        "Types, tests, accessibility and known vulnerabilities are checked on each merge. A red check blocks the release, and only a named person can waive it, in writing.",
      additionalContent: [
        "SonarQube for new code, axe for screens, Trivy for dependencies",
        "A page weight limit in Lighthouse CI, run on a 3G profile",
        "A definition of done short enough to pin up, agreed by both sides",
        "Waivers that expire, listed in the monthly report until they do",
      ],
    },
    {
      id: "signals",
      icon: "activity",
      tab: "Weekly figures",
      title: "Five delivery figures, read every Tuesday",
      description:
        "Defects that users found, reopened tickets, failed builds, age of the oldest pull request, scope added. A number that worsens two weeks running gets a cause and an action.",
      additionalContent: [
        "Twelve weeks on each chart, to tell a bad week from a bad trend",
        "Reports that are always green get checked against the build",
        "Defects traced to their source: requirement, code, data or setup",
        "A dashboard your staff can open, and the query behind each chart",
      ],
    },
    {
      id: "escalation",
      icon: "mail-warning",
      tab: "Escalation",
      title: "Problems reported to the sponsor in writing",
      description:
        "When a trigger fires, the sponsor reads the same day what happened, what it blocks, two options and the price of each. The note names the day a decision is due.",
      additionalContent: [
        "Three levels: delivery lead, steering committee, sponsor",
        "Once a risk has happened it becomes a ticket, the same day",
        "A blameless review after a serious fault, with actions and owners",
        "Minutes that record which member accepted which risk",
      ],
    },
  ],
  brief: {
    arrangement: "decide",
    title: "How we monitor risk and quality",
    forWhom:
      "Steering committees that hear “on track” until the month it is not, and banks whose regulator asks how vendor risk is followed.",
    howItRuns:
      "A pre-mortem in the first week, readings on Tuesday, the register reviewed with your side every two weeks, and a gate before each release.",
    question:
      "The ID lookup is still in test mode and scores 20, over the limit of 12. What does the sponsor decide by 14 May?",
    options: [
      {
        term: "Open without it",
        description: "The date holds. Clerks type every record twice until the lookup is live.",
      },
      { term: "Move the pilot", description: "Nothing is typed twice, and the date in the plan is lost." },
      {
        term: "Accept the risk",
        description: "It costs nothing today. The score stays at 20, and the minutes name who accepted it.",
      },
    ],
    youGet:
      "A risk register, a quality dashboard, gate results filed with each release, and escalation notes the committee can attach to its minutes.",
  },
  techStack: [
    "Risk register",
    "RAID log",
    "Pre-mortem",
    "ISO 31000",
    "SonarQube",
    "Trivy",
    "axe-core",
    "Lighthouse CI",
    "GitHub Actions",
    "Grafana",
  ],
  testimonial: {
    quote:
      "The risk log said what to do if the fibre did not reach our clinics in time. It did not, so the offline form went out as agreed and the opening date held.",
    author: "Deputy director of ICT",
    position: "Hospital network, Bulawayo",
    isSample: true,
  },
  cta: {
    title: "Find the project risks nobody owns",
    description:
      "Write down your three biggest risks as they stand. We will say which lack an event, an owner or a date, and reply with a safe way to send the whole register.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
