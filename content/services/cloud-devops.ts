import { sample } from "@/content/sample";
import type { FigureContent, ServiceWords } from "@/content/types";

/** The data of the release report. Durations are in minutes. */
export const releaseReport = {
  kind: "Release report",
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
  /** The role of each image in each state: one serves all users. */
  images: [
    { name: "Image 41", words: ["kept ready", "all users"] },
    { name: "Image 42", words: ["all users", "taken out"] },
  ],
  /** The image that the users get in each state. */
  served: [1, 0],
  users: "Users",
  rollback: { seconds: 50, label: "Rollback", note: "one command" },
  before: { label: "Before", days: 9, note: "from the merge" },
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
      headline: "Live 24 minutes after the merge",
      verdict: { tone: "good", text: "Inside 30 minutes" },
      says: "Merged at 14:20, image 42 reached its first user at 14:44: 24 minutes, of 30 allowed. The old version, image 41, is kept in case the new one fails.",
    },
    {
      headline: "Image 41 serves all users again",
      verdict: { tone: "good", text: "Back in 50 seconds" },
      says: "A single command brought image 41 back in 50 seconds. All users get it again. Your developers have tried this twice.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const cloudDevops: ServiceWords = {
  meta: {
    title: "Cloud and DevOps: migration, CI/CD and releases",
    description:
      "Automated releases with a one-command rollback, moves to AWS, Azure or a Kigali data centre, and a readable bill.",
    updated: "2026-11-27",
  },
  hero: {
    title: "Cloud and DevOps",
    subtitle: "Cloud and DevOps engineers who set up releases that anyone on your team can make or undo.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "Software releases in office hours",
    description:
      "If releases often go wrong, teams do them at night. We make the steps small and reversible, on AWS as in a Kigali data centre, until a release fits into an afternoon.",
  },
  focusTitle: "What our DevOps engineers set up",
  pillars: [
    {
      icon: "git-merge",
      title: "Automated releases (CI/CD)",
      description: "Every approved change is built and released alike, and one command takes it back.",
      color: "green-900",
    },
    {
      icon: "copy",
      title: "Matching test and live systems",
      description: "Both run the same container image, and passwords sit in a secrets store.",
      color: "green-800",
    },
    {
      icon: "database",
      title: "Database changes without downtime",
      description: "New columns arrive before the code that needs them; old ones leave later.",
      color: "green-600",
    },
    {
      icon: "truck",
      title: "Cloud migration",
      description: "One system moves at a time, and the old server can take it back.",
      color: "green-500",
    },
    {
      icon: "receipt-text",
      title: "Cloud costs",
      description: "Every resource is tagged by product, so that finance can read the invoice.",
      color: "green-400",
    },
  ],
  engagement: {
    youGet: "Pipelines in your repository, and a rollback that your developers have tried.",
    effort: sample({
      duration: "4 to 8 weeks",
      durationNote:
        "For the first product: a week to time its releases, the rest to automate them. A migration is planned apart.",
      inputs:
        "Read access to the repository and the hosting account, a developer for a day a week, a release to practise on.",
      roles: "A DevOps engineer full time. A second reviews the work and can take over.",
    }),
    howItRuns:
      "One product goes first. We time its path from merge to live and remove the slowest wait, until a release needs no meeting.",
    builtWith:
      "Docker, with Kubernetes where the load calls for it. GitHub Actions or GitLab CI, Argo CD, OpenTofu, Flyway, Infracost.",
  },
  cta: {
    title: "How long does a release take you?",
    description: "Tell us how many days a finished change waits for its first user. We say where they usually go.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
  figure: releaseReport,
  art: "cloud-devops",
  findings: [
    { text: "Live 24 minutes after the merge, of 30 allowed" },
    { text: "A single command undoes a release in 50 seconds" },
  ],
};
