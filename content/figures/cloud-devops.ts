import type { FigureContent } from "./types";

/** Durations are in minutes. */
export const releaseReport = {
  kind: "Release report",
  finding: "Live 24 minutes after the merge",
  idea: { value: "24 min", label: "from the merge to the first user; the way back takes 50 s" },
  shape: "Four stages follow each other from the merge to the first user, and end before the limit.",
  switchShape:
    "Two images side by side: an arrow leads from the users to the one that serves them, another from the new one back to the old.",
  merged: { at: "14:20", label: "Merge" },
  live: { at: "14:44", label: "First user" },
  stages: [
    { name: "Build", minutes: 5 },
    { name: "Check", minutes: 9 },
    { name: "Staging", minutes: 6 },
    { name: "Live", minutes: 4 },
  ],
  limit: { minutes: 30, label: "Limit, 30 min" },
  spare: "spare",
  /** What each image does in each state: one serves all users. */
  images: [
    { name: "Image 41", words: ["kept ready", "all users"] },
    { name: "Image 42", words: ["all users", "taken out"] },
  ],
  /** The image that the users get in each state. */
  served: [1, 0],
  users: "Users",
  rollback: { seconds: 50, label: "Rollback", note: "one command" },
  before: { label: "Before", days: 9, note: "from the finished change" },
  now: { label: "Now", note: "from the merge" },
  choice: {
    type: "radio",
    legend: "Choose what is live",
    options: [
      { name: "Image 42", note: "the release" },
      { name: "Back to 41", note: "it misbehaves" },
    ],
  },
  states: [
    {
      verdict: { tone: "good", text: "Inside 30 minutes" },
      says: "Merged at 14:20, image 42 reached its first user at 14:44: 24 minutes, of 30 allowed. Image 41 is kept, should it misbehave.",
    },
    {
      verdict: { tone: "good", text: "Back in 50 seconds" },
      says: "One command brought image 41 back in 50 seconds, and all users get it again. Your developers have tried this twice.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
