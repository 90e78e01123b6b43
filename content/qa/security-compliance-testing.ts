import type { DisciplinePage } from "../types";

export const page: DisciplinePage = {
  meta: {
    title: "Security and compliance testing with penetration tests",
    description:
      "Penetration tests traced to OWASP ASVS, evidence for the data protection laws of Rwanda and Zimbabwe, and a retest of each fix.",
    updated: "2026-11-25",
  },
  acronym: "VAPT",
  acronymMeaning: "Vulnerability assessment and penetration testing",
  title: "Security and Compliance",
  description:
    "Vulnerability assessment and penetration testing (VAPT): we attack your application, check it against a public standard, OWASP ASVS, and write evidence that your data protection officer can file.",
  imageSrc: "/share/qa-security-compliance-testing.png",
  features: [
    {
      id: "test-rules",
      icon: "file-pen-line",
      tab: "Test rules",
      title: "A signed permission before any attack",
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
      tab: "User roles",
      title: "Can one user open another user’s records?",
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
      title: "Known flaws in libraries and containers",
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
      title: "Evidence for data protection regulators",
      description:
        "Rwanda’s law No. 058/2021 and Zimbabwe’s Cyber and Data Protection Act govern personal data. Your lawyer reads the law; we test whether the system does what your policy says.",
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
      title: "Every fix attacked again before it is closed",
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
    arrangement: "prove",
    title: "A penetration test, step by step",
    forWhom:
      "Your bank has asked for test evidence, or your register is about to open to the internet after years on an office network.",
    finding:
      "A one-time code can be guessed. It scores CVSS 9.1, the highest of 6 findings and over the release limit of 7.0.",
    round: [
      {
        step: "Permission",
        description: "You sign what may be attacked, from where and in which hours.",
        leaves: "A letter, copied to your host",
      },
      {
        step: "Threat sketch",
        description: "We list what an attacker would want, and the ways to it.",
        leaves: "Attacks to try, worst first",
      },
      {
        step: "Testing",
        description: "Role by role. Findings enter your tracker once confirmed.",
        leaves: "Findings you can replay",
      },
      {
        step: "Fixes",
        description: "Your developers repair, in a period that you set.",
        leaves: "A build to attack again",
      },
      {
        step: "Retest",
        description: "Each fix meets the original steps and two variations.",
        leaves: "The retest letter",
      },
    ],
    retest:
      "5 of 6 findings are closed: none of 15 attacks on the fixes worked. The head of IT accepted the sixth, which scores 3.7.",
    youGet:
      "An ASVS checklist with a result on each line, findings you can replay, a data map, and a retest letter that names whatever stayed untested.",
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
      "They logged in as a teller and opened a branch manager’s report by editing the address. Our developers fixed it the same day, and every release is now tested for it.",
    author: "Head of information security",
    position: "Commercial bank, Kigali",
    isSample: true,
  },
  cta: {
    title: "Could one user open another’s records?",
    description:
      "Describe the roles in your system and who hosts it; leave passwords out. We will propose a scope and draft the permission letter.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
