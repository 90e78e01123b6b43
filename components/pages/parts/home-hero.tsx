import { type ReactNode, useId } from "react";
import { inState } from "@/components/figures/parts/states";
import { Art } from "@/components/ui/art";
import hill from "@/components/ui/art/hill.svg";
import { records } from "@/content/home";
import { labels } from "@/content/labels";
import { PLATFORMS_ID } from "./product-showcase";

interface HomeHeroProps {
  lines: readonly string[];
  lead: string;
  platforms: string;
  choice: string;
  /** The email form, or what a signed-in visitor has instead. */
  children: ReactNode;
}

/**
 * The mark as a landscape: a hill cut into stands. A choice weaves one of them anew and pins its record to it, by the states of figures
 * (components/figures/figures.css). The hill is one cached file; what changes lies over it, in the same units.
 */
export function HomeHero({ lines, lead, platforms, choice, children }: HomeHeroProps) {
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
        <p className="mt-3 max-w-[34rem] text-lead text-ink-700 lg:mt-6 lg:max-w-[27.5rem] min-[80em]:max-w-[31rem]">
          {lead}
        </p>
        {children}
        <a href={`#${PLATFORMS_ID}`} className="text-link mt-1">
          <span className="underlined">{platforms}</span>
        </a>
      </div>
      <div className="home-stage">
        <Art picture={hill} isEager className="home-land" />
        <svg viewBox="0 0 3000 1200" aria-hidden="true" className="home-land">
          <g transform="translate(1920 156) rotate(45)">
            {weaves.map(({ at, parts }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the state.
              <g key={i} transform={at} data-state={i + 1}>
                <g className="weave">
                  <path d="M-2-2h148v148h-148z" className="fill-white" />
                  <path d="M3 3h138v138h-138z" className="fill-earth-600" />
                  {parts.map(([part, d]) => (
                    <path key={d} d={d} className={fills[part]} />
                  ))}
                </g>
              </g>
            ))}
          </g>
          {leaders.map(({ states, x, y }) => (
            <g key={x} data-state={states} className="stroke-ink-950">
              <path d={`M${x} ${y}V536`} className="stroke-[5]" />
              <path d={`M${x} ${y}V536`} className="stroke-white stroke-[1.6]" />
              <path
                d={`M${x} ${y - 8}l8 8-8 8-8-8zM${x} 522l12 12h-24z`}
                className="fill-white stroke-[3] [paint-order:stroke]"
              />
            </g>
          ))}
        </svg>
        <Slip choice={choice} />
      </div>
    </section>
  );
}

const fills = { lit: "fill-white", shaded: "fill-earth-100", core: "fill-ink-950" } as const;

/** The woven stand of each record, in units of the hill. */
const weaves = [
  // Three bedrooms and a bathroom.
  {
    at: "translate(72 72)",
    parts: [
      ["lit", "M10 10V134H134l-8 -8H18V18z"],
      ["shaded", "M10 10H134V134l-8 -8V18H18z"],
      ["lit", "M28 75h41v41h-41zM75 28h41v41h-41zM75 75h41v41h-41z"],
      ["shaded", "M28 28h41v41h-41z"],
      ["core", "M38 38h21v21h-21z"],
    ],
  },
  // Rings: deed within deed.
  {
    at: "translate(72 72)",
    parts: [
      [
        "lit",
        "M10 10V134H134l-6 -6H16V16zM24 24V120H120l-6 -6H30V30zM38 38V106H106l-6 -6H44V44zM52 52V92H92l-6 -6H58V58z",
      ],
      [
        "shaded",
        "M10 10H134V134l-6 -6V16H16zM24 24H120V120l-6 -6V30H30zM38 38H106V106l-6 -6V44H44zM52 52H92V92l-6 -6V58H58z",
      ],
      ["core", "M64 64h16v16h-16z"],
    ],
  },
  // A measured grid.
  {
    at: "translate(216 0)",
    parts: [
      [
        "lit",
        "M12 12h27v27h-27zM12 74h27v27h-27zM43 43h27v27h-27zM43 105h27v27h-27zM74 12h27v27h-27zM74 74h27v27h-27zM105 43h27v27h-27zM105 105h27v27h-27z",
      ],
      [
        "shaded",
        "M12 43h27v27h-27zM12 105h27v27h-27zM43 12h27v27h-27zM43 74h27v27h-27zM74 43h27v27h-27zM74 105h27v27h-27zM105 12h27v27h-27zM105 74h27v27h-27z",
      ],
    ],
  },
  // Five people.
  {
    at: "translate(0 216)",
    parts: [
      ["lit", "M10 10V134H134l-8 -8H18V18z"],
      ["shaded", "M10 10H134V134l-8 -8V18H18z"],
      ["lit", "M28 28h26v26h-26zM90 28h26v26h-26zM28 90h26v26h-26zM90 90h26v26h-26zM59 59h26v26h-26z"],
    ],
  },
] as const;

/** From a stand to the slip's edge. */
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
      <div data-says="" className="states rounded-t-ctl bg-white px-5 pt-4 pb-3.5">
        {records.map(({ path, platform, place, title, answer, facts, status }, i) => (
          <div key={path} {...inState(i + 1)} className="flex flex-col">
            <p className="flex flex-wrap justify-between gap-x-3 text-xs font-semibold text-earth-700">
              {place}{" "}
              <a href={path} className="underlined font-normal text-ink-600">
                {platform}
              </a>
            </p>
            <p className="mb-2.5 text-[1.25rem] leading-tight font-semibold tracking-[-.01em]">{title}</p>
            <dl className="flex flex-1 flex-col text-sm *:flex *:flex-auto *:flex-wrap *:items-center *:justify-between *:gap-x-3 *:border-t *:border-ink-200 *:py-1 [&_dd]:font-medium [&_dt]:text-ink-600">
              {answer && (
                <div>
                  <dt>{answer[0]}</dt>
                  <dd className="text-[1.5rem] leading-normal font-semibold! tracking-[-.02em]">{answer[1]}</dd>
                </div>
              )}
              {facts.map(([term, fact]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
              <div>
                <dt>{status.term}</dt>
                <dd className={`status ${status.isDone ? "full text-green-700" : "text-earth-700"}`}>{status.text}</dd>
              </div>
            </dl>
          </div>
        ))}
      </div>
      <fieldset className="home-choice on-dark rounded-b-ctl bg-ink-950 px-2 text-white" hidden>
        <legend className="float-left flex w-full flex-wrap justify-between px-3 pt-2.5 text-[.8125rem] text-ink-300">
          {choice} <span>{labels.sampleData}</span>
        </legend>
        {records.map(({ name }, i) => (
          <label key={name}>
            <input type="radio" name={group} data-choose={i + 1} defaultChecked={i === 0} />
            {name}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
