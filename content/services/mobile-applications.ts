import { sample } from "@/content/sample";
import type { FigureContent, ServiceWords } from "@/content/types";

export const fieldTest = {
  kind: "Field test report",
  axis: { from: "08:00", to: "16:40" },
  signal: { lost: "08:10", back: "16:20", label: "Signal back", none: "No signal" },
  /** The times at which records were saved on the phone. */
  saved: [
    "08:25",
    "08:50",
    "09:20",
    "09:45",
    "10:30",
    "10:50",
    "11:15",
    "11:55",
    "13:10",
    "13:35",
    "14:05",
    "14:40",
    "15:15",
    "15:45",
  ],
  /** The time at which all records had reached the office. */
  uploaded: "16:24",
  /** The record, counted from 1, that two people edited. */
  conflict: { record: 9, title: "Record 9", note: "edited twice: a supervisor sees both versions" },
  /** The time of each state. */
  moments: ["16:24", "08:10", "16:20"],
  texts: {
    record: "Record",
    saved: "Saved",
    place: "Place",
    coming: "Still to come",
    phone: "On the phone",
    office: "Office",
    atOffice: "At the office",
    lost: "Lost",
    of: "of",
  },
  choice: { type: "radio", legend: "Choose a time", options: ["08:10", "16:20", "16:24"], order: [2, 3, 1] },
  states: [
    {
      headline: "All 14 records are at the office",
      verdict: { tone: "good", text: "All arrived" },
      says: "Four minutes after the signal returned all 14 records are at the office, in the order in which they were saved. The ninth was edited by two people, so a supervisor sees both versions.",
    },
    {
      headline: "A day without a signal begins",
      verdict: { tone: "mixed", text: "Signal lost" },
      says: "At 08:10 the vaccinator passes the last tower. The records that follow wait on the phone.",
    },
    {
      headline: "8\u00a0h 10\u00a0min without a signal",
      verdict: { tone: "mixed", text: "14 wait on the phone" },
      says: "At 16:20 the signal is back, after 8 hours 10 minutes, and 14 records wait on the phone.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const mobileApplications: ServiceWords = {
  meta: {
    title: "Mobile development in Kigali: Android, iOS apps",
    description:
      "Mobile development in Kigali: Android and iOS apps that work without a signal, take mobile money and run on the phones your users own.",
    updated: "2026-11-29",
  },
  hero: {
    title: "Mobile Development",
    subtitle: "We build apps for the phones your users own: full storage, patchy signal, one charge a day.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "Apps that work without a signal",
    description:
      "Field staff in Rwanda and Zimbabwe often work without a signal, so the app saves their work at once and sends it later.",
  },
  offer: "An app for the phones your users own, with or without a signal.",
  focusTitle: "What our mobile apps handle",
  pillars: [
    {
      icon: "database",
      title: "Offline records",
      description: "Forms and photos wait encrypted on the phone and upload in order.",
      color: "green-900",
    },
    {
      icon: "users",
      title: "Shared phones",
      description: "Each user opens only their own records, with a PIN.",
      color: "green-800",
    },
    {
      icon: "wallet",
      title: "Mobile money payments",
      description: "A lost signal or a second tap cannot charge a customer twice.",
      color: "green-600",
    },
    {
      icon: "camera",
      title: "Camera and GPS",
      description: "Photos are shrunk before upload, and locations keep their margin of error.",
      color: "green-500",
    },
    {
      icon: "download",
      title: "Installs and updates",
      description: "New versions start on a few phones, and the old version keeps working.",
      color: "green-400",
    },
  ],
  engagement: {
    youGet: "The source code, the keys for releases and the store listings, in your organization’s name.",
    effort: sample({
      duration: "4 to 7 months",
      durationNote: "Until it is in the store, with two rounds in the field; Android alone takes a month less.",
      inputs: "Store accounts, whose verification can take weeks; five of the phones in use; users to go out with.",
      roles: "Two mobile engineers, a back-end engineer, a designer in the first half, and a tester.",
    }),
    howItRuns: "You get a test version every second Friday; store releases follow days in the field.",
    builtWith: "Kotlin and Swift, Flutter or React Native, with SQLite on the phone.",
  },
  cta: {
    title: "Does your app stop without a signal?",
    description: "Tell us which phones your users have, and for which task.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
  figure: fieldTest,
  art: "mobile-applications",
  findings: [{ text: "14 of 14 records arrive after 8 hours offline" }, { text: "Both edits of record 9 are kept" }],
};
