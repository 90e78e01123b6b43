import type { ReactNode } from "react";

/** The classes of a figure's states (figures.css). */
export const stateClasses = ["s1", "s2", "s3", "s4", "s5", "s6"] as const;

/** One content for each state of a figure, in the same place. A single one is the same in all states. */
export function States({ of, className = "" }: { of: readonly ReactNode[]; className?: string }) {
  if (of.length === 1) return <span className={className}>{of[0]}</span>;
  return (
    <span className={`st ${className}`}>
      {of.map((content, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the state.
        <span key={i} className={stateClasses[i]}>
          {content}
        </span>
      ))}
    </span>
  );
}
