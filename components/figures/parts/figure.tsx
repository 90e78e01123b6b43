import { Children, Fragment, type ReactNode, useId } from "react";
import { Pause } from "@/components/ui/pause";
import { labels } from "@/content/labels";
import type { FigureContent, Tone, Verdict as VerdictContent } from "@/content/types";
import { ToneIcon } from "./status";

interface FigureProps {
  content: FigureContent;
  /** True for the screen of a product, which has a dark bar at the top; a document has a letterhead. */
  isProduct?: boolean;
  /** True for a window whose foot the page cuts: its sentence stands above the drawing, which runs on. */
  isCut?: boolean;
  /** The classes of a choice that lies over the empty corner of a drawing. */
  choiceClassName?: string;
  children: ReactNode;
}

/**
 * A document that a client receives, or the screen of a product: a window with its kind, headline and verdict, the
 * reader's choice, the drawing, and the answer in a sentence. All states are in the HTML; figures.css shows the chosen
 * one. Controls and other elements that only a class shows have the attribute `hidden` for extractors of text
 * ({@link inState}).
 */
export function Figure({ content, isProduct, isCut, choiceClassName, children }: FigureProps) {
  const { kind, choice, states } = content;
  // States without a verdict of their own have that of the first.
  const [first] = states;
  const verdict = typeof first === "string" ? undefined : first.verdict;
  const heads = content.choice
    ? content.states.map((state) => ({ verdict, ...state }))
    : [{ headline: content.headline, verdict }];
  const title = useId();
  return (
    <figure aria-labelledby={title} className="fig" data-figure="">
      <figcaption>
        <p
          className={`flex flex-wrap items-center gap-x-2 px-4 py-2.5 font-semibold @xl:px-6 @xl:py-3 @xl:text-sm ${isProduct ? "rounded-t-win bg-green-800 text-white in-[.plate]:bg-ink-950" : "border-ink-200 border-b"}`}
        >
          <Mark />
          <span id={title} className="flex-1">
            {kind}
          </span>
          <Pause />
          <span
            className={`text-[.8125rem] font-normal @max-3xs:w-full ${isProduct ? "text-green-200" : "text-ink-600"}`}
          >
            {labels.samples.data}
          </span>
          {/* Orca reads a caption as one text. */}
          <Pause />
        </p>
        <p className="px-4 pt-4 @xl:px-6 @xl:pt-5">
          <States>
            {heads.map((head) => (
              <span key={head.headline} className="fig-head">
                <span>{head.headline}</span>
                {head.verdict && (
                  <>
                    <Pause />
                    <Verdict {...head.verdict} />
                  </>
                )}
              </span>
            ))}
          </States>
        </p>
      </figcaption>
      <div className="p-4 @xl:px-6 @xl:pt-[1.125rem] @xl:pb-[1.375rem]">
        {choice && <Choices {...choice} className={choiceClassName} />}
        {/* Screen readers get the sentence before the data. */}
        <div className="flex flex-col">
          <p data-says="" className={`text-sm text-ink-700 text-pretty ${isCut ? "mt-3 mb-4" : "order-last mt-3"}`}>
            <States>{states.map((state) => (typeof state === "string" ? state : state.says))}</States>
          </p>
          <div>{children}</div>
        </div>
        {choice && <FigureStatus />}
      </div>
    </figure>
  );
}

/** The company's mark, in one colour on the dark bar of a product. It gives way to large text. */
function Mark() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="hidden flex-none fill-current @3xs:block"
    >
      <path d="M12 1l4 4-4 4-4-4zM12 11l12 12H0z" />
    </svg>
  );
}

const tones: Record<Tone, string> = {
  good: "bg-green-100 text-green-800",
  mixed: "bg-ink-100 text-ink-950",
  bad: "bg-earth-100 text-earth-700",
};

function Verdict({ tone, text }: VerdictContent) {
  return (
    <span className={`fig-verdict ${tones[tone]}`}>
      <ToneIcon tone={tone} className="flex-none" />
      {text}
    </span>
  );
}

type ChoicesProps = NonNullable<FigureContent["choice"]> & { className?: string };

/** The choice as native inputs. `data-choose` is an input's state; both checkboxes together lead to the fourth. */
function Choices({ type, legend, options, order, className = "" }: ChoicesProps) {
  const group = useId();
  const inputOf = (i: number) => {
    if (type === "checkbox") return { "data-choose": i + 2, "data-with": i > 0 ? "" : undefined };
    const state = order?.[i] ?? i + 1;
    return { name: group, "data-choose": state, defaultChecked: state === 1 };
  };
  return (
    <fieldset className={`fig-choice ${className}`} hidden>
      <legend>{legend}</legend>
      {options.map((option, i) => {
        const { name, note } = typeof option === "string" ? { name: option } : option;
        return (
          <Fragment key={name}>
            <label className="chip">
              <input type={type} {...inputOf(i)} />
              <span>
                <b className="text-ink-950">{name}</b>
                {note && ` ${note}`}
              </span>
            </label>{" "}
          </Fragment>
        );
      })}
    </fieldset>
  );
}

/**
 * The empty live region of a figure with a choice. lib/browser/figure-status.ts fills it for a moment after a change,
 * so that the sentence is spoken once, and never when the page loads. It has no role, as screen readers say the name of
 * one even while it is empty.
 */
export const FigureStatus = () => <p aria-live="polite" aria-atomic="true" data-figure-status="" className="sr-only" />;

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
