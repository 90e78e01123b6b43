import { riskRegister } from "@/content/figures/risk-quality-monitoring";
import { Figure } from "./parts/figure";
import { AxisFlag, Marker, Plot, percent, Shapes } from "./parts/plot";
import { stateClasses } from "./parts/states";

const { steps, axes, limit, risks, texts } = riskRegister;
type Risk = (typeof risks)[number];

const most = steps.length;
/** The middle of a step, in percent. */
const x = (impact: number) => ((impact - 0.5) / most) * 100;
const y = (likelihood: number) => 100 - x(likelihood);

const fillOf = (score: number) =>
  score > limit.score
    ? "fill-earth-100"
    : score > 6
      ? "fill-green-200"
      : score > 3
        ? "fill-green-100"
        : "fill-green-50";

/** The stairs between the scores up to the limit and those over it. */
const stairs = steps
  .map((impact) => ({ impact, top: most - Math.floor(limit.score / impact) }))
  .filter(({ top }) => top > 0)
  .reduce((path, { impact, top }) => `${path || `M${impact - 1} 0`}V${top}H${impact}`, "");

export function RiskQualityMonitoring() {
  return (
    <Figure content={riskRegister}>
      <div className="mt-4 grid gap-x-7 @xl:grid-cols-[1fr_220px]">
        <Plot label={riskRegister.shape} className="mt-7 mb-[54px] ml-[34px] h-[240px] @xl:h-[270px]">
          <Shapes width={most} height={most}>
            {steps.flatMap((likelihood) =>
              steps.map((impact) => (
                <rect
                  key={`${likelihood} ${impact}`}
                  x={impact - 1}
                  y={most - likelihood}
                  width="1"
                  height="1"
                  className={`stroke-white stroke-2 forced-colors:stroke-[GrayText] forced-colors:fill-[Canvas] ${fillOf(likelihood * impact)}`}
                />
              )),
            )}
            <path className="limit fill-none" d={stairs} />
          </Shapes>
          <text y="0" dx="-34" dy="-12">
            {axes.likelihood}
          </text>
          <text x="100%" y="0" dy="-12" className="e t">
            {limit.label}
          </text>
          <text x="100%" y="100%" dy="46" className="e">
            {axes.impact}
          </text>
          {steps.map((step) => (
            <g key={step}>
              <text className="m" y={percent(y(step))} dx="-17" dy=".35em">
                {step}
              </text>
              <text className="m" x={percent(x(step))} y="100%" dy="22">
                {step}
              </text>
            </g>
          ))}
          {risks.map(({ name, likelihood, impact }, i) => (
            <g key={name} className={`stroke-ink-950 forced-colors:stroke-[CanvasText] ${stateClasses[i]}`}>
              <line x1="0" x2={percent(x(impact))} y1={percent(y(likelihood))} y2={percent(y(likelihood))} />
              <line x1={percent(x(impact))} x2={percent(x(impact))} y1={percent(y(likelihood))} y2="100%" />
            </g>
          ))}
          {risks.map(({ name, likelihood, impact }, i) => (
            <g key={name}>
              <Marker
                x={x(impact)}
                y={y(likelihood)}
                radius={14}
                className="fill-white stroke-ink-950 stroke-[1.5] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
              />
              <text x={percent(x(impact))} y={percent(y(likelihood))} dy=".35em" className="m t">
                {i + 1}
              </text>
            </g>
          ))}
          {risks.map((risk, i) => (
            <g key={risk.name} className={stateClasses[i]}>
              <Chosen {...risk} number={i + 1} />
            </g>
          ))}
        </Plot>
        <div className="st @xl:pt-7">
          {risks.map((risk, i) => (
            <Entry key={risk.name} risk={risk} className={stateClasses[i]} />
          ))}
        </div>
      </div>
    </Figure>
  );
}

interface ChosenProps {
  likelihood: number;
  impact: number;
  number: number;
  was?: { impact: number };
}

/** The chosen risk, with flags on both axes, and the place it came from. */
function Chosen({ likelihood, impact, number, was }: ChosenProps) {
  const [left, top] = [percent(x(impact)), percent(y(likelihood))];
  return (
    <>
      {was && (
        <>
          <line
            x1={left}
            x2={percent(x(was.impact))}
            y1={top}
            y2={top}
            className="stroke-ink-950 stroke-[1.5] [stroke-dasharray:5_4]"
          />
          <Marker
            x={x(was.impact)}
            y={y(likelihood)}
            radius={9}
            className="fill-white stroke-ink-950 stroke-[1.5] [stroke-dasharray:3_2]"
          />
          <text x={percent(x(was.impact))} y={top} dx="14" dy=".35em" className="t">
            {texts.was} {likelihood * was.impact}
          </text>
        </>
      )}
      <svg y={top} aria-hidden="true">
        <path
          d="M-4 0l-5-6v-7h-17a3 3 0 0 0-3 3v20a3 3 0 0 0 3 3h17v-7z"
          className="fill-ink-950 forced-colors:fill-[Highlight]"
        />
        <text dx="-18" dy=".35em" className="m !fill-white font-semibold forced-colors:!fill-[HighlightText]">
          {likelihood}
        </text>
      </svg>
      <AxisFlag x={x(impact)} text={String(impact)} />
      <Marker x={x(impact)} y={y(likelihood)} radius={18} className="fill-ink-950 stroke-white stroke-2" />
      <text x={left} y={top} dy=".35em" className="m !fill-white font-semibold">
        {number}
      </text>
    </>
  );
}

/** The entry of a risk in the register. */
function Entry({ risk, className = "" }: { risk: Risk; className?: string }) {
  const score = risk.likelihood * risk.impact;
  const spare = limit.score - score;
  return (
    <div className={`border-ink-950 border-t-2 pt-3 ${className}`}>
      <p className="text-sm leading-tight font-semibold">{risk.name}</p>
      <p className="mt-2 flex items-end gap-3">
        <b className={`text-[2.5rem] leading-none tracking-[-.03em] ${spare < 0 ? "text-earth-700" : ""}`}>{score}</b>
        <span className="text-[.8125rem] leading-snug text-ink-600">
          {axes.likelihood} {risk.likelihood} × {axes.impact.toLowerCase()} {risk.impact}
          <b className={`block ${spare < 0 ? "text-earth-700" : "text-ink-950"}`}>
            {Math.abs(spare)} {spare < 0 ? texts.over : texts.under} {texts.limit}
          </b>
        </span>
      </p>
      <dl className="mt-3">
        {(["owner", "response", "status"] as const).map((field) => (
          <div key={field} className="border-ink-200 flex gap-2 border-t py-1.5">
            <dt className="w-[72px] flex-none text-ink-600">{texts[field]}</dt>
            <dd className="font-medium">{risk[field]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
