import { sample } from "@/content/sample";
import type { FigureContent, ServiceWords } from "@/content/types";

/** The data of the release report. Durations are in minutes. */
export const releaseReport = {
  kind: "Release report",
  merged: { at: "14:20", label: "Approved" },
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
  before: { label: "Before", days: 9, note: "from approval" },
  now: { label: "Now", note: "from approval" },
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
      headline: "Live 24 minutes after approval",
      verdict: { tone: "good", text: "Inside 30 minutes" },
      says: "Approved at 14:20, image 42 reached its first user at 14:44. That is 24 minutes; 30 are allowed. The old version, image 41, is kept in case the new one fails.",
    },
    {
      headline: "Image 41 serves all users again",
      verdict: { tone: "good", text: "Back in 50 seconds" },
      says: "A single command brought image 41 back in 50 seconds, and all users get it again. Your developers have tried this twice.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const cloudDevops: ServiceWords = {
  meta: {
    title: "Cloud and DevOps engineers in Kigali, Rwanda",
    description:
      "Cloud and DevOps engineers in Kigali: we automate your releases for you, so that your team can make one at noon and undo it at once.",
    updated: "2026-11-28",
  },
  hero: {
    title: "Cloud and DevOps",
    subtitle: "We automate your releases for you, so that anyone on your team can make one or undo it.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "Software releases in office hours",
    description:
      "If releases often go wrong, teams do them at night. We make the steps small and reversible, on AWS as in a Kigali data centre.",
  },
  offer: "Your releases are automated, and a single command undoes one.",
  focusTitle: "What our DevOps engineers set up",
  pillars: [
    {
      icon: "git-merge",
      title: "Automated releases (CI/CD)",
      description: "Approved changes are all released the same way, and one command undoes them.",
      color: "green-900",
    },
    {
      icon: "copy",
      title: "Matching test and live systems",
      description: "Both run the same build, and passwords are kept apart from the code.",
      color: "green-800",
    },
    {
      icon: "database",
      title: "Database changes without downtime",
      description: "The database changes before the code does, while users keep working.",
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
      description: "Costs are tagged by product, so that finance can read the invoice.",
      color: "green-400",
    },
  ],
  engagement: {
    youGet: "Automated releases from your repository, and an undo that your developers have tried.",
    effort: sample({
      duration: "4 to 8 weeks",
      durationNote: "For the first product; a migration is planned separately.",
      inputs: "Read access to code and hosting, a developer for a day a week, a release to practise on.",
      roles: "A DevOps engineer, and a second who reviews the work and can take over.",
    }),
    howItRuns: "We time a change on its way to the users, and shorten its longest wait first.",
    builtWith: "Docker, Kubernetes where the load calls for it, GitHub Actions or GitLab CI, OpenTofu.",
  },
  cta: {
    title: "How long does a release take you?",
    description: "How many days does a finished change wait? We tell you where that time usually goes.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
  figure: releaseReport,
  art: "cloud-devops",
  findings: [
    { text: "A change is live in 24 minutes; 30 are allowed" },
    { text: "A single command undoes a release in 50 seconds" },
  ],
};
