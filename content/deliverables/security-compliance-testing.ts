import type { Fitted, Heading } from "./heading";

export interface RetestReport extends Heading {
  columns: { finding: string; retest: string };
  /** A finding above this CVSS score must be closed before a release. */
  limit: { score: number; label: Fitted };
  /** From the highest CVSS 3.1 score down; `test` is one of OWASP's Web Security Testing Guide. */
  findings: {
    name: Fitted;
    test: string;
    score: number;
    severity: "critical" | "high" | "medium" | "low";
    isAccepted?: boolean;
  }[];
  /** The words for the state of a finding. */
  closed: string;
  accepted: { text: string; by: string };
  attacksPerFix: number;
}

export const retestReport: RetestReport = {
  kind: "Penetration retest",
  title: { wide: "5 of 6 closed, 1 accepted", narrow: "5 of 6 closed" },
  note: "Each fix attacked 3 times: 15 attacks, none worked",
  verdict: { text: "Fit for release" },
  columns: { finding: "Finding, OWASP test, CVSS", retest: "Retest" },
  limit: { score: 7, label: { wide: "None open above 7.0", narrow: "None open above 7.0" } },
  findings: [
    { name: "One-time code guessed", test: "WSTG-ATHN-03", score: 9.1, severity: "critical" },
    {
      name: { wide: "Another clerk’s record changed", narrow: "Other clerk’s record" },
      test: "WSTG-ATHZ-04",
      score: 8.1,
      severity: "high",
    },
    { name: "Payment notice forged", test: "WSTG-BUSL-02", score: 7.5, severity: "high" },
    { name: "Outdated TLS accepted", test: "WSTG-CRYP-01", score: 5.9, severity: "medium" },
    { name: "Page shown after logout", test: "WSTG-SESS-06", score: 4.6, severity: "medium" },
    { name: "User names can be guessed", test: "WSTG-IDNT-04", score: 3.7, severity: "low", isAccepted: true },
  ],
  closed: "Closed",
  accepted: { text: "Accepted", by: "by the head of IT" },
  attacksPerFix: 3,
};
