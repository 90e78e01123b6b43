import type { ReactNode } from "react";
import { defectReport } from "@/content/figures/manual-test";
import { Figure } from "./parts/figure";
import { Plot } from "./parts/plot";
import { States, stateClasses } from "./parts/states";

const { facts, steps, expected, form, layout, screens, texts } = defectReport;
const { width, button } = layout;
const buttonEnd = button.top + button.height;

/** Drawn pixels: of a CSS pixel, of the frame, and of the phone's left edge, beside which the labels stand. */
const [scale, frame, left] = [0.4, 3, 109];
const wide = width * scale;
const y = (value: number) => Math.round(value * scale) + frame;
const tallest = Math.max(...screens.map(({ height }) => height));

/** Where the keyboard begins; a negative room is hidden. */
const cases = screens.map(({ height }) => {
  const keys = height - layout.keyboard;
  return { height, keys, room: keys - buttonEnd };
});

export function ManualTest() {
  return (
    <Figure content={defectReport}>
      <div className="mt-4 grid gap-x-7 gap-y-5 @xl:grid-cols-[1fr_262px]">
        <dl className="border-ink-950 border-t-[1.5px] @xl:self-start">
          {facts.map(({ name, value }) => (
            <Row key={name} term={name}>
              {value}
            </Row>
          ))}
          <Row term={texts.steps}>
            <ol>
              {steps.map((step, i) => (
                <li key={step}>
                  <span className="mr-2 text-ink-600">{i + 1}</span>
                  {step}
                </li>
              ))}
            </ol>
          </Row>
          <Row term={texts.expected}>{expected}</Row>
          <Row term={texts.seen}>
            <States
              of={cases.map(({ height, room }) => (
                <b key={height} className={room < 0 ? "text-earth-700" : "text-green-800"}>
                  {room < 0 ? texts.hidden : texts.clear}, {Math.abs(room)} {texts.unit}{" "}
                  {room < 0 ? texts.short : texts.spare}
                </b>
              ))}
            />
          </Row>
        </dl>
        <Plot label={defectReport.shape} className="mx-auto h-[351px] w-[262px]">
          <Phone height={tallest} className="fill-none stroke-ink-400 [stroke-dasharray:4_4]" />
          {cases.map(({ height, keys, room }, i) => (
            <g key={height} className={stateClasses[i]}>
              <Phone
                height={height}
                className="fill-white stroke-ink-950 stroke-[3] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
              />
              <Keyboard top={y(keys)} />
              <line x1="0" x2={left + wide + 4} y1={y(keys)} y2={y(keys)} className="limit" />
              <text y={y(keys)} dy="17">
                {texts.keyboard} {keys}
              </text>
              <text y={y(height)} className="t">
                {height} {texts.unit} {texts.high}
              </text>
              <rect
                x={left + 9}
                y={y(button.top)}
                width={wide - 18}
                height={button.height * scale}
                rx="3"
                className={
                  room < 0
                    ? "fill-earth-100 stroke-earth-700 stroke-[1.5] [stroke-dasharray:4_3] forced-colors:fill-[Canvas]"
                    : "fill-green-600 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
                }
              />
              <text
                x={left + wide / 2}
                y={y(button.top + button.height / 2)}
                dy=".35em"
                className={`m font-semibold ${room < 0 ? "!fill-earth-700 forced-colors:!fill-[CanvasText]" : "!fill-white forced-colors:!fill-[CanvasText]"}`}
              >
                {form.button}
              </text>
            </g>
          ))}
          <path
            className="fill-green-800"
            d={`M${left} 15a12 12 0 0 1 12-12h${wide - 24}a12 12 0 0 1 12 12v18H${left}z`}
          />
          <text x={left + 12} y="22" className="!fill-white font-semibold">
            {form.title}
          </text>
          {form.fields.map(({ name, value }, i) => (
            <g key={name} transform={`translate(${left + 9} ${38 + i * 52})`}>
              <text y="14">{name}</text>
              <rect
                y="19"
                width={wide - 18}
                height="25"
                rx="3"
                className="fill-none stroke-ink-500 forced-colors:stroke-[CanvasText]"
              />
              <text x="8" y="36" className="t">
                {value}
              </text>
            </g>
          ))}
          <line
            x1="0"
            x2={left}
            y1={y(buttonEnd)}
            y2={y(buttonEnd)}
            className="stroke-ink-950 forced-colors:stroke-[CanvasText]"
          />
          <text y={y(buttonEnd)} dy="-6">
            {form.button} {texts.ends} {buttonEnd}
          </text>
        </Plot>
      </div>
    </Figure>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-ink-200 flex border-b py-2">
      <dt className="w-[86px] flex-none text-ink-600">{term}</dt>
      <dd className="flex-auto font-medium">{children}</dd>
    </div>
  );
}

function Phone({ height, className }: { height: number; className: string }) {
  return <rect x={left - 1} y={frame - 1} width={wide + 2} height={height * scale + 2} rx="13" className={className} />;
}

/** The keys of a row are the dashes of a thick line. */
function Keyboard({ top }: { top: number }) {
  return (
    <>
      <path
        className="fill-ink-200 forced-colors:fill-[Canvas]"
        d={`M${left + 1} ${top}h${wide - 2}v${layout.keyboard * scale - 11}a10 10 0 0 1 -10 10h${22 - wide}a10 10 0 0 1 -10 -10z`}
      />
      {["11 2.8", "11 2.8", "11 2.8", "24.8 2.8 66.2 2.8"].map((keys, row) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows do not change.
          key={row}
          x1={left + 4}
          x2={left + wide - 4}
          y1={top + 17 + row * 26}
          y2={top + 17 + row * 26}
          strokeDasharray={keys}
          className="stroke-white stroke-[20] forced-colors:stroke-[GrayText]"
        />
      ))}
    </>
  );
}
