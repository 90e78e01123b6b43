import type { DisciplinePage } from "../types";

export const page: DisciplinePage = {
  meta: {
    title: "Manual testing and user acceptance testing (UAT)",
    description:
      "Testers work through your product on low-memory phones and with screen readers, and report what scripts miss.",
    updated: "2026-11-26",
  },
  acronym: "UAT",
  acronymMeaning: "User acceptance testing",
  title: "Manual Testing",
  description:
    "We test your product by hand on cheap phones, where scripts walk past faults, and prepare your staff for user acceptance testing (UAT).",
  imageSrc: "/share/qa-manual-test.png",
  features: [
    {
      id: "charters",
      icon: "timer",
      tab: "Test sessions",
      title: "Ninety-minute tests with a written goal",
      description:
        "Every session has a charter, for example: register a birth on a shared phone when the signal drops. The tester takes notes and explains them that afternoon.",
      additionalContent: [
        "Session sheets keep the build number and the doubts",
        "Tours follow a role, such as a person with no email",
        "A second tester repeats the riskiest charter without the notes",
      ],
    },
    {
      id: "real-phones",
      icon: "smartphone",
      tab: "Real phones",
      title: "Tests on the phones your users own",
      description:
        "An emulator has a full battery and free storage. The phone at your counter has neither, so the test set includes old Androids with little memory.",
      additionalContent: [
        "Your visitor statistics decide which devices are tried",
        "Calls and text messages arrive in the middle of a form",
        "The network is cut at the moment of Submit, then restored",
      ],
    },
    {
      id: "screen-readers",
      icon: "volume-2",
      tab: "Screen readers",
      title: "Accessibility tests with screen readers",
      description:
        "Automatic checks find only some of the barriers. A tester with TalkBack or a keyboard tries to complete the task, and notes each point where they are stuck.",
      additionalContent: [
        "WCAG 2.2 AA is checked one criterion at a time on the main tasks",
        "Forms are zoomed to 200 per cent, then given wider spacing",
        "USSD menus are read for wording and time-out",
      ],
    },
    {
      id: "defect-notes",
      icon: "bug",
      tab: "Defect reports",
      title: "Defect reports that developers can replay",
      description:
        "A defect reaches the board with its build, its steps and a screen recording. “It does not work” is sent back.",
      additionalContent: [
        "Harm to the user sets severity, and you set priority",
        "No screenshot shows a citizen’s name or ID number",
        "The fix is retested on the phone that showed the fault",
      ],
    },
    {
      id: "uat-week",
      icon: "calendar-check",
      tab: "UAT week",
      title: "User acceptance testing by your own staff",
      description:
        "User acceptance belongs to the people who will live with the system. We prepare scripts and data, sit behind them, and help only when they are stuck.",
      additionalContent: [
        "Monday has a walk-through, and Friday the open list",
        "Scripts use the words of the paper form",
        "The person testing and a witness sign the result sheet",
      ],
    },
  ],
  brief: {
    arrangement: "prove",
    title: "How a manual test round runs",
    forWhom:
      "A product about to meet the public for the first time, or a register whose staff work from paper and will notice a missing field.",
    finding:
      "On 2 of 6 phones, those with a screen 640 pixels high, the keyboard hides Save, so a loan officer cannot store a new loan.",
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
    youGet: "A defect list with recordings, the devices tried, and a short opinion on whether to release.",
  },
  techStack: [
    "TestRail",
    "Jira",
    "TalkBack",
    "VoiceOver",
    "NVDA",
    "axe DevTools",
    "BrowserStack",
    "Android Debug Bridge",
  ],
  testimonial: {
    quote: "A demo runs on a new phone. I ask for a test on the ones our branches use, before we sign.",
    author: "Branch operations supervisor",
    position: "Microfinance institution, Rubavu",
    isSample: true,
  },
  cta: {
    title: "Has your app been tested on a cheap phone?",
    description:
      "Write what your product does and who uses it. You get a first test session on paper, and a safe way to share a test account.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
