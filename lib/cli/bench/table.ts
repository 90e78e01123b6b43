/** What was measured, the figures, the goal. */
export type Row = [what: string, measured: string, goal: string];

/** Of an odd number of values. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
