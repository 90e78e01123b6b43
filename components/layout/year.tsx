import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The year of the visitor's clock; the served HTML has the year of the build. */
export function Year({ built }: { built: number }) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  );
}
