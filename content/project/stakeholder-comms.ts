import { sample } from "@/content/sample";
import type { ExpertiseWords, FigureContent } from "@/content/types";

/** The calendar of one sprint: the working days of two weeks. Dates are YYYY-MM-DD. */
export const communicationCalendar = {
  kind: "Stakeholder calendar",
  caption: "Who hears what, and when.",
  canStop: "can stop the launch",
  weeks: [
    { name: "10 to 14 May", days: ["2027-05-10", "2027-05-11", "2027-05-12", "2027-05-13", "2027-05-14"] },
    { name: "17 to 21 May", days: ["2027-05-17", "2027-05-18", "2027-05-19", "2027-05-20", "2027-05-21"] },
  ],
  /** The day on which the steering committee meets. */
  meeting: "2027-05-20",
  /** The people to inform; those who can stop the launch come first. `messages` has what they hear on a date. */
  people: [
    { name: "Permanent secretary", canStop: true, messages: { "2027-05-12": "letter" } },
    { name: "Sponsor", canStop: true, messages: { "2027-05-14": "note", "2027-05-21": "note" } },
    { name: "Steering committee", canStop: true, messages: { "2027-05-17": "papers", "2027-05-20": "meets" } },
    { name: "Registrar", canStop: true, isMissed: true, messages: {} },
    { name: "Front desk", canStop: false, messages: { "2027-05-10": "questions", "2027-05-21": "demo" } },
    { name: "Field offices", canStop: false, messages: { "2027-05-12": "call", "2027-05-19": "SMS" } },
  ],
  /** The message to the registrar in each state. A letter goes out with the one to the permanent secretary. */
  proposals: [
    { date: "2027-05-11", text: "visit" },
    { date: "2027-05-12", text: "letter", remark: "no reply?" },
    { date: "2027-05-21", text: "demo" },
  ],
  choice: {
    type: "radio",
    legend: "How do you ask in time?",
    options: [{ name: "Visit", note: "on 11 May" }, "Letter", { name: "Demo", note: "on 21 May" }],
  },
  states: [
    {
      headline: "A visit asks the registrar in time",
      verdict: { tone: "good", text: "9 days before the meeting" },
      says: "A visit on 11 May costs a trip. You know the objections in time for the committee’s papers of 17 May.",
    },
    {
      headline: "A letter may get no reply",
      verdict: { tone: "mixed", text: "Not known in time" },
      says: "A letter costs little, but without a reply you do not know the objections before the committee meets on 20 May.",
    },
    {
      headline: "The demo is after the meeting",
      verdict: { tone: "bad", text: "A day too late" },
      says: "An invitation to the demo costs nothing. But the demo is on 21 May; the committee has met by then.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const stakeholderComms: ExpertiseWords = {
  meta: {
    title: "Stakeholder communication for projects in Rwanda",
    description:
      "Stakeholder communication for software projects in Rwanda: a weekly page, demos and a decision log, so that no objection stops your launch.",
    updated: "2026-11-28",
  },
  acronym: "PSC",
  title: "Stakeholder Communication",
  description:
    "PSC, your project steering committee, gets one page a week that we write in Kigali. What it decides is recorded where its members and your staff can find it.",
  offer: "Your board reads one page a week and sees what needs a decision.",
  imageSrc: "/share/project-stakeholder-comms.png",
  features: [
    {
      id: "who-decides",
      icon: "stamp",
      tab: "Who decides",
      title: "A map of your project’s stakeholders",
      description:
        "We list who approves, who will use the system and who might object, and plan how each hears from us.",
      additionalContent: [
        "Interest and influence are on a grid that only the project office sees",
        "We keep to protocol: who writes to a permanent secretary, on whose letterhead",
      ],
    },
    {
      id: "weekly-note",
      icon: "file-text",
      tab: "Weekly note",
      title: "A one-page project report on Fridays",
      description:
        "The report says what was finished, what slipped and why, and what we need from you by which day. Reading it takes two minutes on a phone.",
      additionalContent: [
        "It is plain text in an email, which opens on any phone",
        "Requests to you stand at the top, with a person and a day",
        "A slip is reported in the week it happens, with the new date",
      ],
    },
    {
      id: "demo-day",
      icon: "mouse-pointer-click",
      tab: "Demo day",
      title: "Sprint demos driven by future users",
      description: "At the end of a sprint, future users work with the new version while we watch.",
      additionalContent: [
        "The demo runs on your office network",
        "A comment gets its answer on the spot: now, later, or no and why",
      ],
    },
    {
      id: "decision-log",
      icon: "notebook-text",
      tab: "Decision log",
      title: "A log of project decisions and their reasons",
      description:
        "A decision is kept with its date, its options and who took it. If an official moves to another post, the successor can read why.",
      additionalContent: [
        "The person who decided confirms the entry the same day",
        "WhatsApp agreements are copied in, or they do not count",
      ],
    },
    {
      id: "field-offices",
      icon: "building",
      tab: "Field offices",
      title: "Feedback from branches and field offices",
      description:
        "After a release we phone a few district offices and ask what went wrong. Later we tell them what was done about it.",
      additionalContent: [
        "The call list rotates until all offices have been heard",
        "Complaints are counted by office; silent offices are marked",
      ],
    },
  ],
  neighbour: {
    text: "To have the project led as well, choose the service.",
    path: "/services/agile-project-management",
  },
  engagement: {
    youGet: "A stakeholder map with a communication calendar, the weekly notes and a numbered decision log.",
    effort: sample({
      duration: "2 weeks, then weekly",
      durationNote: "Two for the map and the calendar, then a day and a half a week.",
      inputs:
        "The names of those who approve, your office’s protocol, and fifteen minutes with the sponsor on Thursdays.",
      roles: "A delivery lead and, for calls to field offices, a colleague who speaks their language.",
    }),
    howItRuns: "Questions on Monday, the note on Friday, and committee papers three days ahead of a meeting.",
  },
  techStack: ["Jira", "Confluence", "Figma", "Google Meet", "WhatsApp Business", "Africa’s Talking"],
  testimonial: {
    quote: "Our board chair reads one page, on Fridays. What needs a decision has to be at the top.",
    author: "Country director",
    position: "Health NGO, Harare",
    isSample: true,
  },
  cta: {
    title: "Does your board hear of problems too late?",
    description: "Write how many people sit on it and how often they meet.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: communicationCalendar,
  art: "stakeholder-comms",
  findings: [
    { text: "The registrar can stop the launch, but was never asked", isBad: true },
    { text: "A visit on 11 May asks the registrar in time" },
  ],
};
