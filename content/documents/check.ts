/** Fails the build when numbers of a document contradict each other. */
export function check(isRight: boolean, what: string) {
  if (!isRight) throw new Error(`A sample document does not add up: ${what}`);
}

/** @throws for what the data does not have, so that the type has no undefined. */
export function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`A sample document lacks ${what}`);
  return value;
}
