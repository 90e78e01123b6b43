import type { FigureContent } from "./types";

const daily = <Value>(days: number, value: Value): Value[] => Array.from({ length: days }, () => value);

/** Days are of November. Values of a day have its index, less one. */
export const dashboard = {
  kind: "Service dashboard",
  finding: "The budget lasts to 30 November",
  idea: { value: "92 of 300", label: "slow receipts left on 25 November; 72 will be on the 30th" },
  shape:
    "What is left of the budget falls gently, drops on the 19th, when latency passes its limit and all connections are in use, and falls gently again to the end of the month, far above zero.",
  month: { name: "Nov", days: 30, today: 25 },
  /** How many slow receipts the objective leaves in the month. */
  budget: { slow: 300, label: "Slow receipts left", usual: "4 slow a day", empty: "at 0 releases stop" },
  /** Slow receipts on each day until today. */
  slow: [...daily(18, 4), 112, ...daily(6, 4)],
  alarm: { day: 19, time: "13:20", title: "Alarm, 13:20", note: "one person: add the index" },
  latency: {
    name: "Latency, p95",
    limit: 2,
    unit: "s",
    peak: "over",
    values: [...daily(18, 0.9), 2.6, ...daily(6, 0.9)],
  },
  connections: {
    name: "Connections",
    limit: 60,
    peak: "full",
    values: [...daily(18, 24), 60, ...daily(6, 24)],
  },
  /** The day of each state. */
  days: [25, 18, 19],
  texts: { thatDay: "Slow that day", of: "of", limit: "limit", over: "over", full: "all in use" },
  choice: {
    type: "radio",
    legend: "Choose a day",
    options: ["18 Nov", "19 Nov", { name: "25 Nov", note: "today" }],
    order: [2, 3, 1],
  },
  states: [
    {
      verdict: { tone: "good", text: "On course" },
      says: "Of 60,000 receipts a month 300 may take over 2 seconds. On 25 November 92 are left; at 4 a day 72 will be on the 30th, and releases go on.",
    },
    {
      verdict: { tone: "good", text: "As on other days" },
      says: "On 18 November 4 receipts were slow, as usual. Latency was at 0.9 seconds, of 2 allowed.",
    },
    {
      verdict: { tone: "bad", text: "Over 2 s, alarm sent" },
      says: "On 19 November 112 receipts were slow, and all 60 database connections were in use. One person was called at 13:20, minutes after the limit was passed, and added an index.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
