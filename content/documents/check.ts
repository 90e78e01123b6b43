/** Fails the build when numbers of a document contradict each other. */
export function check(isRight: boolean, what: string) {
  if (!isRight) throw new Error(`A sample document does not add up: ${what}`);
}
