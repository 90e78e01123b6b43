import { Children, Fragment, type ReactNode } from "react";

/** The classes of a figure's states (figures.css). */
export const stateClasses = ["s1", "s2", "s3", "s4", "s5", "s6"] as const;

/**
 * The attributes of one state's HTML. Reader views and other extractors of text know no stylesheets: for them `hidden` leaves the first
 * state alone. figures.css displays the others, so that a choice can make them visible, also to assistive technology.
 */
export const inState = (i: number, className = "") => ({
  className: `${stateClasses[i]} ${className}`.trim(),
  hidden: i > 0,
});

/** One child for each state of a figure, in the same place. A single one is the same in all states. */
export function States({ children, className = "" }: { children: ReactNode; className?: string }) {
  const states = Children.toArray(children);
  if (states.length === 1) return <span className={className || undefined}>{states}</span>;
  return (
    <span className={`st ${className}`}>
      {states.map((content, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the state.
        <Fragment key={i}>
          {i > 0 && " "}
          <span {...inState(i)}>{content}</span>
        </Fragment>
      ))}
    </span>
  );
}
