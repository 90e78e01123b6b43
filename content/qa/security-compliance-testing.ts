import type { DetailPage } from "../types";

export const page: DetailPage = {
  meta: {
    title: "Application security and compliance testing",
    description:
      "Attack tests traced to OWASP ASVS, evidence for questions under the data protection laws of Rwanda and Zimbabwe, and a retest of each fix.",
    updated: "2026-11-21",
  },
  acronym: "SECURE",
  title: "Security and Compliance Testing",
  description:
    "We attack your application along OWASP ASVS, line by line, and write evidence your data protection officer can file.",
  features: [
    {
      id: "test-rules",
      icon: "file-pen-line",
      tab: "Test rules",
      title: "Permission first, in a signed letter",
      description:
        "Before a packet is sent, you sign what may be attacked, from which addresses, in which hours, and whom we phone if a service stops. Your host gets a copy.",
      additionalContent: [
        "Staging by default, production only for what staging cannot show",
        "One test account per role, closed on the last day",
        "Personal data we come across is noted by field and never copied out",
        "A critical finding goes to you by phone, ahead of any report",
      ],
    },
    {
      id: "role-abuse",
      icon: "hat-glasses",
      tab: "Role abuse",
      title: "Log in as one clerk, become another",
      description:
        "In a register, the leak to fear is a number changed in an address. We take each role in turn and ask for records, reports and exports that belong to somebody else.",
      additionalContent: [
        "Roles against actions in a table, every forbidden cell attempted",
        "The Back button after logout, on a computer that clerks share",
        "One-time codes guessed, and a password reset argued by phone",
        "Mobile money callbacks forged, replayed and sent late",
      ],
    },
    {
      id: "supply-chain",
      icon: "package-search",
      tab: "Supply chain",
      title: "List the code strangers wrote",
      description:
        "Most of what you run came in as packages. An inventory of libraries, containers and keys shows which have known flaws and which of those can be reached from outside.",
      additionalContent: [
        "A CycloneDX inventory produced with every release",
        "Passwords and keys searched for through the whole Git history",
        "Semgrep rules for mistakes with a pattern, to fail the next build",
        "A ZAP baseline scan of staging, run at night",
      ],
    },
    {
      id: "data-law",
      icon: "scale",
      tab: "Data law",
      title: "Evidence for a regulator's questions",
      description:
        "Rwanda's law No. 058/2021 and Zimbabwe's Cyber and Data Protection Act govern personal data. Your lawyer reads the law; we test whether the system does what your policy says.",
      additionalContent: [
        "A deletion request followed into backups, logs and exports",
        "The consent text compared with the fields really stored",
        "The country of each copy, including email and error tracking",
        "A breach drill, from first alarm to the draft notice",
      ],
    },
    {
      id: "retest",
      icon: "shield-check",
      tab: "Retest",
      title: "A finding closes only on proof",
      description:
        "Each fix is attacked again with the original steps and two variations. What you choose to live with stays listed, beside the name of the person who accepted it.",
      additionalContent: [
        "A CVSS score next to a sentence on the harm to your business",
        "Findings saved as requests, for your developer to replay",
        "A summary for the board, without a screenshot in it",
        "Closed findings turned into regression tests in your suite",
      ],
    },
  ],
  brief: {
    title: "An attack test, with permission",
    rows: [
      {
        term: "For whom",
        description:
          "Your bank has asked for test evidence, or your register is about to open to the internet after years on an office network.",
      },
      {
        term: "How it runs",
        description:
          "Letter of permission, threat sketch, testing role by role, a fix period that you set, then the retest. Findings enter your tracker once confirmed.",
      },
      {
        term: "You get",
        description:
          "An ASVS checklist with a result on each line, findings you can replay, a data map, and a retest letter that names whatever stayed untested.",
      },
    ],
  },
  techStack: [
    "OWASP ASVS",
    "OWASP WSTG",
    "OWASP MASVS",
    "Burp Suite",
    "ZAP",
    "Semgrep",
    "Trivy",
    "Gitleaks",
    "MobSF",
    "CycloneDX",
    "CVSS",
  ],
  testimonial: {
    quote:
      "They logged in as our newest teller and opened a branch manager's report by editing the address. It was a short meeting. Our developers fixed it that day and made the trick a test for every release.",
    author: "Head of information security",
    position: "Commercial bank, Kigali",
    isSample: true,
  },
  cta: {
    title: "What could your newest login open?",
    description:
      "Describe the roles in your system and who hosts it. We will propose a scope and draft the permission letter.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
