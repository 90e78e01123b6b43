/** What the build writes for the sources to import. git does not hold it. */
export const GENERATED = ".generated";
