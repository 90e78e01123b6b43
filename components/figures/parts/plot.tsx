import type { ReactNode } from "react";
import { Pause } from "@/components/ui/pause";

/** Formats a position in percent of a plot as an SVG attribute. */
export const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

/** A position: a number is in percent of the plot, a string in pixels. */
type Place = number | string;
const at = (place: Place) => (typeof place === "string" ? place : percent(place));

/** The start and end of a shape, in percent of the plot. */
export type Span = readonly [from: number, to: number];

interface PlotProps {
  /** The data for screen readers: a {@link DataTable}, or another text. A drawing without it is decoration. */
  data?: ReactNode;
  /** The classes of height and margins. The texts beside the plot lie in the margins. */
  className: string;
  children: ReactNode;
  /** HTML over the drawing, for texts that may wrap. */
  notes?: ReactNode;
}

/** A drawing that is as wide as its figure. Text and marks are placed in percent, and keep their size. */
export function Plot({ data, className, children, notes }: PlotProps) {
  return (
    <div className={`plot ${className}`}>
      {data}
      <svg aria-hidden="true">{children}</svg>
      {notes}
    </div>
  );
}

/**
 * A shape that a choice moves. It starts from the shape of the previous state that has the same name
 * (lib/browser/figure-moves.ts).
 */
interface Movable {
  move?: string;
}

/** Shapes in units of the data, stretched to the plot: `width` by `height` units, with 0 at the top left. */
export function Shapes({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
      {children}
    </svg>
  );
}

interface BlockProps extends Movable {
  x: Span;
  y?: Span;
  className: string;
}

/** A rectangle, as high as the plot by default. */
export function Block({ x: [left, right], y: [top, bottom] = [0, 100], className, move }: BlockProps) {
  return (
    <rect
      data-move={move}
      x={left ? percent(left) : undefined}
      y={top ? percent(top) : undefined}
      width={percent(right - left)}
      height={percent(bottom - top)}
      className={className}
    />
  );
}

/** The rows of a plot, from the top down: the middle of each, and a bar in it with a margin above and below. */
export const rowsOf = (count: number, margin = 0) => ({
  middle: (row: number) => ((row + 0.5) * 100) / count,
  bar: (row: number): Span => [(row * 100) / count + margin, ((row + 1) * 100) / count - margin],
});

interface LabelProps extends Movable {
  x?: Place;
  y?: Place;
  /** The distance in pixels at the default text size. Without dy the text is centred on y. */
  dx?: number | string;
  dy?: number | string;
  /** The part of the text that is at x. */
  anchor?: "start" | "middle" | "end";
  strong?: boolean;
  /** Set if the text is on a dark shape. */
  on?: "dark";
  /** True for a value of a scale, which is not data. */
  axis?: boolean;
  tone?: "bad";
  className?: string;
  text?: ReactNode;
  /** The parts of a text, instead of `text`. */
  children?: ReactNode;
}

/** Converts pixels to em, so that distances grow with the text, which is 13 pixels high by default. */
const em = (pixels: number | string | undefined) =>
  typeof pixels === "number" ? `${Math.round(pixels / 0.13) / 100}em` : pixels;

/** A short text at a point of a plot. */
export function Label({ x, y, dx, dy = ".35em", text, children = text, ...look }: LabelProps) {
  const { anchor, strong, on, tone, axis, move, ...rest } = look;
  return (
    <text
      x={x ? at(x) : undefined}
      y={y ? at(y) : undefined}
      dx={em(dx)}
      dy={em(dy)}
      textAnchor={anchor}
      data-strong={strong || undefined}
      data-on={on}
      data-tone={tone}
      data-axis={axis || undefined}
      data-move={move}
      {...rest}
    >
      {children}
    </text>
  );
}

/** A value below the base line of a plot. */
export function Tick({ anchor = "middle", ...rest }: Omit<LabelProps, "y" | "dy">) {
  return <Label y={100} dy={22} anchor={anchor} axis {...rest} />;
}

