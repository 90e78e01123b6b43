/** A row of the report: the subject, its figures and the goal. */
export type Row = [what: string, measured: string, goal: string];

const ROUNDS = 5;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * Takes all measures in turn, as the speed of a machine changes over minutes.
 * @returns the medians of their figures.
 */
export async function inTurn(...measures: (() => Promise<number[]>)[]): Promise<number[][]> {
  const runs: number[][][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const figures: number[][] = [];
    for (const measure of measures) figures.push(await measure());
    runs.push(figures);
  }
  return (runs[0] ?? []).map((ofOne, i) => ofOne.map((_, j) => median(runs.map((run) => run[i]?.[j] ?? Number.NaN))));
}
