import type { ReactNode } from "react";
import { States } from "./states";

/** A number in one state, and a remark below it. */
export interface NumberState {
  value: string;
  remark?: string;
  isBad?: boolean;
}

interface NumbersProps {
  /** Three or four. */
  items: readonly { term: ReactNode; states: readonly NumberState[] }[];
}

/** Large numbers side by side, with rules between them. */
export function Numbers({ items }: NumbersProps) {
  return (
    <dl
      className={`border-ink-200 border-y ${items.length === 4 ? "grid grid-cols-2 @md:grid-cols-4" : "grid auto-cols-fr grid-flow-col"}`}
    >
      {items.map(({ term, states }, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
          key={i}
          className={`border-ink-200 border-l py-2.5 pr-2 pl-3 first:border-l-0 first:pl-0 @xl:pl-5 ${items.length === 4 ? "@max-md:odd:border-l-0 @max-md:odd:pl-0 @max-md:nth-[n+3]:border-t" : ""}`}
        >
          <dt className="text-[.8125rem] text-ink-600 @xl:text-xs">{term}</dt>
          <dd className="text-[clamp(1.125rem,3.6cqi,1.5rem)] leading-tight font-semibold tracking-[-.01em]">
            <States of={states.map((state) => <NumberInState key={state.value} {...state} />)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function NumberInState({ value, remark, isBad }: NumberState) {
  return (
    <span className={isBad ? "text-earth-700" : undefined}>
      {value}
      {remark && (
        <small
          className={`block text-[.8125rem] font-normal tracking-normal @xl:text-xs ${isBad ? "" : "text-ink-600"}`}
        >
          {remark}
        </small>
      )}
    </span>
  );
}
