import type { DisciplinePage } from "../types";

export const page: DisciplinePage = {
  meta: {
    title: "Manual testing and user acceptance testing (UAT)",
    description:
      "Testers work through your product on low-memory phones, with screen readers and with real clerks, and report what scripts miss.",
    updated: "2026-11-25",
  },
  acronym: "UAT",
  acronymMeaning: "User acceptance testing",
  title: "Manual Testing",
  description:
    "We test your product by hand on cheap phones, find what automated scripts walk past, and prepare your staff for user acceptance testing (UAT).",
  imageSrc: "/share/qa-manual-test.png",
  features: [
    {
      id: "charters",
      icon: "timer",
      tab: "Test sessions",
      title: "Ninety-minute tests with a written goal",
      description:
        "Every session has a charter, for example: register a birth on a shared phone when the signal drops. The tester takes notes as they go and explains them that afternoon.",
      additionalContent: [
        "Session sheets that keep the build number, the data and the doubts",
        "Tours by role: new clerk, hurried supervisor, person with no email",
        "Names with apostrophes, two surnames, or one name only",
        "The riskiest charter repeated by a second tester without the notes",
      ],
    },
    {
      id: "real-phones",
      icon: "smartphone",
      tab: "Real phones",
      title: "Tests on the phones your users own",
      description:
        "An emulator has a full battery and free storage. The phone at your counter has neither, so the test set includes old Androids with little memory and a worn screen.",
      additionalContent: [
        "A device list drawn from your own visitor statistics",
        "Calls and text messages that arrive in the middle of a form",
        "The network cut at the moment of Submit, then restored",
        "Screens read outdoors at noon and used with one hand",
      ],
    },
    {
      id: "screen-readers",
      icon: "volume-2",
      tab: "Screen readers",
      title: "Accessibility tests with screen readers",
      description:
        "Automatic checks find only some of the barriers. A tester with TalkBack, NVDA or a keyboard tries to complete the task and notes each point where they are stuck.",
      additionalContent: [
        "WCAG 2.2 AA checked one criterion at a time on the main tasks",
        "Forms zoomed to 200 per cent, then with wider text spacing",
        "Error messages heard aloud: do they say what to correct",
        "USSD menus read for length, wording and time-out",
      ],
    },
    {
      id: "defect-notes",
      icon: "bug",
      tab: "Defect reports",
      title: "Defect reports that developers can replay",
      description:
        "A defect reaches the board with its build, device, account, steps and a screen recording. “It does not work” is sent back, whoever wrote it.",
      additionalContent: [
        "Severity set by harm to the user, priority set by you",
        "No citizen’s name or ID number in any screenshot",
        "Repeat reports linked together, to show how far a fault reaches",
        "The fix retested on the phone that showed it, then on its neighbours",
      ],
    },
    {
      id: "uat-week",
      icon: "calendar-check",
      tab: "UAT week",
      title: "User acceptance testing by your own staff",
      description:
        "User acceptance belongs to the people who will live with the system. We prepare scripts and data, sit behind them, and keep quiet until somebody is stuck.",
      additionalContent: [
        "A walk-through on Monday, scripts to Thursday, the open list on Friday",
        "Scripts in the words of the paper form, with the expected result",
        "A result sheet signed by the person testing and a witness",
        "Blocking, tolerable and later, sorted with you before sign-off",
      ],
    },
  ],
  brief: {
    arrangement: "prove",
    title: "How a manual test round runs",
    forWhom:
      "A product about to meet the public for the first time, or a register whose clerks work from paper and will notice a missing field.",
    finding:
      "On 2 of 6 phones, those with a screen 640 pixels high, the keyboard hides Save, so a clerk cannot store a new loan.",
    round: [
      {
        step: "Charters",
        description: "We agree with you what each session has to find out.",
        leaves: "A list of charters",
      },
      {
        step: "Sessions",
        description: "Testers work for ninety minutes at a time, over three days.",
        leaves: "Notes and recordings",
      },
      {
        step: "Sorting",
        description: "Defects are read and sorted at one table, with you.",
        leaves: "The defect list",
      },
      {
        step: "Retest",
        description: "Each fix is tried on the next build, on the phone that failed first.",
        leaves: "An opinion on the release",
      },
    ],
    retest: "On the next build Save stays above the keyboard on those 2 phones, and still does on the other 4.",
    youGet:
      "Session notes, a defect list with recordings, a table of the devices and browsers tried, and a short opinion on whether to release.",
  },
  techStack: [
    "Session-based test management",
    "TestRail",
    "Jira",
    "TalkBack",
    "VoiceOver",
    "NVDA",
    "axe DevTools",
    "BrowserStack",
    "Android Debug Bridge",
    "WCAG 2.2",
  ],
  testimonial: {
    quote:
      "They tested on our clerks’ own phones. On one of them the keyboard covered the Save button, and nobody had noticed that in a demo.",
    author: "Branch operations supervisor",
    position: "Microfinance institution, Rubavu",
    isSample: true,
  },
  cta: {
    title: "Has your app been tested on a cheap phone?",
    description:
      "Write what your product does and who uses it. We will reply with a first test session, the phones to try it on, and a safe way to give us a test account.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
