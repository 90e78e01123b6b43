import { Pause } from "@/components/ui/pause";
import { defectReport } from "@/content/qa/manual-test";
import { DataTable } from "./parts/data-table";
import { Facts } from "./parts/facts";
import { Figure, States } from "./parts/figure";
import { Label, Level, Plot } from "./parts/plot";

const { facts, steps, expected, form, layout, screens, texts } = defectReport;
const { button } = layout;
const buttonEnd = button.top + button.height;

/** The pixels drawn for a CSS pixel, and for the frame. */
const [scale, frame] = [0.4, 3];
const wide = layout.width * scale;
/** The phone stands at the right of the plot. */
const [left, width, height] = [frame, wide + 2 * frame, Math.max(...screens) * scale + 2 * frame];
const y = (value: number) => Math.round(value * scale) + frame;
/** Converts CSS pixels from the top to percent of the plot. */
const level = (value: number) => (y(value) / height) * 100;
/** Hides what the table repeats, where text is too large for the drawing. */
const WIDE = "hidden @3xs:block";

/** The tested screens, with the top of the keyboard. A button with negative room above it is hidden. */
const cases = screens.map((height) => {
  const keys = height - layout.keyboard;
  const room = keys - buttonEnd;
  return { height, keys, room, isHidden: room < 0 };
});

export function ManualTest() {
  return (
    <Figure content={defectReport}>
      <div className="mt-4 grid gap-x-7 gap-y-5 @xl:grid-cols-[1fr_18rem]">
        <Facts
          className="border-ink-950 border-t-[1.5px] *:border-b *:py-2 @3xs:*:flex @xl:self-start [&_dd]:flex-auto [&_dt]:w-[5.375rem] [&_dt]:flex-none"
          items={[
            ...facts,
            [texts.steps, <Steps key="steps" />],
            [texts.expected, expected],
            [texts.seen, <Seen key="seen" />],
          ]}
        />
        <Plot
          className="mx-auto h-[18rem] w-full max-w-[18rem] @3xs:h-[21.75rem]"
          data={
            <>
              <p className="sr-only">
                {form.title}: {form.fields.map(({ name, value }) => `${name} ${value}`).join(", ")}, {form.button}
              </p>
              <DataTable
                caption={texts.caption}
                columns={[texts.screen, texts.keyboard, `${form.button} ${texts.ends}`]}
                rows={cases.map(({ height, keys }) => [height, keys, buttonEnd])}
              />
            </>
          }
        >
          <Level y={level(buttonEnd)} className={`stroke-1 ${WIDE}`} />
          <Label y={level(buttonEnd)} dy={-6} className={WIDE} text={`${form.button} ${texts.ends} ${buttonEnd}`} />
          <svg
            viewBox={`0 0 ${width} ${height}`}
            width="100%"
            height="100%"
            preserveAspectRatio="xMaxYMin"
            className="text-[13px] @xl:text-[14px]"
            aria-hidden="true"
          >
            <Phone height={Math.max(...screens)} className="fill-none stroke-ink-500 [stroke-dasharray:4_4]" />
            {cases.map(({ height, keys, isHidden }, i) => (
              <g key={height} data-state={i + 1}>
                <Phone move="phone" height={height} className="fill-white stroke-ink-950 stroke-[3]" />
                <Keyboard top={y(keys)} />
                <Button isHidden={isHidden} />
              </g>
            ))}
            <path
              className="fill-green-800"
              d={`M${left} 15a12 12 0 0 1 12-12h${wide - 24}a12 12 0 0 1 12 12v18H${left}z`}
            />
            <text x={left + 12} y="22" data-on="dark">
              {form.title}
            </text>
            {form.fields.map(({ name, value }, i) => (
              <g key={name} transform={`translate(${left + 9} ${38 + i * 52})`}>
                <text y="14">{name}</text>
                <rect y="19" width={wide - 18} height="25" rx="3" className="fill-none stroke-ink-500" />
                <text x="8" y="36" data-strong="">
                  {value}
                </text>
              </g>
            ))}
          </svg>
          {cases.map(({ height, keys }, i) => (
            <g key={height} data-state={i + 1}>
              <Level move="keys" y={level(keys)} kind="limit" className={WIDE} />
              <Label move="keyboard" y={level(keys)} dy={17} className={WIDE} text={`${texts.keyboard} ${keys}`} />
              <Label
                move="height"
                y={level(height)}
                strong
                className={WIDE}
                text={`${height} ${texts.unit} ${texts.high}`}
              />
            </g>
          ))}
        </Plot>
      </div>
    </Figure>
  );
}

function Steps() {
  return (
    <ol>
      {steps.map((step, i) => (
        <li key={step} className="flex">
          <span className="mr-2 text-ink-600">{i + 1}</span>
          <Pause />
          {step}
        </li>
      ))}
    </ol>
  );
}

function Seen() {
  return (
    <States>
      {cases.map(({ height, room, isHidden }) => (
        <b key={height} className={isHidden ? "text-earth-700" : "text-green-800"}>
          {`${isHidden ? texts.hidden : texts.clear}, ${Math.abs(room)} ${texts.unit} ${isHidden ? texts.short : texts.spare}`}
        </b>
      ))}
    </States>
  );
}

function Phone({ height, className, move }: { height: number; className: string; move?: string }) {
  return (
    <rect
      data-move={move}
      x={left - 1}
      y={frame - 1}
      width={wide + 2}
      height={height * scale + 2}
      rx="13"
      className={className}
    />
  );
}

/** The button of the form, which the keyboard hides or leaves free. */
function Button({ isHidden }: { isHidden: boolean }) {
  const look = isHidden ? "fill-earth-100 stroke-earth-700 stroke-[1.5] [stroke-dasharray:4_3]" : "fill-green-600";
  return (
    <>
      <rect x={left + 9} y={y(button.top)} width={wide - 18} height={button.height * scale} rx="3" className={look} />
      <text
        x={left + wide / 2}
        y={y(button.top + button.height / 2)}
        dy=".35em"
        textAnchor="middle"
        {...(isHidden ? { "data-tone": "bad" } : { "data-on": "dark" })}
      >
        {form.button}
      </text>
    </>
  );
}

/** The keyboard. The keys of a row are the dashes of a thick line; the last row has the space bar. */
function Keyboard({ top }: { top: number }) {
  const rows = [17, 43, 69].map((y) => `M${left + 4} ${top + y}h${wide - 8}`).join("");
  return (
    <g data-move="keyboard-keys">
      <path
        className="fill-ink-200"
        d={`M${left + 1} ${top}h${wide - 2}v${layout.keyboard * scale - 11}a10 10 0 0 1 -10 10h${22 - wide}a10 10 0 0 1 -10 -10z`}
      />
      <g className="stroke-white stroke-[20] *:[vector-effect:none] forced-colors:stroke-[GrayText]">
        <path d={rows} strokeDasharray="11 2.8" />
        <path d={`M${left + 4} ${top + 95}h${wide - 8}`} strokeDasharray="24.8 2.8 66.2 2.8" />
      </g>
    </g>
  );
}
