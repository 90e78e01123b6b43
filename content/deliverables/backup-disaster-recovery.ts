import type { Heading } from "./heading";

/** Durations are in minutes; `start`, `lost` and `end` are minutes after midnight. */
export interface RestoreDrill extends Heading {
  start: number;
  end: number;
  lost: { at: number; label: string };
  open: { label: string };
  /** Recovery point: entries lost before the failure. */
  rpo: { label: string; promised: number; reached: number };
  /** Recovery time: the counter closed after it. */
  rto: { label: string; promised: number };
  promised: string;
  reached: string;
  spare: string;
  steps: { name: string; minutes: number; note?: string }[];
}

export const restoreDrill: RestoreDrill = {
  kind: "Restore drill report",
  title: { wide: "Back in 2 h 40 min", narrow: "Back in 2 h 40" },
  note: "Payments system, rebuilt by your own IT office",
  verdict: { text: "Inside both limits" },
  start: 8 * 60,
  end: 13 * 60,
  lost: { at: 9 * 60, label: "Machine lost" },
  open: { label: "Counter open" },
  rpo: { label: "RPO, entries lost", promised: 60, reached: 20 },
  rto: { label: "RTO, counter closed", promised: 4 * 60 },
  promised: "Promised",
  reached: "Reached",
  spare: "1 h 20 to spare",
  steps: [
    { name: "Key from the safe", minutes: 25, note: "one question asked" },
    { name: "Empty machine built", minutes: 35 },
    { name: "Full copy restored", minutes: 60 },
    { name: "Changes replayed", minutes: 25 },
    { name: "Counts compared", minutes: 15 },
  ],
};
