import type { Fitted, Heading } from "./heading";

/** Days are those a week, in the order of `weeks`. */
export interface CapacitySheet extends Heading {
  /** The Mondays, YYYY-MM-DD. */
  weeks: string[];
  /** The Mondays of weeks with a public holiday. */
  holidays: { weeks: string[]; label: string };
  roles: {
    name: Fitted;
    people: number;
    /** Without leave, holidays, meetings and support duty. */
    available: number[];
    booked: number[];
  }[];
  /** The words for weeks in which a role has no day. */
  away: string;
  /** What would close the gap. */
  proposal: { people: number; daysEach: number; lines: { wide: string[]; narrow: string[] } };
  /** After the totals, on the wide sheet only. */
  unit: string;
}

export const capacitySheet: CapacitySheet = {
  kind: "Capacity sheet",
  title: { wide: "Testers are 10 days short in May", narrow: "Testers run short" },
  note: "Columns are days booked in a week, the line above them is the days a role has",
  verdict: { text: { wide: "Decide by 16 April", narrow: "Decide by 16 Apr" }, isFailed: true },
  weeks: [
    "2027-04-05",
    "2027-04-12",
    "2027-04-19",
    "2027-04-26",
    "2027-05-03",
    "2027-05-10",
    "2027-05-17",
    "2027-05-24",
  ],
  holidays: { weeks: ["2027-04-05", "2027-05-03"], label: "holiday" },
  roles: [
    {
      name: { wide: "Lead developer", narrow: "Lead dev." },
      people: 1,
      available: [3, 4, 4, 4, 3, 0, 0, 0],
      booked: [3, 4, 4, 4, 3, 0, 0, 0],
    },
    {
      name: { wide: "2 developers", narrow: "2 devs" },
      people: 2,
      available: [6, 8, 8, 8, 6, 8, 8, 8],
      booked: [4, 5, 4, 4, 3, 8, 8, 8],
    },
    { name: "Designer", people: 1, available: [3, 4, 4, 4, 3, 4, 4, 4], booked: [3, 4, 4, 3, 2, 2, 1, 1] },
    { name: "2 testers", people: 2, available: [6, 8, 8, 8, 6, 8, 8, 8], booked: [2, 4, 5, 8, 6, 11, 12, 11] },
  ],
  away: "on leave",
  proposal: {
    people: 2,
    daysEach: 5,
    lines: {
      wide: ["Two clerks could test 5 days each"],
      narrow: ["Two clerks could", "test 5 days each"],
    },
  },
  unit: "days",
};
