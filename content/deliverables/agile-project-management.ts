import type { Fitted, Heading } from "./heading";

/** What a review forecasts: a date that is likely and one that is late. */
export interface Review {
  number: number;
  date: string;
  likely: string;
  late: string;
}

/** Dates are ISO dates; the money is in millions of Rwandan francs. */
export interface ForecastSheet extends Heading {
  reviews: Review[];
  words: { likely: string; late: string; by: string };
  launch: { date: string; label: string };
  /** The review whose late date missed the launch, and what was decided that day. */
  decision: { review: number; over: Fitted; lines: { wide: string[]; narrow: string[] } };
  money: { budget: number; sprint: number; name: string; value: Fitted };
  axis: { from: string; to: string; ticks: string[] };
}

export const forecastSheet: ForecastSheet = {
  kind: "Forecast after review 5",
  title: { wide: "Ready by 5 June at the latest", narrow: "Ready by 5 June" },
  verdict: { text: { wide: "10 days before the launch", narrow: "In time" } },
  reviews: [
    { number: 1, date: "2026-03-05", likely: "2026-05-11", late: "2026-06-12" },
    { number: 2, date: "2026-03-19", likely: "2026-05-14", late: "2026-06-11" },
    { number: 3, date: "2026-04-02", likely: "2026-05-28", late: "2026-06-26" },
    { number: 4, date: "2026-04-16", likely: "2026-05-21", late: "2026-06-09" },
    { number: 5, date: "2026-04-30", likely: "2026-05-25", late: "2026-06-05" },
  ],
  words: { likely: "likely", late: "late", by: "by" },
  launch: { date: "2026-06-15", label: "Launch, 15 June" },
  decision: {
    review: 3,
    over: { wide: "11 days", narrow: "over" },
    lines: {
      wide: ["You drop the import", "from this release:", "17 days gained"],
      narrow: ["11 days late:", "drop import"],
    },
  },
  money: {
    budget: 60,
    sprint: 6,
    name: "Money left",
    value: { wide: "RWF 30 m of 60 m, 5 sprints at 6 m paid", narrow: "RWF 30 m of 60 m" },
  },
  axis: { from: "2026-05-04", to: "2026-06-30", ticks: ["2026-05-15", "2026-06-01", "2026-06-15"] },
};
