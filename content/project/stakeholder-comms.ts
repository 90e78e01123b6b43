import type { DisciplinePage } from "../types";

export const page: DisciplinePage = {
  meta: {
    title: "Stakeholder communication for software projects",
    description:
      "A stakeholder map, a one-page weekly note, demos that real users drive, and a numbered log of who decided what.",
    updated: "2026-11-25",
  },
  acronym: "PSC",
  acronymMeaning: "Project steering committee",
  title: "Stakeholder Communication",
  description:
    "We keep your project steering committee (PSC) informed: one page a week, a demo that users drive, and decisions written where everyone can find them.",
  imageSrc: "/share/project-stakeholder-comms.png",
  features: [
    {
      id: "who-decides",
      icon: "stamp",
      tab: "Who decides",
      title: "A map of your project’s stakeholders",
      description:
        "A registrar who was never asked can stop a launch with one letter. We list who signs, who pays, who uses it and who might object, then plan how each will hear from us.",
      additionalContent: [
        "Interest and influence on one grid, private to the project office",
        "A channel for each person: letter, WhatsApp, phone call or visit",
        "Protocol kept: who writes to a permanent secretary, and on whose letterhead",
        "Front-desk staff and their union on the map from the start",
      ],
    },
    {
      id: "weekly-note",
      icon: "file-text",
      tab: "Weekly note",
      title: "A one-page project report every Friday",
      description:
        "What was finished, what slipped and why, and what we need from you by which day. It takes two minutes to read on a phone.",
      additionalContent: [
        "Plain text in the email body, readable on a weak signal",
        "Our requests first, each with a person and a day beside it",
        "A slip reported in the week it happens, next to the new date",
        "One template from start to finish, which makes a change stand out",
      ],
    },
    {
      id: "demo-day",
      icon: "mouse-pointer-click",
      tab: "Demo day",
      title: "Sprint demos driven by future users",
      description:
        "At the end of each sprint, its future users drive the system while we watch. Slides are kept for what cannot be clicked yet.",
      additionalContent: [
        "Hesitations written down: where the cursor stops, what is asked aloud",
        "Held on the office network, because that is where it must work",
        "A recording and two paragraphs for those who were on the road",
        "Each comment answered on the spot: now, later, or no and why",
      ],
    },
    {
      id: "decision-log",
      icon: "notebook-text",
      tab: "Decision log",
      title: "A log of project decisions and their reasons",
      description:
        "Officials are transferred and founders change their minds. Each decision keeps its date, its options and the person who took it, which ends arguments from memory.",
      additionalContent: [
        "Entered on the day and confirmed by a reply from the decider",
        "Numbered, for letters and invoices to refer to",
        "WhatsApp agreements are copied in, or they do not count",
        "Reversals are new lines that point to the old one",
      ],
    },
    {
      id: "field-offices",
      icon: "building",
      tab: "Field offices",
      title: "Feedback from branches and field offices",
      description:
        "Silence from a district is rarely satisfaction. After each release we phone a few offices, ask what last went wrong, and send the answer back to the person who told us.",
      additionalContent: [
        "The call list rotates until each office has been heard",
        "Release notices with screenshots, legible in black and white",
        "An SMS for offices that open their email once a week",
        "Complaints counted by office, with the quiet ones marked",
      ],
    },
  ],
  brief: {
    arrangement: "decide",
    title: "How stakeholders are kept informed",
    forWhom:
      "Your programme has a ministry, an implementer and an auditor in three cities, or your investors follow you from abroad.",
    howItRuns:
      "Questions go out on Monday, the note on Friday, a demo closes the sprint. The steering committee has its papers three days before it meets.",
    question: "The registrar can stop the launch, and hears nothing from 10 to 21 May. How do you ask in time?",
    options: [
      {
        term: "Visit on 11 May",
        description: "It costs a trip. You know the objections before the committee has its papers on 17 May.",
      },
      { term: "Send a letter", description: "It costs little. Without a reply you do not know whether it was read." },
      {
        term: "Invite to the demo",
        description: "It costs nothing, but is on 21 May, the day after the committee meets.",
      },
    ],
    youGet:
      "A stakeholder map, a communication calendar, an archive of weekly notes, demo recordings and a numbered decision log that stays with you.",
  },
  techStack: [
    "Stakeholder map",
    "Communication calendar",
    "Decision log",
    "Jira",
    "Confluence",
    "Figma",
    "Google Meet",
    "WhatsApp Business",
    "Bulk SMS",
    "Minutes template",
  ],
  testimonial: {
    quote:
      "Our board chair reads the Friday page because it is only one page. He now calls me about a line while we can still do something about it, which never happened with the long reports.",
    author: "Country director",
    position: "Health NGO, Harare",
    isSample: true,
  },
  cta: {
    title: "Does your board hear of problems too late?",
    description:
      "Write what your last report said, and what the board learned too late. We will answer with a sketch of the Friday page, and a safe way to send us the report.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
