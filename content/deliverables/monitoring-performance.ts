import type { Fitted, Heading } from "./heading";

export interface ServiceDashboard extends Heading {
  month: { name: string; days: number; today: number };
  /** How many slow receipts the objective leaves in the month, and what happens when none is left. */
  budget: { slow: number; title: string; empty: string };
  /** Slow receipts on each day until today. */
  slow: number[];
  usual: string;
  /** What is left today and, if the days to come are like today, at the end of the month. */
  left: { today: string; end: string };
  alarm: { day: number; hour: number; minute: number; lines: { wide: string[]; narrow: string[] } };
  /** Values of each day, and the name of the peak above or at their limit. */
  panels: { name: string; now: Fitted; limit: { value: number; text: string }; peak: string; days: number[] }[];
}

const quiet = (days: number, value: number): number[] => Array.from({ length: days }, () => value);

export const serviceDashboard: ServiceDashboard = {
  kind: "Service dashboard",
  title: { wide: "The budget lasts to 30 November", narrow: "The budget lasts" },
  note: "Objective: 99.5% of 60,000 receipts within 2 s, so 300 may be slow",
  verdict: { text: "On course" },
  month: { name: "Nov", days: 30, today: 25 },
  budget: { slow: 300, title: "Slow receipts left", empty: "Releases stop" },
  slow: [...quiet(16, 4), 12, 30, 78, ...quiet(6, 4)],
  usual: "4 slow a day",
  left: { today: "92 left", end: "72" },
  alarm: {
    day: 19,
    hour: 13,
    minute: 20,
    lines: {
      wide: ["Alarm, 19 Nov, 13:20", "one phone, one page of the", "runbook: add the index"],
      narrow: ["Alarm, 13:20", "one phone, one fix"],
    },
  },
  panels: [
    {
      name: "Latency, p95",
      now: { wide: "now 0.9 s", narrow: "0.9 s" },
      limit: { value: 2, text: "2 s" },
      peak: "over",
      days: [...quiet(16, 0.9), 1.3, 1.9, 2.6, ...quiet(6, 0.9)],
    },
    {
      name: "Connections",
      now: { wide: "now 24", narrow: "24" },
      limit: { value: 60, text: "60" },
      peak: "full",
      days: [...quiet(16, 24), 33, 46, 60, ...quiet(6, 24)],
    },
  ],
};
