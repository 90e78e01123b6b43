import type { ReactNode } from "react";
import { Pause } from "@/components/ui/pause";
import { States } from "./figure";

/** A number in one state, alone or with a remark below it. */
type NumberState = number | string | { value: number | string; remark?: string; isBad?: boolean };

interface NumbersProps {
  /** The numbers: two to four. */
  items: readonly { term: ReactNode; states: readonly NumberState[] }[];
  /** True if sentence and table say the same, so that screen readers do not get it twice. */
  isRepeated?: boolean;
}

/** Large numbers side by side, with rules between them. */
export function Numbers({ items, isRepeated }: NumbersProps) {
  const isFour = items.length === 4;
  return (
    <dl
      aria-hidden={isRepeated}
      className={`border-ink-200 border-y grid ${isFour ? "grid-cols-2 @max-[15rem]:grid-cols-1 @md:grid-cols-4" : "grid-cols-[repeat(auto-fit,minmax(min(100%,5.75rem),1fr))]"}`}
    >
      {items.map(({ term, states }, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
          key={i}
          className={`border-ink-200 border-l py-2.5 pr-2 pl-3 first:border-l-0 first:pl-0 @xl:pl-5 ${isFour ? "@max-md:odd:border-l-0 @max-md:odd:pl-0 @max-md:nth-[n+3]:border-t" : ""}`}
        >
          <dt className="text-[.8125rem] text-ink-600">{term}</dt>
          <dd className="text-[clamp(1.125rem,3.6cqi,1.5rem)] leading-tight font-semibold tracking-[-.01em]">
            <States>{states.map(numberInState)}</States>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function numberInState(state: NumberState) {
  if (typeof state !== "object") return state;
  const { value, remark, isBad } = state;
  return (
    <span key={value} className={isBad ? "text-earth-700" : undefined}>
      {value}
      {remark && (
        <>
          <Pause />
          <small className={`block text-[.8125rem] font-normal tracking-normal ${isBad ? "" : "text-ink-600"}`}>
            {remark}
          </small>
        </>
      )}
    </span>
  );
}
