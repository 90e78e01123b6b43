/** A text, or one for each width where the narrow picture has less room. */
export type Fitted = string | { wide: string; narrow: string };

/** What every deliverable starts with: its kind on the letterhead, what it found, and the verdict. */
export interface Heading {
  kind: string;
  title: Fitted;
  /** A line below the title, on the wide picture only. */
  note?: string;
  verdict: { text: Fitted; isFailed?: boolean };
}

export const sampleData = "Sample data";