/** The weight of a line. That of a limit is heavier: a budget, or an agreed value. */
type Kind = "ink" | "limit";

interface UprightProps extends Movable {
  x: number;
  y1?: Place;
  y2?: Place;
  kind?: Kind;
  className?: string;
}

/** A line down a plot. */
export function Upright({ x, y1 = "0", y2 = 100, kind = "ink", className = "", move }: UprightProps) {
  return (
    <line data-move={move} x1={percent(x)} x2={percent(x)} y1={at(y1)} y2={at(y2)} className={`${kind} ${className}`} />
  );
}

interface LevelProps extends Movable {
  x?: Span;
  y?: Place;
  kind?: Kind;
  className?: string;
}

/** A line across a plot, by default its base line. */
export function Level({ x: [left, right] = [0, 100], y = 100, kind = "ink", className = "", move }: LevelProps) {
  const height = at(y);
  return (
    <line
      data-move={move}
      x1={left ? percent(left) : undefined}
      x2={percent(right)}
      y1={height}
      y2={height}
      className={`${kind} ${className}`}
    />
  );
}

/** The line of a limit, with its name above the plot, which may need the room to the left of the line. */
export function Limit({ x = 100, label }: { x?: number; label: string }) {
  return (
    <>
      <Upright x={x} y1="-6" kind="limit" />
      <Label
        x={x}
        dy={-13}
        anchor={x > 90 ? "end" : "middle"}
        strong
        className={x > 50 ? "@max-3xs:[text-anchor:end]" : undefined}
        text={label}
      />
    </>
  );
}

/** Shapes in pixels, around a point of a plot. */
export function At({ x = "0", y = "0", children }: { x?: Place; y?: Place; children: ReactNode }) {
  return (
    <svg x={at(x)} y={at(y)} aria-hidden="true">
      {children}
    </svg>
  );
}

const markers = {
  /** The value that the reader chose. */
  chosen: "fill-ink-950 stroke-white stroke-2",
  /** A step that was reached. */
  step: "fill-green-800 stroke-white stroke-[1.5]",
  /** A point at which something stopped. */
  stop: "fill-earth-600 stroke-white stroke-2",
  /** A point with a note. */
  note: "fill-white ink",
  past: "fill-white ink [stroke-dasharray:3_2]",
};

interface MarkerProps extends Movable {
  x: Place;
  y: Place;
  /** The distance from the centre to a corner, in pixels. */
  radius?: number;
  kind?: keyof typeof markers;
}

/** A diamond on a point of a chart. */
export function Marker({ x, y, radius = 7, kind = "chosen", move }: MarkerProps) {
  const [a, b] = [radius, -radius];
  return (
    <At x={x} y={y}>
      <path data-move={move} d={`M0 ${b}L${a} 0 0 ${a} ${b} 0z`} className={markers[kind]} />
    </At>
  );
}

/** A label below the axis, in a dark flag that points at x. `width` is in pixels at the default text size. */
export function AxisFlag({ x, text, width = 34 }: { x: number; text: string; width?: number }) {
  return (
    <At x={x} y={100}>
      <g data-move="axis-flag">
        <path d="M0 0l7 8H-7z" className="flag fill-ink-950" />
        <rect x={em(-width / 2)} y="6" width={em(width)} height="1.75em" rx="3" className="flag fill-ink-950" />
        <Label y="6" dy="1.25em" anchor="middle" on="dark" text={text} />
      </g>
    </At>
  );
}

/** A text over a plot that may wrap, about an event at a point of the plot. */
export function Note({ title, text, className }: { title: string; text: string; className: string }) {
  return (
    <p className={`absolute text-[.8125rem] leading-snug text-ink-700 ${className}`}>
      <b className="block text-ink-950">{title}</b>
      <Pause />
      {text}
    </p>
  );
}
