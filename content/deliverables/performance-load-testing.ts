import type { Fitted, Heading } from "./heading";

/** Response times in seconds, against users arriving a second. */
export interface LoadTest extends Heading {
  unit: string;
  ticks: number[];
  samples: { load: number; p50: number; p95: number; p99: number }[];
  /** The limit of p95. */
  budget: { seconds: number; label: string; over: { wide: string[]; narrow: string[] } };
  agreedPeak: { load: number; label: Fitted };
  /** What broke first, and the load at which response times bend. */
  knee: { load: number; lines: { wide: string[]; narrow: string[] } };
}

export const loadTest: LoadTest = {
  kind: "Load test report",
  title: { wide: "Bends at 120 users a second", narrow: "Bends at 120" },
  note: "At the agreed peak, 95 of 100 requests within 0.44 s",
  verdict: { text: { wide: "Pass at the agreed peak", narrow: "Pass at 100 a second" } },
  unit: "Users arriving a second",
  ticks: [0, 40, 80, 120, 160],
  samples: [
    { load: 0, p50: 0.11, p95: 0.3, p99: 0.5 },
    { load: 40, p50: 0.12, p95: 0.32, p99: 0.53 },
    { load: 80, p50: 0.14, p95: 0.37, p99: 0.6 },
    { load: 100, p50: 0.16, p95: 0.44, p99: 0.7 },
    { load: 110, p50: 0.18, p95: 0.5, p99: 0.78 },
    { load: 120, p50: 0.22, p95: 0.6, p99: 0.9 },
    { load: 160, p50: 0.8, p95: 2.2, p99: 2.9 },
  ],
  budget: { seconds: 1, label: "Budget for p95", over: { wide: ["over", "budget"], narrow: ["over"] } },
  agreedPeak: { load: 100, label: { wide: "Agreed peak, 100", narrow: "Agreed peak" } },
  knee: {
    load: 120,
    lines: {
      wide: ["Broke first: the connection pool", "60 of 60 in use, held by a search", "without an index"],
      narrow: ["Broke first: connection pool", "60 of 60 in use"],
    },
  },
};
