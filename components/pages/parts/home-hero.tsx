import { type ReactNode, useId } from "react";
import { Facts } from "@/components/figures/parts/facts";
import { FigureStatus } from "@/components/figures/parts/figure-status";
import { inState } from "@/components/figures/parts/states";
import { Art } from "@/components/ui/art";
import hill from "@/components/ui/art/hill.svg";
import weaves from "@/components/ui/art/weaves.svg";
import { records } from "@/content/home";
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
        <h1 className="text-display max-md:text-[clamp(2.25rem,11.1vw,2.5rem)]">
          {lines.map((line) => (
            <span key={line} className="block">
              {line}{" "}
            </span>
          ))}
        </h1>
        <p className="mt-3 max-w-[34rem] text-h4 text-balance lg:mt-6 lg:max-w-[27.5rem] min-[80em]:max-w-[31rem]">
          {claim}
        </p>
        <p className="mt-2 max-w-[34rem] text-ink-700 max-md:text-sm lg:max-w-[27.5rem] min-[80em]:max-w-[31rem]">
          {lead}
        </p>
      </div>
      <div className="home-stage">
        <Art picture={hill} isEager className="home-land" />
        <svg viewBox="0 0 3000 1200" aria-hidden="true" className="home-land">
          <g transform="translate(1920 156) rotate(45)">
            {stands.map((at, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the state.
              <g key={i} transform={at} data-state={i + 1}>
                <use href={`${weaves.src}#w${i + 1}`} className="weave" />
              </g>
            ))}
          </g>
          {leaders.map(({ states, x, y }) => (
            <g key={x} data-state={states} data-move="leader" className="fill-white stroke-ink-950 stroke-3">
              <path d={`M${x} ${y}V536`} className="stroke-[5]" />
              <path d={`M${x} ${y}V536`} className="stroke-white stroke-[1.6]" />
              <path d={`M${x} ${y - 8}l8 8-8 8-8-8zM${x} 522l12 12h-24z`} className="[paint-order:stroke]" />
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

/** The places of the records' woven stands, in units of the hill. Their weaves are in a file. */
const stands = ["translate(72 72)", "translate(72 72)", "translate(216 0)", "translate(0 216)"];

/** The lines from a stand to the slip's edge. */
const leaders = [
  { states: "1 2", x: 1920, y: 360 },
  { states: "3", x: 2073, y: 411 },
  { states: "4", x: 1767, y: 411 },
];

/** The record, and the choice of another one. */
function Slip({ choice }: { choice: string }) {
  const group = useId();
  return (
    <div className="home-slip rounded-ctl">
      <div className="states rounded-t-ctl bg-white px-5 pt-4 pb-3.5">
        {records.map(({ path, platform, place, title, answer, facts, status }, i) => (
          <div
            key={path}
            {...inState(i + 1)}
            data-says={`${title}. ${(answer ?? [status.term, status.text]).join(": ")}.`}
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
                [status.term, <StatusText key="status" {...status} />],
              ]}
              className="flex flex-1 flex-col text-sm *:flex *:flex-auto *:flex-wrap *:items-center *:justify-between *:gap-x-3 *:border-t *:py-1"
            />
          </div>
        ))}
      </div>
      <fieldset className="home-choice on-dark rounded-b-ctl bg-ink-950 px-2 text-white" hidden>
        <legend className="float-left flex w-full flex-wrap justify-between px-3 pt-2.5 text-[.8125rem] text-ink-300">
          {choice} <span>{labels.samples.data}</span>
        </legend>
        {records.map(({ name }, i) => (
          <label key={name}>
            <input type="radio" name={group} data-choose={i + 1} defaultChecked={i === 0} />
            {name}
          </label>
        ))}
      </fieldset>
      <FigureStatus />
    </div>
  );
}

/** The fact that the platform answers for. */
const Answer = ({ children }: { children: string }) => <span className="block text-h3 font-semibold!">{children}</span>;

const StatusText = ({ isDone, text }: (typeof records)[number]["status"]) => (
  <span className={`status ${isDone ? "full text-green-700" : "text-earth-700"}`}>{text}</span>
);
