import { accessReview } from "./access-review";
import { loadTestReport } from "./load-test-report";
import { restoreDrillReport } from "./restore-drill-report";
import type { SampleDocument } from "./types";

/** Complete samples of what a client receives, each a page below the one that describes the work. They are in no menu. */
export const documents: readonly SampleDocument[] = [loadTestReport, restoreDrillReport, accessReview];

export const documentPath = ({ parent, slug }: SampleDocument) => `${parent}/${slug}`;

/** The document at a path. */
export const documentAt = (path: string) => documents.find((document) => documentPath(document) === path);

/** The document that shows in full what the figure of a page is an excerpt of. */
export const documentBelow = (path: string) => documents.find(({ parent }) => parent === path);
