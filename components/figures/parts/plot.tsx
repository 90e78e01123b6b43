import type { ReactNode } from "react";

/** A position in percent of a plot, as an SVG attribute. */
export const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

interface PlotProps {
  /** One sentence on the shape of the drawing; its numbers are in the text around it. */
  label: string;
  /** Height and margins, which have the texts beside the plot. */
  className: string;
  children: ReactNode;
  /** HTML over the drawing, for texts that may wrap. */
  notes?: ReactNode;
}

/** A drawing that is as wide as its figure. Text and marks are placed in percent, and keep their size. */
export function Plot({ label, className, children, notes }: PlotProps) {
  return (
    <div className={`plot ${className}`}>
      <svg role="img" aria-label={label}>
        {children}
      </svg>
      {notes}
    </div>
  );
}

/** Shapes in units of the data, stretched to the plot: `width` by `height` units, with 0 at the top left. */
export function Shapes({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
      {children}
    </svg>
  );
}

interface MarkerProps {
  /** In percent of the plot. */
  x: number;
  y: number;
  /** From its centre to a corner, in pixels. */
  radius?: number;
  className: string;
}

/** A diamond on a point of a chart. */
export function Marker({ x, y, radius = 7, className }: MarkerProps) {
  const [a, b] = [radius, -radius];
  return (
    <svg x={percent(x)} y={percent(y)} aria-hidden="true">
      <path d={`M0 ${b}L${a} 0 0 ${a} ${b} 0z`} className={className} />
    </svg>
  );
}

/** A label below the axis, in a dark flag that points at x. `width` is in pixels. */
export function AxisFlag({ x, text, width = 34 }: { x: number; text: string; width?: number }) {
  const half = width / 2;
  return (
    <svg x={percent(x)} y="100%" aria-hidden="true">
      <path
        d={`M0 0l5 6H${half - 3}a3 3 0 0 1 3 3v17a3 3 0 0 1-3 3H${3 - half}a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3h${half - 8}z`}
        className="fill-ink-950 forced-colors:fill-[Highlight]"
      />
      <text dy="22" className="m fill-white font-semibold forced-colors:fill-[HighlightText]">
        {text}
      </text>
    </svg>
  );
}
