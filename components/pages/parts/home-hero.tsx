import { Fragment, type ReactNode, useId } from "react";
import { lastCode } from "@/components/figures/deeds-platform";
import { Facts } from "@/components/figures/parts/facts";
import { FigureStatus, inState } from "@/components/figures/parts/figure";
import { Art } from "@/components/ui/art";
import hill from "@/components/ui/art/hill.svg";
import weaves from "@/components/ui/art/weaves.svg";
import { Pause } from "@/components/ui/pause";
import { type RecordSlip, records } from "@/content/home";
import { labels } from "@/content/labels";
import { PLATFORMS_ID } from "./product-showcase";

interface HomeHeroProps {
  lines: readonly string[];
  claim: string;
  lead: string;
  platforms: string;
  choice: string;
  /** The email form, or what a signed-in visitor has instead. */
  children: ReactNode;
}

/**
 * The mark as a landscape: a hill cut into stands. A choice weaves one of them anew and pins its record to it, by the
 * states of figures (components/figures/figures.css). The hill is one cached file; the changing parts lie over it, in
 * the same units.
 */
export function HomeHero({ lines, claim, lead, platforms, choice, children }: HomeHeroProps) {
  return (
    <section data-hero="light" data-figure="" className="home-hero relative bg-ink-50">
      <div className="wrap relative z-1">
        <h1 className="text-h1">
          {lines.map((line) => (
            // Chromium leaves a space at the end of a block out of what it tells a screen reader.
            <Fragment key={line}>
              {line} <br />
            </Fragment>
          ))}
        </h1>
        <p className="home-claim mt-3 lg:mt-5">{claim}</p>
        <p className="home-lead mt-2 text-ink-700 max-md:text-sm lg:mt-3">{lead}</p>
      </div>
      <div className="home-stage">
        <Art picture={hill} isEager className="home-land" />
        <svg viewBox="0 0 3000 1720" aria-hidden="true" className="home-land">
          <g transform="translate(1920 156) rotate(45)">
            {stands.map(({ states, at }, i) => (
              <g key={states} transform={at} data-state={states}>
                <use href={`${weaves.src}#w${i + 1}`} className="weave" />
              </g>
            ))}
          </g>
          {leaders.map(({ states, x, y }) => (
            <g key={x} data-state={states} data-move="leader" className="fill-white stroke-ink-950 stroke-3">
              <path d={`M${x} ${y}V536`} className="stroke-[5]" />
              <path d={`M${x} ${y}V536`} className="stroke-white stroke-[1.6]" />
              <path d={`M${x} ${y - 8}l8 8-8 8-8-8z`} className="[paint-order:stroke]" />
              <path d={`M${x} 522l12 12h-24z`} className="fill-ink-950 stroke-none" />
            </g>
          ))}
        </svg>
        <Slip choice={choice} />
      </div>
      <div className="wrap relative z-1">
        {children}
        <a href={`#${PLATFORMS_ID}`} className="text-link arrow mt-1 after:rotate-90">
          {platforms}
        </a>
      </div>
    </section>
  );
}

/** The states of the records. The fourth is that of the deed with a rewritten word. */
const STATES = [1, 2, 3, 5];
const DEED = "2 4";

/** The records' stands, in units of the hill. Their weaves are in a file, in the same order. */
const stands = [
  { states: "1", at: "translate(0 216)" },
  { states: DEED, at: "translate(72 72)" },
  { states: "3", at: "translate(216 0)" },
  { states: "5", at: "translate(72 72)" },
];

/** The lines from a stand to the slip's edge. */
const leaders = [
  { states: "1", x: 1767, y: 411 },
  { states: `${DEED} 5`, x: 1920, y: 360 },
  { states: "3", x: 2073, y: 411 },
];

/** The choice of a record, and the chosen one. */
function Slip({ choice }: { choice: string }) {
  const id = useId();
  return (
    <div className="home-slip rounded-ctl">
      <div className="on-dark rounded-t-ctl bg-ink-950 px-2 text-white">
        <p className="flex flex-wrap justify-between gap-x-3 px-3 py-2.5 text-[.8125rem] text-ink-300">
          <span id={id} className="home-choice" hidden>
            {choice}
          </span>
          <Pause />
          <span>{labels.samples.data}</span>
        </p>
        <fieldset aria-labelledby={id} className="home-choice" hidden>
          {records.map(({ name }, i) => (
            <Fragment key={name}>
              <label>
                <input type="radio" name={id} data-choose={STATES[i]} defaultChecked={i === 0} />
                {name}
              </label>{" "}
            </Fragment>
          ))}
        </fieldset>
      </div>
      <div className="states grid-cols-[minmax(0,1fr)] rounded-b-ctl bg-white px-5 pt-4 pb-3.5">
        {records.map((record, i) => (
          <RecordOf key={record.path} {...record} states={stands[i]?.states ?? ""} />
        ))}
      </div>
      <FigureStatus />
    </div>
  );
}

/** A record. That of the deed has a checkbox that rewrites an old entry. */
function RecordOf({
  path,
  platform,
  place,
  title,
  answer,
  facts,
  status,
  rewrite,
  states,
}: RecordSlip & { states: string }) {
  const says = `${title}. ${(answer ?? [status.term, status.text]).join(": ")}.`;
  return (
    <div
      {...inState(...states.split(" ").map(Number))}
      data-says={rewrite ? undefined : says}
      className="flex flex-col"
    >
      <p className="flex flex-wrap justify-between gap-x-3 pb-1 text-xs font-semibold text-earth-700">
        {place}{" "}
        <a href={path} className="underlined font-normal text-ink-600">
          {platform}
        </a>
      </p>
      <p className="mb-2.5 text-h4">{title}</p>
      <Facts
        items={[
          ...(answer ? [[answer[0], <Answer key="answer">{answer[1]}</Answer>] as const] : []),
          ...facts,
          rewrite
            ? [
                <Rewritable key="term" before={status.term} after={rewrite.term} />,
                <Rewritable
                  key="status"
                  before={<StatusText {...status} says={says} />}
                  after={<StatusText isDone={false} text={`${lastCode} ${rewrite.text}`} says={rewrite.says} />}
                />,
              ]
            : [status.term, <StatusText key="status" {...status} />],
        ]}
        className="flex flex-1 flex-col text-sm *:flex *:flex-auto *:flex-wrap *:items-center *:justify-between *:gap-x-3 *:border-t *:py-1"
      />
      {rewrite && (
        <label className="home-choice home-rewrite border-ink-200 border-t text-sm font-semibold" hidden>
          <input type="checkbox" data-with="" />
          {rewrite.label}
        </label>
      )}
    </div>
  );
}

/** The registration's date, in whose place its code stands when an old entry was rewritten. */
const Rewritable = ({ before, after }: { before: ReactNode; after: ReactNode }) => (
  <span className="states *:block in-[dd]:text-right">
    <span {...inState(2)}>{before}</span> <span {...inState(4)}>{after}</span>
  </span>
);

/** The fact that the platform answers for. */
const Answer = ({ children }: { children: string }) => <span className="block text-h3 font-semibold!">{children}</span>;

const StatusText = ({ isDone, text, says }: { isDone: boolean; text: string; says?: string }) => (
  <span data-says={says} className={`status ${isDone ? "full text-green-700" : "text-earth-700"}`}>
    {text}
  </span>
);
