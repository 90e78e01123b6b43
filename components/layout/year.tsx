import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The year of the visitor's clock; the served page has the year it was built in. */
export function Year({ built }: { built: number }) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  );
}
