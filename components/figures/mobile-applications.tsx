import { fieldTest } from "@/content/figures/mobile-applications";
import { Figure } from "./parts/figure";
import { Level, Upright } from "./parts/lines";
import { Numbers } from "./parts/numbers";
import { AxisFlag, Marker, Plot, percent, Shapes } from "./parts/plot";
import { stateClasses } from "./parts/states";
import { clockTime, duration } from "./parts/times";

const { axis, signal, saved, uploaded, conflict, moments, texts } = fieldTest;

const x = (time: number) => ((time - axis.from) / (axis.to - axis.from)) * 100;
/** Records are stacked in the upper part of the plot, the band without a signal below them. */
const STACK = 88;
const y = (records: number) => STACK * (1 - records / saved.length);
const onPhone = (time: number) => (time >= uploaded ? 0 : saved.filter((minute) => minute <= time).length);
const atOffice = (time: number) => (time >= uploaded ? saved.length : 0);

/** In minutes of the axis and records: a step up for each record. */
const minutes = (time: number) => time - axis.from;
const steps = [
  `M${minutes(axis.from)} ${saved.length}`,
  ...saved.map((time, i) => `H${minutes(time)}V${saved.length - i - 1}`),
  `H${minutes(signal.back)}V${saved.length}z`,
].join("");
/** The same while they are to come, on the phone, and uploaded. */
const stepsAt = (time: number) =>
  onPhone(time) > 0
    ? "fill-green-700 forced-colors:stroke-[CanvasText]"
    : `stroke-ink-500 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText] ${time >= uploaded ? "fill-green-100" : "fill-white"}`;
const conflictAt = saved[conflict.record - 1] ?? 0;

/** The record that was edited twice has two versions side by side. */
function Office({ isFull }: { isFull: boolean }) {
  const pitch = STACK / saved.length;
  const look = isFull
    ? "fill-green-700 forced-colors:fill-[CanvasText]"
    : "fill-white stroke-ink-300 forced-colors:fill-[Canvas]";
  return saved.map((minute, i) => {
    const block = { y: percent(y(i + 1) + 0.4), height: percent(pitch - 0.8), className: look };
    return i + 1 === conflict.record && isFull ? (
      <g key={minute}>
        {["20", "54"].map((left) => (
          <rect
            key={left}
            {...block}
            x={left}
            width="30"
            className="fill-white stroke-green-700 stroke-2 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
          />
        ))}
      </g>
    ) : (
      <rect key={minute} {...block} x="20" width="64" />
    );
  });
}

export function MobileApplications() {
  return (
    <Figure content={fieldTest}>
      <Plot
        label={fieldTest.shape}
        className="mt-11 mr-[84px] mb-12 ml-2.5 h-[250px] @xl:h-[270px]"
        notes={
          <p className="absolute top-0 -left-2.5 w-[calc(60%+10px)] pr-2 text-right text-[.8125rem] leading-snug text-ink-700 @xl:text-xs">
            <b className="block text-ink-950">{conflict.title}</b>
            {conflict.note}
          </p>
        }
      >
        <svg height={percent(STACK)} aria-hidden="true">
          <Shapes width={minutes(axis.to)} height={saved.length}>
            {moments.map((time, state) => (
              <path
                key={time}
                d={steps}
                strokeDasharray={onPhone(time) > 0 ? undefined : "4 3"}
                className={`${stateClasses[state]} ${stepsAt(time)}`}
              />
            ))}
          </Shapes>
        </svg>
        <Upright x={x(conflictAt)} y2={percent(y(conflict.record))} />
        <Marker x={x(conflictAt)} y={y(conflict.record)} radius={7} className="fill-ink-950 stroke-white stroke-2" />
        <rect
          x={percent(x(signal.lost))}
          width={percent(x(signal.back) - x(signal.lost))}
          y={percent(STACK)}
          height={percent(100 - STACK)}
          className="fill-ink-100 forced-colors:fill-[Canvas]"
        />
        <text
          x={percent((x(signal.lost) + x(signal.back)) / 2)}
          y={percent((STACK + 100) / 2)}
          dy=".35em"
          className="m"
        >
          {signal.none}: {duration(signal.back - signal.lost)}
        </text>
        <Level y={percent(STACK)} />
        <Upright x={x(signal.back)} y1="-6" kind="limit" />
        <text x={percent(x(signal.back))} y="0" dy="-13" className="e t">
          {signal.label}, {clockTime(signal.back)}
        </text>
        <svg x="100%" aria-hidden="true">
          <text x="20" dy="-13" className="t">
            {texts.office}
          </text>
          {moments.map((time, state) => (
            <g key={time} className={stateClasses[state]}>
              <Office isFull={atOffice(time) > 0} />
              <text x="20" y={percent((STACK + 100) / 2)} dy=".35em" className="t">
                {atOffice(time)} {texts.of} {saved.length}
              </text>
            </g>
          ))}
        </svg>
        {moments.map((time, state) => (
          <g key={time} className={stateClasses[state]}>
            <AxisFlag x={x(time)} text={clockTime(time)} width={50} />
          </g>
        ))}
      </Plot>
      <Numbers
        items={[
          { term: texts.phone, states: moments.map((time) => ({ value: String(onPhone(time)) })) },
          { term: texts.atOffice, states: moments.map((time) => ({ value: String(atOffice(time)) })) },
          { term: texts.lost, states: [{ value: String(saved.length - atOffice(uploaded)) }] },
        ]}
      />
    </Figure>
  );
}
