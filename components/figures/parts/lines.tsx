import { percent } from "./plot";

const ink = "stroke-ink-950 stroke-[1.5] forced-colors:stroke-[CanvasText]";

/** A limit is heavier: a budget, or what was agreed. */
type Kind = "limit";

interface UprightProps {
  /** In percent of the plot. */
  x: number;
  y1?: string;
  y2?: string;
  kind?: Kind;
  className?: string;
}

/** An ink line down a plot. */
export function Upright({ x, y1 = "0", y2 = "100%", kind, className = "" }: UprightProps) {
  return <line x1={percent(x)} x2={percent(x)} y1={y1} y2={y2} className={`${kind ?? ink} ${className}`} />;
}

/** An ink line across a plot: its base line by default. */
export function Level({ y = "100%", kind }: { y?: string; kind?: Kind }) {
  return <line x1="0" x2="100%" y1={y} y2={y} className={kind ?? ink} />;
}
