import type { FigureContent } from "./types";

/** Times are in seconds, weights in kB. */
export const loadReport = {
  kind: "Page load report",
  finding: "Readable after 1.2 s on a 3G phone",
  idea: { value: "1.2 s", label: "until a page can be read on a 3G phone, before any script" },
  shape:
    "After the connection, page and styles arrive first and end well before the limit; font and script follow them, and pass it.",
  /** A slow connection: time until the first byte, then kB a second. */
  connection: { name: "Connection", seconds: 0.6, rate: 50 },
  /** In the order in which they arrive. */
  parts: [
    { name: "Page", weight: 20, isNeededToRead: true },
    { name: "Styles", weight: 10, isNeededToRead: true },
    { name: "Font", weight: 25, isNeededToRead: false },
    { name: "Script", weight: 45, isNeededToRead: false },
  ],
  allowed: 120,
  limit: { seconds: 2, label: "Readable by 2 s" },
  axisSeconds: 2.8,
  /** The time of each state, and what the phone can do then. */
  moments: [
    { seconds: 1.2, able: "readable, before any script" },
    { seconds: 0.6, able: "connected, nothing to read" },
    { seconds: 2.6, able: "all there, search works" },
  ],
  /** What the phone shows. */
  screen: {
    title: "Public register",
    search: "Search",
    entries: ["Licences", "Permits", "Notices"],
    more: "All entries",
  },
  texts: { arrived: "Arrived", coming: "Still to come", inAll: "In all", allowed: "allowed" },
  choice: { type: "radio", legend: "Choose a moment", options: ["0.6 s", "1.2 s", "2.6 s"], order: [2, 1, 3] },
  states: [
    {
      verdict: { tone: "good", text: "Within both budgets" },
      says: "After 1.2 seconds, of 2 allowed, 30\u00a0kB have arrived: enough to read, in the phone’s own font and before any script.",
    },
    {
      verdict: { tone: "mixed", text: "Nothing to read yet" },
      says: "The slow connection has just been opened, and nothing has arrived. The screen is blank.",
    },
    {
      verdict: { tone: "good", text: "Search works" },
      says: "After 2.6 seconds the font and the script are there too. The whole page weighs 100\u00a0kB, of 120 allowed.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
