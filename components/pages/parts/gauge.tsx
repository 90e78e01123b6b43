import { percent } from "@/components/figures/parts/plot";
import type { MeasuredLimit } from "@/content/measured-limits";
import { thisSite } from "@/content/this-site";

/** Where a limit that is met stands, in percent of a gauge. */
const LIMIT_AT = 80;
/** What is missed keeps clear of the end. */
const MARGIN = 1.02;

/**
 * The positions of a gauge in percent. The limits of what should be small stand in one line; a gauge of points goes from 0 to 100.
 * `missed` is what lies between the value and the limit.
 */
export function gaugeOf({ value, limit, kind }: Pick<MeasuredLimit, "value" | "limit" | "kind">) {
  const scale = kind === "at most" ? Math.max(limit / (LIMIT_AT / 100), value * MARGIN) : 100;
  const [atValue, atLimit] = [(value / scale) * 100, (limit / scale) * 100];
  const isMissed = kind === "at most" ? value > limit : value < limit;
  const [from, to] = [Math.min(atValue, atLimit), Math.max(atValue, atLimit)];
  return { filled: isMissed ? from : atValue, tick: atLimit, missed: isMissed ? { from, to } : undefined };
}

/** A value against its limit. Its name says the limit; the value stands beside it. */
export function Gauge(props: MeasuredLimit) {
  const { limitText, isMet } = props;
  const { filled, tick, missed } = gaugeOf(props);
  return (
    <svg className="gauge" role="img" aria-label={`${thisSite.limit} ${limitText}. ${thisSite.outcome(isMet)}`}>
      <rect className="gauge-rail" y="6" width="100%" height="12" />
      <rect className="gauge-value" y="6" width={percent(filled)} height="12" />
      {missed && (
        <rect className="missed" x={percent(missed.from)} y="6" width={percent(missed.to - missed.from)} height="12" />
      )}
      <rect className="gauge-limit" x={percent(tick)} width="3" height="24" transform="translate(-3)" />
      <text x={percent(tick)} y="3.15em" textAnchor={tick < 55 ? "start" : "end"}>
        {limitText}
      </text>
    </svg>
  );
}
