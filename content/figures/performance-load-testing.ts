import type { FigureContent } from "./types";

/** Response times in seconds, against users arriving a second. */
export const loadTest = {
  kind: "Load test report",
  finding: "Bends at 120 users a second",
  idea: { value: "0.44 s", label: "for 95 of 100 requests, at 100 users a second" },
  unit: "Users arriving a second, 5 minutes a step",
  ticks: [0, 40, 80, 120, 160],
  seconds: [0, 1, 2, 3],
  samples: [
    { load: 0, p50: 0.11, p95: 0.3, p99: 0.5 },
    { load: 40, p50: 0.12, p95: 0.32, p99: 0.53 },
    { load: 80, p50: 0.14, p95: 0.37, p99: 0.6 },
    { load: 100, p50: 0.16, p95: 0.44, p99: 0.7 },
    { load: 110, p50: 0.18, p95: 0.5, p99: 0.78 },
    { load: 120, p50: 0.22, p95: 0.6, p99: 0.9 },
    { load: 160, p50: 0.8, p95: 2.2, p99: 2.9 },
  ],
  shape: "Response times are nearly level up to 100 users a second, bend at 120, and at 160 are far above the budget.",
  percentiles: [
    { name: "p50", meaning: "50 of 100" },
    { name: "p95", meaning: "95 of 100" },
    { name: "p99", meaning: "99 of 100" },
  ],
  /** The limit of p95. */
  budget: { seconds: 1, label: "Budget for p95", over: "over" },
  agreedPeak: { load: 100, label: "Agreed peak" },
  /** What broke first, and the load at which response times bend. */
  knee: { load: 120, title: "Broke first: the connection pool", note: "60 of 60 in use" },
  choice: {
    type: "radio",
    legend: "Choose a load",
    options: [
      { name: "100", note: "agreed peak" },
      { name: "120", note: "it bends" },
      { name: "160", note: "past it" },
    ],
  },
  /** The load of each state. */
  loads: [100, 120, 160],
  states: [
    {
      verdict: { tone: "good", text: "Pass at the agreed peak" },
      says: "At the agreed peak of 100 users a second, 95 of 100 requests were answered within 0.44 s. The budget is 1 s.",
    },
    {
      verdict: { tone: "mixed", text: "In budget, no room left" },
      says: "At 120 users a second all 60 connections to the database were in use, held by a search without an index. 95 of 100 requests still took at most 0.6 s.",
    },
    {
      verdict: { tone: "bad", text: "Over budget by 1.2 s" },
      says: "At 160 users a second, in the first 5 minutes, half of the requests took up to 0.8 s and 95 of 100 up to 2.2 s. The queue was still growing.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
