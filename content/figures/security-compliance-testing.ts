import type { FigureContent } from "./types";

export const retestReport = {
  kind: "Penetration retest",
  finding: "5 of 6 closed, 1 accepted",
  idea: { value: "5 of 6", label: "findings closed; none is open above CVSS 7.0" },
  /** A finding above this CVSS 3.1 score must be closed before a release. */
  limit: 7,
  /** From the highest score down. `test` is one of OWASP's Web Security Testing Guide. */
  findings: [
    { name: "One-time code guessed", test: "WSTG-ATHN-03", score: 9.1, severity: "critical" },
    { name: "Another clerk’s record changed", test: "WSTG-ATHZ-04", score: 8.1, severity: "high" },
    { name: "Payment notice forged", test: "WSTG-BUSL-02", score: 7.5, severity: "high" },
    { name: "Outdated TLS accepted", test: "WSTG-CRYP-01", score: 5.9, severity: "medium" },
    { name: "Page shown after logout", test: "WSTG-SESS-06", score: 4.6, severity: "medium" },
    { name: "User names can be guessed", test: "WSTG-IDNT-04", score: 3.7, severity: "low", isAccepted: true },
  ],
  attacksPerFix: 3,
  texts: {
    caption: "Findings with their OWASP test, from the highest score down",
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
      verdict: { tone: "good", text: "Fit for release" },
      says: "None of 15 attacks on the five fixes worked. The head of IT accepted the sixth finding, which scores 3.7.",
    },
    {
      verdict: { tone: "bad", text: "3 above the release limit" },
      says: "The first test had 6 findings, 3 of them above the release limit of 7.0. The worst scores 9.1: a one-time code can be guessed.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
