import { oneStand, scenes } from "@/content/home";
import { Facts } from "./parts/facts";
import { Figure } from "./parts/figure";
import { inState } from "./parts/states";

/** One stand as listing, deed, valuation and register: its plan with one thing lit, and the facts that a platform holds. */
export function OneStand() {
  return (
    <Figure content={oneStand}>
      <div className="rounded-ctl mt-4 grid grid-cols-1 overflow-hidden bg-ink-100 @xl:grid-cols-[1fr_1.15fr]">
        <Plan />
        <div className="states bg-white @xl:border-ink-100 @xl:border-4 @xl:border-l-0 max-@xl:border-4 max-@xl:border-ink-100 max-@xl:border-t-0">
          {scenes.map(({ path, platform, facts, answer: [term, fact] }, i) => (
            <div key={path} {...inState(i + 1)} className="flex flex-col">
              <p className="bg-green-800 px-4 font-semibold @max-[15rem]:px-2 text-white">
                <a href={path} className="arrow flex min-h-11 items-center justify-between gap-2 [--ring:#fff]">
                  {platform}
                </a>
              </p>
              <Facts
                items={facts}
                className="flex flex-1 flex-col px-4 @max-[15rem]:px-2 *:flex *:min-h-11 *:flex-auto *:items-center *:justify-between *:gap-3 *:border-b @max-[15rem]:*:flex-wrap"
              />
              <dl className="lit px-4 py-3 @max-[15rem]:px-2">
                <dt className="text-green-800">{term}</dt>
                <dd className="text-h4 @max-[15rem]:text-base @xl:text-[1.375rem]">{fact}</dd>
              </dl>
            </div>
          ))}
        </div>
      </div>
    </Figure>
  );
}

const STAND = "M40 16H280V232H40z";
/** Hipped roofs, lit from the left. */
const ROOF_LIT = "M84 64H236L182 118H138L84 172z";
const ROOF_SHADED = "M236 64V172H84L138 118H182z";

/** The stand from above, among its neighbours. What the chosen platform answers for is lit: house, boundary, value, people. */
function Plan() {
  return (
    <svg viewBox="20 0 280 288" className="h-40 w-full @xl:h-full @xl:min-h-72" aria-hidden="true">
      <path d="M-600 244H900V276H-400z" className="fill-white" />
      {[-496, -248, 248, 496].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path d={STAND} className="fill-ink-50" />
          <path d={ROOF_LIT} className="fill-ink-200" />
          <path d={ROOF_SHADED} className="fill-ink-300" />
        </g>
      ))}
      <path d={STAND} className="fill-white" />
      <path d={STAND} data-state="3" className="fill-green-200" />
      <path d="M148 172h24v72h-24z" className="fill-ink-100" />
      <path
        d="M62 186l14 14-14 14-14-14zM258 34l14 14-14 14-14-14zM258 186l14 14-14 14-14-14zM226 198l10 10-10 10-10-10z"
        className="fill-green-200"
      />
      <path d={ROOF_LIT} className="fill-ink-400" />
      <path d={ROOF_SHADED} className="fill-ink-600" />
      <g data-state="1 3">
        <path d={ROOF_LIT} className="fill-green-500" />
        <path d={ROOF_SHADED} className="fill-green-800" />
      </g>
      <g data-state="2">
        <path d={STAND} className="fill-none stroke-green-700 [stroke-width:6]" />
        <path
          d="M40 2l14 14-14 14-14-14zM280 2l14 14-14 14-14-14zM280 218l14 14-14 14-14-14zM40 218l14 14-14 14-14-14z"
          className="fill-green-900"
        />
      </g>
      <path
        d="M112 104l14 14-14 14-14-14zM208 104l14 14-14 14-14-14zM160 66l14 14-14 14-14-14zM140 142l12 12-12 12-12-12zM180 142l12 12-12 12-12-12z"
        data-state="4"
        className="fill-green-400 stroke-white stroke-2"
      />
    </svg>
  );
}
