import type { Fitted, Heading } from "./heading";

/** Times are minutes after midnight. */
export interface FieldTest extends Heading {
  start: number;
  signal: { lost: number; back: number; label: Fitted; none: Fitted };
  /** When each record was saved on the phone. */
  saved: number[];
  waiting: Fitted;
  /** What was uploaded when the signal was back. */
  upload: { minutes: number; words: string[] };
  office: { label: Fitted; count: string };
  /** The record, counted from 1, that two people edited. */
  conflict: { record: number; lines: { wide: string[]; narrow: string[] } };
}

const at = (hours: number, minutes: number): number => hours * 60 + minutes;

export const fieldTest: FieldTest = {
  kind: "Field test report",
  title: { wide: "14 records saved without a signal", narrow: "14 saved offline" },
  note: "A vaccinator’s day beyond the last tower, on the slowest phone in use",
  verdict: { text: "None lost" },
  start: at(8, 0),
  signal: {
    lost: at(8, 10),
    back: at(16, 20),
    label: { wide: "Signal back, 16:20", narrow: "Signal back" },
    none: { wide: "No signal for 8 h 10 min", narrow: "No signal, 8 h 10 min" },
  },
  saved: [
    at(8, 25),
    at(8, 50),
    at(9, 20),
    at(9, 45),
    at(10, 30),
    at(10, 50),
    at(11, 15),
    at(11, 55),
    at(13, 10),
    at(13, 35),
    at(14, 5),
    at(14, 40),
    at(15, 15),
    at(15, 45),
  ],
  waiting: { wide: "14 on the phone", narrow: "14 waiting" },
  upload: { minutes: 4, words: ["4 min", "in order"] },
  office: { label: { wide: "At the office", narrow: "Office" }, count: "14 of 14" },
  conflict: {
    record: 9,
    lines: {
      wide: ["Record 9, edited twice", "a supervisor sees", "both versions"],
      narrow: ["Record 9", "two versions"],
    },
  },
};
