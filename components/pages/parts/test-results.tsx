import { Commands } from "@/components/pages/parts/measurements";
import { count } from "@/content/format";
import type { Measurements } from "@/content/measurements";
import { testedWidths, thisSite } from "@/content/this-site";

/** The side of a message's cell in a drawing, and the diamond in it. */
const CELL = 28;
const RADIUS = 12;
/** Messages in a line: on a wide screen lines are columns, on a narrow one rows. Kills stand between whole lines of both. */
const PER_LINE = { wide: 10, narrow: 15 };
const WHOLE_LINES = 30;

/** After how many messages the kill of each equal part is drawn. */
export const killsAfter = ({ kills, enquiries }: { kills: number; enquiries: number }) =>
  Array.from({ length: kills }, (_, i) => Math.round(((i + 0.5) * enquiries) / kills / WHOLE_LINES) * WHOLE_LINES);

/** The kill test: a diamond for each message, a line for each kill. */
export function CrashTest({ kill, restore }: Required<Pick<Measurements, "kill">> & Pick<Measurements, "restore">) {
  const { id, lost, told, keys, restored } = thisSite.crash;
  const { values } = kill;
  return (
    <section id={id} className="crash on-dark bg-ink-950 text-white" aria-labelledby={`${id}-title`}>
      <div className="wrap py-section">
        <h2 id={`${id}-title`} className="text-h2-sm">
          <span className="crash-lost">{count(values.lost)}</span> {lost(values.enquiries)}
        </h2>
        <div>
          <MessagesInColumns {...values} />
          <MessagesInRows {...values} />
          <p className="crash-key">
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path className="message-lit" d="M10 0v20L0 10z" />
              <path className="message-shaded" d="M10 0l10 10-10 10z" />
            </svg>
            {keys.message}
          </p>
          <p className="crash-key">
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path className="kill" d="M10 0v20" />
            </svg>
            {keys.kill}
          </p>
          <p className="crash-told">{told(values)}</p>
        </div>
        {restore && (
          <p className="crash-restored">
            <b>
              {count(restore.values.restored)} of {count(restore.values.enquiries)}
            </b>{" "}
            {restored(restore.values.ms)}
          </p>
        )}
        <Commands measured={restore ? [kill, restore] : [kill]} />
      </div>
    </section>
  );
}

interface MessagesProps {
  kills: number;
  enquiries: number;
}

function MessagesInColumns(messages: MessagesProps) {
  const width = (messages.enquiries / PER_LINE.wide) * CELL;
  const height = PER_LINE.wide * CELL;
  const kills = killsAfter(messages).map((after) => (after / PER_LINE.wide) * CELL);
  return (
    <svg className="messages-wide" viewBox={`0 ${-CELL / 2} ${width} ${height + CELL}`} aria-hidden="true">
      <Messages id="messages-wide" width={width} height={height} />
      <path className="kill" d={kills.map((x) => `M${x} ${-CELL / 2}v${height + CELL}`).join("")} />
    </svg>
  );
}

function MessagesInRows(messages: MessagesProps) {
  const width = PER_LINE.narrow * CELL;
  const height = (messages.enquiries / PER_LINE.narrow) * CELL;
  const kills = killsAfter(messages).map((after) => (after / PER_LINE.narrow) * CELL);
  return (
    <svg className="messages-narrow" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Messages id="messages-narrow" width={width} height={height} />
      <path className="kill" d={kills.map((y) => `M0 ${y}h${width}`).join("")} />
    </svg>
  );
}

/** A diamond in every cell. */
function Messages({ id, width, height }: { id: string; width: number; height: number }) {
  const top = `M${CELL / 2} ${CELL / 2 - RADIUS}`;
  return (
    <>
      <pattern id={id} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <path className="message-lit" d={`${top}v${2 * RADIUS}l-${RADIUS}-${RADIUS}z`} />
        <path className="message-shaded" d={`${top}v${2 * RADIUS}l${RADIUS}-${RADIUS}z`} />
      </pattern>
      <rect width={width} height={height} fill={`url(#${id})`} />
    </>
  );
}

/** The tests that passed, in windows of the widths at which they look at pages. */
export function TestedWidths({ date, command, values }: NonNullable<Measurements["tests"]>) {
  const { id, title, told, passed } = thisSite.tests;
  return (
    <section id={id} className="wrap py-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-h2">
        {title}
      </h2>
      <Frames {...wideFrames} passed={passed(values.passed)} />
      <Frames {...narrowFrames} passed={passed(values.passed)} />
      <p className="widths-told">{told(values)}</p>
      <Commands measured={[{ date, command }]} />
    </section>
  );
}

interface FrameDrawing {
  className: string;
  widths: readonly number[];
  /** Of the drawing, in its units: the widest frame fills it. */
  width: number;
  height: number;
  /** The top of the second frame, below the text in the widest. */
  top: number;
  /** From the top of a frame to the next one's. */
  step: number;
  /** The baselines of a frame's label, from its top, and of the text in the widest. */
  label: number;
  text: number;
}

const wideFrames: FrameDrawing = {
  className: "widths-all",
  widths: testedWidths,
  width: 1200,
  height: 587,
  top: 212,
  step: 27,
  label: 19.4,
  text: 140,
};

/** Four of them, evenly chosen. */
const narrowFrames: FrameDrawing = {
  ...wideFrames,
  className: "widths-few",
  widths: [0, 1, 2, 3].flatMap((i) => testedWidths[Math.round((i * (testedWidths.length - 1)) / 3)] ?? []),
  width: 320,
  height: 300,
  top: 112,
  step: 56,
  label: 33,
  text: 74,
};

/** Three diamonds at the left of a window's bar. */
const WINDOW_DOTS = "M15 9l5 5-5 5-5-5zM29 9l5 5-5 5-5-5zM43 9l5 5-5 5-5-5z";

/** Its widths and its text are in the sentence below it. */
function Frames({
  className,
  widths,
  width,
  height,
  top,
  step,
  label,
  text,
  passed,
}: FrameDrawing & { passed: string }) {
  const isWide = widths.length > 4;
  const scale = width / Math.max(...widths);
  const frames = widths.toSorted((a, b) => b - a);
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {frames.map((size, i) => {
        const y = i && top + (i - 1) * step;
        return (
          <g key={size} className={`frame-${Math.round((i * 12) / (frames.length - 1))}`}>
            <rect x={(width - size * scale) / 2} y={y} width={size * scale} height={height - y} />
            {isWide && <path transform={`translate(${(width - size * scale) / 2} ${y})`} d={WINDOW_DOTS} />}
            <text x={width / 2} y={y + label}>
              {size}
            </text>
          </g>
        );
      })}
      <text className="widths-passed" x={width / 2} y={text}>
        {passed}
      </text>
    </svg>
  );
}
