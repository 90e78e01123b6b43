/** The sum of the values up to each of them. */
export const runningTotals = (values: readonly number[]) =>
  values.map((_, i) => values.slice(0, i + 1).reduce((total, value) => total + value, 0));
