import type { FigureContent } from "./types";

/** Durations are in minutes. */
export const restoreDrill = {
  kind: "Restore drill report",
  finding: "Back in 2 h 40 min",
  idea: { value: "2 h 40 min", label: "until the counter was open again; the objective is 4 h" },
  shape:
    "Two bars on both sides of the moment of loss: what was reached is shorter than the objective, before it and after it.",
  start: "08:00",
  end: "13:00",
  lost: { at: "09:00", label: "Machine lost" },
  open: "Counter open",
  /** Recovery point: entries lost from before the failure. Recovery time: how long the counter was closed. */
  rpo: { term: "RPO", name: "entries lost", objective: 60, reached: 20 },
  rto: { term: "RTO", name: "counter closed", objective: 240 },
  steps: [
    { name: "Key from the safe", minutes: 25, note: "one question asked" },
    { name: "Empty machine built", minutes: 35 },
    { name: "Full copy restored", minutes: 60 },
    { name: "Changes replayed", minutes: 25 },
    { name: "Counts compared", minutes: 15 },
  ],
  texts: { objective: "Objective", reached: "Reached", ofObjective: "at most", spare: "to spare" },
  states: [
    {
      verdict: { tone: "good", text: "Inside both limits" },
      says: "Your IT office rebuilt the payments system from the written steps. The last 20 minutes of entries were lost, and the counter was open within the objective.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
