import { Pause } from "@/components/ui/pause";
import { riskRegister } from "@/content/project/risk-quality-monitoring";
import { DataTable } from "./parts/data-table";
import { Facts } from "./parts/facts";
import { Figure, inState } from "./parts/figure";
import { At, AxisFlag, Block, Label, Level, Marker, Plot, rowsOf, Shapes, Tick, Upright } from "./parts/plot";

const { steps, axes, limit, risks, texts } = riskRegister;
type Risk = (typeof risks)[number];

const most = steps.length;
const cells = rowsOf(most);
/** Returns the middle of a step of impact. */
const x = (impact: number) => cells.middle(impact - 1);
const y = (likelihood: number) => cells.middle(most - likelihood);

function fillOf(score: number) {
  if (score > limit.score) return "fill-earth-100";
  if (score > 6) return "fill-green-200";
  return score > 3 ? "fill-green-100" : "fill-green-50";
}

const scoreOf = ({ likelihood, impact }: Pick<Risk, "likelihood" | "impact">) => likelihood * impact;

/** The width of guides, which are thinner than other lines. */
const GUIDE = "stroke-1";

/** The stairs between the scores up to the limit and those over it. */
const stairs = steps
  .map((impact) => ({ impact, top: most - Math.floor(limit.score / impact) }))
  .filter(({ top }) => top > 0)
  .reduce((path, { impact, top }) => `${path || `M${impact - 1} 0`}V${top}H${impact}`, "");

export function RiskQualityMonitoring() {
  return (
    <Figure content={riskRegister}>
      <div className="mt-4 grid gap-x-7 @xl:grid-cols-[1fr_220px]">
        <Plot
          className="mt-14 mb-[3.375rem] ml-[2.125rem] h-[15rem] @3xs:mt-7 @xl:h-[16.875rem]"
          data={
            <DataTable
              caption={riskRegister.kind}
              columns={[texts.risk, axes.likelihood, axes.impact, texts.score]}
              rows={risks.map((risk, i) => [`${i + 1} ${risk.name}`, risk.likelihood, risk.impact, scoreOf(risk)])}
            />
          }
        >
          {/* Forced colours keep the stairs as the only line. */}
          <g className="forced-colors:hidden">
            {steps.flatMap((likelihood) =>
              steps.map((impact) => (
                <Block
                  key={`${likelihood} ${impact}`}
                  x={cells.bar(impact - 1)}
                  y={cells.bar(most - likelihood)}
                  className={`stroke-white stroke-2 ${fillOf(likelihood * impact)}`}
                />
              )),
            )}
          </g>
          <Shapes width={most} height={most}>
            <path className="limit fill-none" d={stairs} />
          </Shapes>
          <Label dx={-34} dy={-12} className="@max-3xs:[translate:0_-1.3em]" text={axes.likelihood} />
          <Label x={100} dy={-12} anchor="end" strong text={limit.label} />
          <Label x={100} y={100} dy={46} anchor="end" text={axes.impact} />
          {steps.map((step) => (
            <g key={step}>
              <Label y={y(step)} dx={-17} anchor="middle" axis text={step} />
              <Tick x={x(step)} text={step} />
            </g>
          ))}
          {risks.map(({ name, likelihood, impact }, i) => (
            <g key={name} data-state={i + 1}>
              <Level move="level" x={[0, x(impact)]} y={y(likelihood)} className={GUIDE} />
              <Upright move="upright" x={x(impact)} y1={y(likelihood)} className={GUIDE} />
            </g>
          ))}
          {risks.map(({ name, likelihood, impact }, i) => (
            <At key={name} x={x(impact)} y={y(likelihood)}>
              <Diamond side={1.5} className="fill-white ink" />
              <Label anchor="middle" strong text={i + 1} />
            </At>
          ))}
          {risks.map((risk, i) => (
            <g key={risk.name} data-state={i + 1}>
              <Chosen {...risk} number={i + 1} />
            </g>
          ))}
        </Plot>
        <div className="states @xl:pt-7">
          {risks.map((risk, i) => (
            <Entry key={risk.name} risk={risk} state={i} />
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
  const [left, top] = [x(impact), y(likelihood)];
  return (
    <>
      {was && (
        <>
          <Level x={[left, x(was.impact)]} y={top} className="[stroke-dasharray:5_4]" />
          <Marker x={x(was.impact)} y={top} radius={9} kind="past" />
          <Label
            x={x(was.impact)}
            y={top}
            dx={14}
            strong
            className="hidden @3xs:block"
            text={`${texts.was} ${likelihood * was.impact}`}
          />
        </>
      )}
      <At y={top}>
        <g data-move="level-flag">
          <path d="M-4 0l-13-11v22z" className="flag fill-ink-950" />
          <rect x="-2.1em" y="-.9em" width="1.5em" height="1.8em" rx="3" className="flag fill-ink-950" />
          <Label dx={-18} anchor="middle" on="dark" text={likelihood} />
        </g>
      </At>
      <AxisFlag x={left} text={String(impact)} width={20} />
      <At x={left} y={top}>
        <g data-move="chosen">
          <Diamond side={2} className="flag fill-ink-950 stroke-white stroke-2" />
          <Label anchor="middle" on="dark" text={number} />
        </g>
      </At>
    </>
  );
}

/** A diamond around a number, with which it grows: `side` is in em. */
function Diamond({ side, className }: { side: number; className: string }) {
  const [start, size] = [`${-side / 2}em`, `${side}em`];
  return <rect x={start} y={start} width={size} height={size} transform="rotate(45)" className={className} />;
}

/** The entry of a risk in the register. */
function Entry({ risk, state }: { risk: Risk; state: number }) {
  const score = scoreOf(risk);
  const isOver = score > limit.score;
  return (
    <div {...inState(state + 1)} className="border-ink-950 border-t-2 pt-3">
      <p className="text-sm leading-tight font-semibold">{risk.name}</p>
      <p className="mt-2 flex items-end gap-3">
        <b className={`text-[2.5rem] leading-none tracking-[-.03em] ${isOver ? "text-earth-700" : ""}`}>{score}</b>
        <Pause />
        <span className="text-[.8125rem] leading-snug text-ink-600">
          {axes.likelihood} {risk.likelihood} × {axes.impact.toLowerCase()} {risk.impact}
          <Pause />
          <b className={`block ${isOver ? "text-earth-700" : "text-ink-950"}`}>
            {Math.abs(limit.score - score)} {isOver ? texts.over : texts.under} {texts.limit}
          </b>
        </span>
      </p>
      <Facts
        className="mt-3 *:gap-2 *:border-t *:py-1.5 @3xs:*:flex [&_dt]:w-[4.875rem] [&_dt]:flex-none"
        items={[
          [texts.owner, risk.owner],
          [texts.response, risk.response],
          [texts.status, risk.status],
        ]}
      />
    </div>
  );
}
