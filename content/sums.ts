export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The sum of the values up to each of them. */
export const runningTotals = (values: readonly number[]) => values.map((_, i) => sum(values.slice(0, i + 1)));

/** The values in rows of `size`. */
export const chunk = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, row) => values.slice(row * size, (row + 1) * size));
