import type { DisciplinePage } from "../types";

export const page: DisciplinePage = {
  meta: {
    title: "Adaptive methodologies: Scrum, Kanban or stages",
    description:
      "We choose a delivery method that fits your contract and your risk, try it for two cycles, and measure whether it helped.",
    updated: "2026-11-25",
  },
  acronym: "WIP",
  acronymMeaning: "Work in progress",
  title: "Adaptive Methodologies",
  description:
    "We choose Scrum, Kanban or fixed stages to suit your contract, and limit work in progress (WIP), so that your team finishes what it begins.",
  imageSrc: "/share/project-adaptive-methodologies.png",
  features: [
    {
      id: "method-fit",
      icon: "compass",
      tab: "Method fit",
      title: "Scrum, Kanban or stages: how to choose",
      description:
        "In half a day with your team we ask how often requirements change, who may approve them and what a mistake costs. The answers pick the method, in front of everyone.",
      additionalContent: [
        "Stages for a data migration, where each step waits for a count",
        "Scrum for a new product whose users will surprise you",
        "Kanban for support, where tomorrow’s work is unknown",
        "The choice written down with its reasons, reread each quarter",
      ],
    },
    {
      id: "tender-terms",
      icon: "milestone",
      tab: "Tender terms",
      title: "Agile sprints inside a milestone contract",
      description:
        "Public procurement pays for named deliverables, and users change their minds every two weeks. We fix each milestone’s result and its test, and leave the screens open.",
      additionalContent: [
        "Milestones written as results that a committee can witness",
        "A swap rule: new work in, equal work out, both recorded",
        "Inspection and acceptance papers drafted from the sprint records",
        "A contract variation only when the result itself changes",
      ],
    },
    {
      id: "work-limits",
      icon: "square-kanban",
      tab: "Work limits",
      title: "Limits on work in progress",
      description:
        "A board with thirty cards in progress has finished none of them. We cap each column, and when review is full the developers review until there is room.",
      additionalContent: [
        "Caps set from what the team completed last month",
        "Cards older than the usual cycle time turn amber",
        "An urgent lane with room for one card, opened by one person",
        "Forecasts from measured throughput, given as a range of dates",
      ],
    },
    {
      id: "retrospective",
      icon: "rotate-ccw-clock",
      tab: "Retrospective",
      title: "Retrospectives that change one thing",
      description:
        "A retrospective that ends with eleven actions changes nothing. The team picks one and names its owner, and the next meeting opens by asking whether it was done.",
      additionalContent: [
        "Forty-five minutes on the last afternoon of the sprint",
        "Figures first: cycle time, interruptions, what waited and for whom",
        "Managers join for the second half, because the first must be frank",
        "A complaint heard three times is taken to the sponsor",
      ],
    },
    {
      id: "mid-course",
      icon: "shuffle",
      tab: "Method change",
      title: "Switching method in the middle of a project",
      description:
        "Demos without users, sprints that roll over, a backlog nobody has read: the method has stopped fitting. One team runs the new way for two cycles before the others move.",
      additionalContent: [
        "A trial with a stated question and a date to answer it",
        "Old tickets rewritten or closed, never copied across in bulk",
        "Half a day of training that uses your own backlog as the exercise",
        "The way back agreed before the trial begins",
      ],
    },
  ],
  brief: {
    arrangement: "decide",
    title: "How we choose and try a method",
    forWhom:
      "Ministry teams told to be agile under a lump-sum contract, and product groups whose sprints keep ending with the same unfinished cards.",
    howItRuns:
      "A half-day scoring session, a written working agreement, two trial cycles with a coach in your meetings, then a review of the measurements.",
    question: "Of 32 cards 12 are left, and Review is full. Does its limit of 3 hold until the milestone of 30 June?",
    options: [
      {
        term: "Keep the limit",
        description: "Developers stop building and review. The rest is forecast for 11 to 18 June.",
      },
      {
        term: "Raise the limit",
        description: "Building goes on, and more cards wait. One has waited 9 days already, where 5 are usual.",
      },
      {
        term: "Take cards out",
        description: "You finish sooner, with less than the 32 in scope, and the contract may have to change.",
      },
    ],
    youGet:
      "A working agreement, a board with limits set, a milestone template for procurement, and the cycle-time figures to judge the change by.",
  },
  techStack: [
    "Scrum Guide",
    "Kanban",
    "Stage-gate plan",
    "Jira",
    "GitHub Projects",
    "Miro",
    "Cumulative flow diagram",
    "Monte Carlo forecast",
    "Working agreement",
    "Milestone acceptance form",
  ],
  testimonial: {
    quote:
      "Our contract pays by milestone. When users asked for a different search screen after a demo, the swap rule made room for it, and finance signed the acceptance without a contract variation.",
    author: "Procurement officer",
    position: "Public institution, Kigali",
    isSample: true,
  },
  cta: {
    title: "Do your sprints end with unfinished work?",
    description:
      "Write how many cards are in progress, and what your contract says about changes. We will say which of the two is slowing you down.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
