import type { FigureContent } from "./types";

export const fieldTest = {
  kind: "Field test report",
  finding: "14 records saved without a signal",
  idea: { value: "14 of 14", label: "records at the office, after 8 h 10 min without a signal" },
  shape:
    "The records on the phone climb in 14 steps through the day without a signal; beside them is a stack at the office, with a place for each.",
  axis: { from: "08:00", to: "16:40" },
  signal: { lost: "08:10", back: "16:20", label: "Signal back", none: "No signal" },
  /** When each record was saved on the phone. */
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
  /** When all were at the office. */
  uploaded: "16:24",
  /** The record, counted from 1, that two people edited. */
  conflict: { record: 9, title: "Record 9", note: "edited twice: a supervisor sees both versions" },
  /** The time of each state. */
  moments: ["16:24", "08:10", "16:20"],
  texts: { phone: "On the phone", office: "Office", atOffice: "At the office", lost: "Lost", of: "of" },
  choice: { type: "radio", legend: "Choose a time", options: ["08:10", "16:20", "16:24"], order: [2, 3, 1] },
  states: [
    {
      verdict: { tone: "good", text: "None lost" },
      says: "Four minutes after the signal returned all 14 records are at the office, in the order in which they were saved. The ninth was edited by two people, so a supervisor sees both versions.",
    },
    {
      verdict: { tone: "mixed", text: "Signal lost" },
      says: "At 08:10 the vaccinator passes the last tower. The records that follow stay on the phone.",
    },
    {
      verdict: { tone: "mixed", text: "14 wait on the phone" },
      says: "At 16:20 the signal is back, after 8 hours 10 minutes. 14 records wait on the phone.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
