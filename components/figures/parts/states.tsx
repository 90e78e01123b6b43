import { Children, Fragment, type ReactNode } from "react";

/**
 * Returns the attributes of HTML that belongs to some states of a figure, which are counted from 1. Shapes have
 * `data-state` alone. Reader views and other extractors of text know no stylesheets: for them `hidden` leaves the first
 * state. figures.css displays the others, so that a choice can make them visible, also to assistive technology.
 */
export const inState = (...states: number[]) => ({
  "data-state": states.join(" "),
  hidden: !states.includes(1),
});

/** One child for each state of a figure, in the same place. A single one is the same in all states. */
export function States({ children, className = "" }: { children: ReactNode; className?: string }) {
  const states = Children.toArray(children);
  if (states.length === 1) return <span className={className || undefined}>{states}</span>;
  return (
    <span className={`states ${className}`}>
      {states.map((content, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the state.
        <Fragment key={i}>
          {i > 0 && " "}
          <span {...inState(i + 1)}>{content}</span>
        </Fragment>
      ))}
    </span>
  );
}
