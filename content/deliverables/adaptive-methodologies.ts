import type { Heading } from "./heading";

export interface BoardReport extends Heading {
  /** A card over the usual cycle time is late. */
  columns: {
    name: string;
    limit?: number;
    cards: { name: string; isLate?: boolean }[];
    /** Cards that are not drawn. */
    more?: number;
  }[];
  /** The column that is full. */
  full: { wide: string[]; narrow: string[] };
  /** Cards finished in each week since `start`, and when they were counted. Dates are YYYY-MM-DD. */
  start: string;
  counted: string;
  finished: number[];
  done: string;
  scope: { cards: number; label: string; swap: string };
  /** Cards a week. */
  throughput: { slow: number; fast: number };
  forecast: { from: string; to: string; label: string };
  milestone: { date: string; label: string };
}

export const boardReport: BoardReport = {
  kind: "Board and burn-up",
  title: { wide: "Finished between 11 and 18 June", narrow: "Finished by 18 June" },
  verdict: { text: { wide: "Before the milestone", narrow: "In time" } },
  columns: [
    { name: "Ready", cards: [{ name: "Export" }, { name: "Roles" }, { name: "Photos" }], more: 4 },
    { name: "Build", limit: 4, cards: [{ name: "Receipt" }, { name: "SMS" }] },
    { name: "Review", limit: 3, cards: [{ name: "Search", isLate: true }, { name: "Refund" }, { name: "Fees" }] },
  ],
  full: {
    wide: ["Review is full: developers review", "Search waits 9 days, usual is 5"],
    narrow: ["Full: all review"],
  },
  start: "2027-04-12",
  counted: "2027-05-21",
  finished: [3, 4, 2, 3, 4, 4],
  done: "20 done",
  scope: { cards: 32, label: "Scope, 32 cards", swap: "3 swapped in, 3 out" },
  throughput: { slow: 3, fast: 4 },
  forecast: { from: "2027-06-11", to: "2027-06-18", label: "11 to 18 Jun" },
  milestone: { date: "2027-06-30", label: "Milestone" },
};
