import type { DisciplinePage } from "../types";

export const page: DisciplinePage = {
  meta: {
    title: "Project resource management and capacity planning",
    description:
      "Named roles, a capacity sheet that counts leave and holidays, and a second person behind every part of your software.",
    updated: "2026-11-25",
  },
  acronym: "RACI",
  acronymMeaning: "Responsible, accountable, consulted, informed",
  title: "Resource Management",
  description:
    "We staff software projects: a RACI chart of who is responsible, accountable, consulted and informed, the days each person has, and a stand-in when one is ill or leaves.",
  imageSrc: "/share/project-resource-management.png",
  features: [
    {
      id: "roles",
      icon: "id-card",
      tab: "Roles",
      title: "One accountable person for each decision",
      description:
        "The RACI is drawn up in the first meeting with your side in the room. A row with two accountable names, or none, is settled before anyone leaves.",
      additionalContent: [
        "Roles for your staff as well as ours: approver, data owner, tester",
        "Who may approve a release while the director is travelling",
        "Weekly hours needed from your people, agreed with their managers",
        "A skills matrix: who can do it, who is learning, who to call outside",
      ],
    },
    {
      id: "capacity",
      icon: "clock",
      tab: "Capacity",
      title: "Plans based on the hours people have",
      description:
        "A full-time engineer does not give forty hours of code. Leave, public holidays, meetings and support duty come off first, and the sprint is filled with what is left.",
      additionalContent: [
        "Hours filled in by each person, for themselves, before the sprint",
        "The public holidays of every country involved on one calendar",
        "Anyone booked on three projects in one week is moved off one of them",
        "Overtime in two sprints running is treated as a planning fault",
      ],
    },
    {
      id: "first-week",
      icon: "laptop",
      tab: "Onboarding",
      title: "New engineers at work within a week",
      description:
        "A new engineer arrives to a machine that builds, test data that belongs to no real person, and a small fix to deliver. A week spent waiting for a password means we prepared badly.",
      additionalContent: [
        "An access list approved by the data owner before the start date",
        "Build the project on Monday, open a pull request by Wednesday",
        "One colleague to ask, with hours set aside for answering",
        "An hour on data handling before any real record is opened",
      ],
    },
    {
      id: "cover",
      icon: "users",
      tab: "Leave cover",
      title: "A second person for every part of the code",
      description:
        "Every module has a second person who has changed it, however slightly. We check by handing the next fault to that second person while the first stays out of it.",
      additionalContent: [
        "A coverage table: every module, its first engineer and its second",
        "Runbooks written by the expert and tried by somebody else",
        "Leave entered in the shared calendar before the sprint is planned",
        "Handover lists closed item by item before anyone leaves",
      ],
    },
    {
      id: "days-used",
      icon: "calendar-days",
      tab: "Days used",
      title: "Days used against days planned, each month",
      description:
        "At the start of each month you get days booked against days planned, by role. If one role runs ahead, the note proposes what to cut or whom to swap.",
      additionalContent: [
        "Timesheets by feature, exported to a spreadsheet you can sort",
        "A forecast line showing the week in which the days run out",
        "Changes of person proposed in writing, with days of overlap",
        "Grant or donor codes on each line, for the auditor who will ask",
      ],
    },
  ],
  brief: {
    arrangement: "decide",
    title: "How we staff a project",
    forWhom: "You have one developer and a release to make, or four projects competing for the same two specialists.",
    howItRuns:
      "Capacity is counted before each sprint, the RACI is reread when scope changes, and a monthly review sets booked days against planned ones.",
    question: "Who tests from 10 May, when two testers are 10 days short in three weeks?",
    options: [
      {
        term: "Two clerks help",
        description: "Five days of testing each close the gap. Their counters do without them on those days.",
      },
      {
        term: "The testers work longer",
        description: "10 days of overtime in three weeks, and tired testers before a release.",
      },
      { term: "The release moves", description: "Nobody is overbooked, and 10 days of testing wait until June." },
    ],
    youGet:
      "The RACI, the capacity calendar and the coverage table, a monthly report of days, and notes from anyone who leaves the work.",
  },
  techStack: [
    "RACI matrix",
    "Capacity sheet",
    "Skills matrix",
    "Coverage table",
    "Jira",
    "Clockify",
    "Google Sheets",
    "Shared calendar (iCal)",
    "Bitwarden",
    "Onboarding checklist",
  ],
  testimonial: {
    quote:
      "Our lead developer went on maternity leave in the middle of a release. A second developer had already worked in every module, so we still delivered on the agreed date.",
    author: "Head of product",
    position: "Logistics start-up, Kigali",
    isSample: true,
  },
  cta: {
    title: "Does your project depend on one person?",
    description:
      "Tell us what your team has to deliver and who is on it. We will show where a single absence would stop the work.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
