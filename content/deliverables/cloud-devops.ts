import type { Fitted, Heading } from "./heading";

export interface ReleaseReport extends Heading {
  /** From the merge to the first user. */
  stages: { name: string; minutes: number }[];
  merged: string;
  live: string;
  limit: { minutes: number; label: string };
  spare: string;
  /** Back to the previous image, and what it was tried for. */
  rollback: { label: string; words: string; image: string[]; drill: string[] };
  /** From the finished change to the first user, waiting included. */
  before: { name: Fitted; value: string };
  now: { name: string; value: string };
}

export const releaseReport: ReleaseReport = {
  kind: "Release report",
  title: { wide: "Live 24 minutes after the merge", narrow: "Live in 24 min" },
  note: "The same image through every stage, on a weekday afternoon",
  verdict: { text: "Rollback tried" },
  merged: "Merge 14:20",
  live: "First user 14:44",
  stages: [
    { name: "Build", minutes: 5 },
    { name: "Check", minutes: 9 },
    { name: "Staging", minutes: 6 },
    { name: "Live", minutes: 4 },
  ],
  limit: { minutes: 30, label: "Limit, 30 min" },
  spare: "6 min to spare",
  rollback: {
    label: "Rollback",
    words: "one command, 50 s",
    image: ["Image 41", "kept ready"],
    drill: ["If 42 misbehaves", "tried twice by", "your developers"],
  },
  before: { name: { wide: "Before, from the finished change to the first user", narrow: "Before" }, value: "9 days" },
  now: { name: "Now", value: "24 min" },
};
