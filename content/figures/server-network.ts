import type { FigureContent } from "./types";

/** Rates are in Mbit/s, durations in seconds. */
export const networkMap = {
  kind: "Network map",
  finding: "On the second line in 9 seconds",
  idea: { value: "9 s", label: "from the cut to the second line; 30 s were agreed" },
  firewall: "Firewall",
  /** Segments are networks that a firewall separates. */
  sites: [
    { name: "Head office", segments: ["Servers", "Staff", "Guests"] },
    { name: "Branch", segments: ["Counters", "Staff", "Printers"] },
  ],
  main: { name: "Line A, fibre", cut: { title: "Cut at 14:02", note: "by road works" } },
  second: { name: "Line B, radio link", rate: 20, unit: "Mbit/s" },
  /** What the second line takes of each, in the order in which it takes them. */
  traffic: [
    { name: "Counters", rate: 8 },
    { name: "Payments", rate: 6 },
    { name: "Email", rate: 6 },
    { name: "Video", rate: 0 },
  ],
  waits: "waits",
  failover: { seconds: 9, agreed: 30 },
  shape: "A bar from the cut towards the limit: the time without a line.",
  texts: {
    ready: "Ready",
    timer: "Without a line",
    agreed: "Agreed: 30 s",
    spare: "to spare",
    running: "The clock runs",
    stopped: "0 s",
  },
  choice: {
    type: "radio",
    legend: "Choose a moment",
    options: ["Before 14:02", "Line cut", "9 s later"],
    order: [2, 3, 1],
  },
  states: [
    {
      verdict: { tone: "good", text: "Inside 30 s" },
      says: "After 9 seconds, of 30 agreed, the second line carries 8 Mbit/s for counters, 6 for payments, 6 for email: all of its 20. Video meetings wait.",
    },
    {
      verdict: { tone: "good", text: "All on line A" },
      says: "The fibre carries everything between the two sites. The second line, from another provider, carries nothing yet.",
    },
    {
      verdict: { tone: "bad", text: "Nothing gets through" },
      says: "Road works cut the fibre at 14:02. Until the second line takes over, everything between the two sites waits.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
