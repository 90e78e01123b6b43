import type { Picture } from ".";
import accessReview from "./sheets/access-review.svg";
import loadTestReport from "./sheets/load-test-report.svg";
import restoreDrillReport from "./sheets/restore-drill-report.svg";

/** The first pages of the sample documents, by slug. */
export const sheets: Record<string, Picture> = {
  "load-test-report": loadTestReport,
  "restore-drill-report": restoreDrillReport,
  "access-review": accessReview,
};
