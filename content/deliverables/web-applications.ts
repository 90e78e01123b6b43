import type { Fitted, Heading } from "./heading";

export interface LoadReport extends Heading {
  /** A slow connection: seconds until the first byte, then kilobytes a second. */
  connection: { seconds: number; rate: number; label: Fitted };
  /** In the order in which they arrive. */
  parts: { name: string; kilobytes: number; isNeededToRead?: boolean }[];
  weight: { limit: number; words: Fitted };
  limit: { seconds: number; label: string };
  screens: {
    blank: { time: string; words: string[] };
    readable: { time: string; words: string[] };
    usable: { time: string; words: string[] };
  };
  /** Seconds. */
  ticks: number[];
}

export const loadReport: LoadReport = {
  kind: "Page load report",
  title: { wide: "Readable after 1.2 s on a 3G phone", narrow: "Readable in 1.2 s" },
  note: "A public register at 50 kB a second, with an empty cache",
  verdict: { text: { wide: "Within both budgets", narrow: "In budget" } },
  connection: { seconds: 0.6, rate: 50, label: { wide: "connecting", narrow: "" } },
  parts: [
    { name: "Page", kilobytes: 20, isNeededToRead: true },
    { name: "Styles", kilobytes: 10, isNeededToRead: true },
    { name: "Font", kilobytes: 25 },
    { name: "Script", kilobytes: 45 },
  ],
  weight: { limit: 120, words: { wide: "100 kB of 120 allowed", narrow: "100 of 120 kB" } },
  limit: { seconds: 2, label: "Readable by 2 s" },
  screens: {
    blank: { time: "0.6 s", words: ["Connected"] },
    readable: { time: "1.2 s", words: ["Readable", "30 kB, before", "any script"] },
    usable: { time: "2.6 s", words: ["Search", "works"] },
  },
  ticks: [0, 1, 2],
};
