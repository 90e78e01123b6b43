/**
 * The year of the visitor's clock. The served HTML has the year of the build, which early-script corrects, so that the
 * page needs no other script for it. Hydration keeps the corrected year.
 */
export function Year({ built }: { built: number }) {
  return (
    <span data-year suppressHydrationWarning>
      {typeof window === "undefined" ? built : new Date().getFullYear()}
    </span>
  );
}
