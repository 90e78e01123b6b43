import { count } from "./format";
import { beforeLoad, type Measurements, measurements, type PageWeight, weightLimits } from "./measurements";

export type LimitId =
  | "beforeLoad"
  | "withScripts"
  | "saveData"
  | "firstView"
  | "performance"
  | "otherScores"
  | "largestPaint"
  | "blocking"
  | "lostMessages"
  | "restoredMessages"
  | "failedTests";

/** A measured value, and our limit for it. */
export interface MeasuredLimit {
  id: LimitId;
  term: string;
  value: number;
  limit: number;
  /** On which side of the limit the value should be. */
  kind: "at most" | "at least";
  isMet: boolean;
  /** The value as a text, and its unit. */
  shown: string;
  unit: string;
  limitText: string;
  method: string;
  date: string;
  command: string;
}

export const toKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
export const toSeconds = (ms: number) => (ms / 1000).toFixed(1);

const units = {
  kB: { unit: "kB", show: toKilobytes },
  s: { unit: "s", show: toSeconds },
  ms: { unit: "ms", show: (ms: number) => String(Math.round(ms)) },
  points: { unit: "of 100", show: String },
  messages: { unit: "messages", show: count },
  tests: { unit: "tests", show: count },
};

type Wanted = Pick<MeasuredLimit, "id" | "term" | "value" | "limit" | "kind" | "method"> & { in: keyof typeof units };

/** The limits of a measurement; none if it was not made. */
function limitsOf<Name extends keyof Measurements>(
  name: Name,
  listOf: (values: NonNullable<Measurements[Name]>["values"]) => Wanted[],
): MeasuredLimit[] {
  const measured = measurements[name];
  if (!measured) return [];
  const { date, command, values } = measured;
  return listOf(values).map(({ in: name, ...wanted }) => {
    const { value, limit, kind } = wanted;
    const { unit, show } = units[name];
    return {
      ...wanted,
      isMet: kind === "at most" ? value <= limit : value >= limit,
      shown: show(value),
      unit,
      limitText: `${kind} ${show(limit).replace(/\.0$/, "")}${unit === "of 100" ? "" : `\u00a0${unit}`}`,
      date,
      command,
    };
  });
}

const heaviest = (weights: Record<string, PageWeight>, of: (weight: PageWeight) => number) =>
  Math.max(...Object.values(weights).map(of));

const speed: MeasuredLimit[] = [
  ...limitsOf("weight", (weights) => [
    {
      id: "beforeLoad",
      term: "Before a page is loaded",
      value: heaviest(weights, beforeLoad),
      limit: weightLimits.beforeLoad,
      kind: "at most",
      in: "kB",
      method:
        "The heaviest of our page types, on a phone that has never been here. Compressed, with pictures and fonts.",
    },
    {
      id: "withScripts",
      term: "With every script",
      value: heaviest(weights, ({ withScripts }) => withScripts),
      limit: weightLimits.withScripts,
      kind: "at most",
      in: "kB",
      method: "Again the heaviest page. Scripts wait until the page is shown.",
    },
    {
      id: "saveData",
      term: "To a phone that saves data",
      value: heaviest(weights, ({ saveData }) => saveData),
      limit: weightLimits.saveData,
      kind: "at most",
      in: "kB",
      method: "The phone’s browser asks for less data. Scripts are then sent at the first touch, not earlier.",
    },
  ]),
  ...limitsOf("firstView", ({ "/": ms }) =>
    ms === undefined
      ? []
      : [
          {
            id: "firstView",
            term: "Home page to read on\u00a03G",
            value: ms,
            limit: 3000,
            kind: "at most",
            in: "s",
            method:
              "Median of five visits at 1.6\u00a0Mbit/s with 300\u00a0ms to the server and back, with look-up of the name, connection and encryption.",
          },
        ],
  ),
  ...limitsOf("lighthouse", ({ performance, accessibility, bestPractices, seo, largestPaintMs, blockingMs }) => [
    {
      id: "performance",
      term: "Lighthouse, performance",
      value: performance,
      limit: 99,
      kind: "at least",
      in: "points",
      method:
        "Google’s audit of a mid-range phone on a slow line. The lowest of six pages, each the median of five audits.",
    },
    {
      id: "otherScores",
      term: "Lighthouse, the other three",
      value: Math.min(accessibility, bestPractices, seo),
      limit: 100,
      kind: "at least",
      in: "points",
      method: "Accessibility, best practices and search: the lowest of the same audits.",
    },
    {
      id: "largestPaint",
      term: "Largest element shown",
      value: largestPaintMs,
      limit: 1600,
      kind: "at most",
      in: "s",
      method: "The slowest of the same pages.",
    },
    {
      id: "blocking",
      term: "Time in which a touch waits",
      value: blockingMs,
      limit: 100,
      kind: "at most",
      in: "ms",
      method: "Total blocking time, the longest of the same pages.",
    },
  ]),
];

const afterCrash: MeasuredLimit[] = [
  ...limitsOf("kill", ({ enquiries, lost, twice }) => [
    {
      id: "lostMessages",
      term: "Lost or stored twice when the server is killed",
      value: lost + twice,
      limit: 0,
      kind: "at most",
      in: "messages",
      method: `Of ${count(enquiries)} that were confirmed.`,
    },
  ]),
  ...limitsOf("restore", ({ enquiries, restored }) => [
    {
      id: "restoredMessages",
      term: "Back from the backup",
      value: restored,
      limit: enquiries,
      kind: "at least",
      in: "messages",
      method: "Into an empty database.",
    },
  ]),
];

const tests: MeasuredLimit[] = limitsOf("tests", ({ failed }) => [
  {
    id: "failedTests",
    term: "Automated tests that failed",
    value: failed,
    limit: 0,
    kind: "at most",
    in: "tests",
    method: "In the whole suite.",
  },
]);

/** All limits that were measured, by section of the page /this-site. */
export const measuredLimits = { speed, afterCrash, tests };

interface Cause {
  /** The date of the measurement that it explains. */
  measured: string;
  text: string;
}

/** Why a limit is missed: a sentence of a person who has looked, for the page. Remove it when the limit is met again. */
const causes: Partial<Record<LimitId, Cause>> = {};

/** The limits that are missed, with their causes. @throws for one without a cause, which stops the build */
export const missesOf = (limits: readonly MeasuredLimit[], known = causes) =>
  limits
    .filter(({ isMet }) => !isMet)
    .map((limit) => {
      const cause = known[limit.id];
      if (cause?.measured !== limit.date)
        throw new Error(
          `${limit.id} was missed on ${limit.date} (${limit.shown} ${limit.unit}, ${limit.limitText}): give its cause in content/measured-limits.ts.`,
        );
      return { ...limit, cause: cause.text };
    });

/** What a page says of itself, above its footer. Both weights are in kilobytes; `seconds` is absent where it was not measured. */
export const pageWeightText = (sent: number, limit: number, seconds?: string) =>
  `This page: ${sent}\u00a0kB of ${limit}${seconds ? `, readable in ${seconds}\u00a0s on 3G` : ""}, nothing from other companies`;
