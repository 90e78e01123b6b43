import { sample } from "@/content/sample";
import type { ExpertiseWords, FigureContent } from "@/content/types";

export const retestReport = {
  kind: "Penetration retest",
  /** The CVSS 3.1 score above which a finding must be closed before a release. */
  limit: 7,
  /** The findings from the highest score down. `test` is one of OWASP's Web Security Testing Guide. */
  findings: [
    { name: "One-time code guessed", test: "WSTG-ATHN-03", score: 9.1, severity: "critical" },
    { name: "Another clerk’s record changed", test: "WSTG-ATHZ-04", score: 8.1, severity: "high" },
    { name: "Payment notice forged", test: "WSTG-BUSL-02", score: 7.5, severity: "high" },
    { name: "Outdated TLS accepted", test: "WSTG-CRYP-01", score: 5.9, severity: "medium" },
    { name: "Page shown after log-out", test: "WSTG-SESS-06", score: 4.6, severity: "medium" },
    { name: "User names can be guessed", test: "WSTG-IDNT-04", score: 3.7, severity: "low", isAccepted: true },
  ],
  attacksPerFix: 3,
  texts: {
    caption: "Findings with their test in OWASP’s guide, from the highest severity (CVSS, 0 to 10) down",
    finding: "Finding",
    score: "CVSS",
    limit: "limit",
    status: "Status",
    open: "Open",
    closed: "Closed",
    accepted: "Accepted",
    by: "by the head of IT",
    openCount: "Open",
    aboveCount: "Open above",
    attacks: "Attacks on fixes",
    acceptedCount: "accepted",
    none: "none worked",
    noFix: "no fix yet",
  },
  choice: { type: "radio", legend: "Show", options: ["Retest", "First test"] },
  states: [
    {
      headline: "5 of 6 closed, 1 accepted",
      verdict: { tone: "good", text: "Fit for release" },
      says: "We attacked the five fixes 15 times, without success. The head of IT accepted the sixth finding, which scores 3.7 of 10 (CVSS).",
    },
    {
      headline: "6 findings, 3 above the limit",
      verdict: { tone: "bad", text: "3 above the release limit" },
      says: "The first test had 6 findings, 3 of them above the release limit of 7.0. The worst scores 9.1 of 10: a one-time code can be guessed.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const securityComplianceTesting: ExpertiseWords = {
  meta: {
    title: "Security and compliance: penetration test, Kigali",
    description:
      "Penetration testing in Kigali: we attack one application, attack the fixes again, and give you evidence for the data law of Rwanda or Zimbabwe.",
    updated: "2026-11-28",
  },
  acronym: "VAPT",
  title: "Security and Compliance",
  description:
    "VAPT is a vulnerability assessment and penetration test: from Kigali we try to break into your application, attack each fix, and write the evidence that data protection law asks for.",
  offer: "We try to break into your application, then attack each fix.",
  imageSrc: "/share/qa-security-compliance-testing.png",
  features: [
    {
      id: "test-rules",
      icon: "file-pen-line",
      tab: "Test rules",
      title: "No attack without your written permission",
      description:
        "The permission says what may be attacked, in which hours, and whom we phone if a service stops. Your host gets a copy before we begin.",
      additionalContent: [
        "The live system is attacked only for what a copy cannot show",
        "We phone you about a critical finding, before the report",
      ],
    },
    {
      id: "role-abuse",
      icon: "hat-glasses",
      tab: "User roles",
      title: "Can one user open another user’s records?",
      description:
        "In the most common leak, someone changes a number in the web address and sees another person’s record. We try it as each of your users could.",
      additionalContent: [
        "Forbidden actions are tried in all roles",
        "One-time codes are guessed",
        "A tester asks for a password reset by phone",
        "Payment notices are forged, then sent twice",
      ],
    },
    {
      id: "supply-chain",
      icon: "package-search",
      tab: "Supply chain",
      title: "Known flaws in libraries and containers",
      description:
        "Most of an application is code that others wrote. An inventory shows which parts have known flaws that can be reached from outside.",
      additionalContent: [
        "A release comes with its inventory in CycloneDX format",
        "All versions of the code are searched for passwords and keys",
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
        "A deletion request is followed into backups and exports",
        "The consent text is compared with the fields really stored",
        "A breach drill goes from the alarm to the draft notice",
      ],
    },
    {
      id: "retest",
      icon: "shield-check",
      tab: "Retest",
      title: "No finding closed without a second attack",
      description:
        "We attack the fix with the original steps and two variations. What you accept remains listed, beside who accepted it.",
      additionalContent: [
        "Findings are saved as requests, for your developer to replay",
        "Closed findings become tests that run before a release",
      ],
    },
  ],
  neighbour: {
    text: "To learn who can reach data across your organization, choose an audit.",
    path: "/services/security-audits",
  },
  engagement: {
    youGet:
      "Findings you can replay, evidence for your data protection officer, and a retest letter that also lists what was not tested.",
    effort: sample({
      duration: "3 to 6 weeks",
      durationNote:
        "Up to one for permission and accounts, two or three of testing with up to five roles, one or two for report and retest. Your fixes come on top.",
      inputs: "Written permission, a copy of the system, test accounts, and a phone that is answered while we attack.",
      roles: "Two testers, each of whom retests what the other found. Your developers make the fixes.",
    }),
    howItRuns: "Confirmed findings enter your tracker, and are attacked again once fixed.",
  },
  techStack: ["Burp Suite", "ZAP", "Semgrep", "Trivy", "Gitleaks", "MobSF"],
  testimonial: {
    quote: "My developers could not replay our last report, and my board could not understand it.",
    author: "Head of information security",
    position: "Commercial bank, Kigali",
    isSample: true,
  },
  cta: {
    title: "When do you need the retest letter?",
    description: "Send the month and the kind of application, but no addresses or hosts yet.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: retestReport,
  art: "security-compliance-testing",
  findings: [
    {
      text: "Of 6 security findings 5 are closed, one is accepted",
    },
    {
      text: "The first test found 3 too severe for a release",
      isBad: true,
    },
  ],
};
