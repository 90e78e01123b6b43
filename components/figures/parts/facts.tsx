import type { ReactNode } from "react";

interface FactsProps {
  items: readonly (readonly [term: ReactNode, fact: ReactNode])[];
  /** The classes of the list; those with `*:` are for a row. */
  className: string;
}

/** A definition list with a row for each term. */
export function Facts({ items, className }: FactsProps) {
  return (
    <dl className={`facts ${className}`}>
      {items.map(([term, fact], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: terms may repeat, and the list does not change.
        <div key={i}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
