import { scaleLinear } from "d3-scale";
import { duration, minutesOf } from "@/content/format";
import { fieldTest } from "@/content/services/mobile-applications";
import { DataTable } from "./parts/data-table";
import { Figure, inState } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { At, AxisFlag, Block, Label, Level, Limit, Marker, Note, Plot, percent, Shapes, Upright } from "./parts/plot";

const { axis, signal, saved, uploaded, conflict, moments, texts } = fieldTest;

const [from, lost, back] = [axis.from, signal.lost, signal.back].map(minutesOf) as [number, number, number];
const signalLost = `${signal.none}: ${duration(back - lost)}`;
const signalBack = `${signal.label}, ${signal.back}`;
const minutes = (time: string) => minutesOf(time) - from;
const x = scaleLinear([0, minutes(axis.to)], [0, 100]);
/** Records are stacked in the upper part of the plot, the band without a signal below them. */
const STACK = 88;
const y = scaleLinear([0, saved.length], [STACK, 0]);
const band = (STACK + 100) / 2;

const states = moments.map((time) => {
  const isUploaded = time >= uploaded;
  const onPhone = isUploaded ? 0 : saved.filter((each) => each <= time).length;
  return { time, isUploaded, onPhone, atOffice: isUploaded ? saved.length : 0 };
});

/** The outline of the stack in minutes and records: a step up for each record. */
const steps = [
  `M0 ${saved.length}`,
  ...saved.map((time, i) => `H${minutes(time)}V${saved.length - i - 1}`),
  `H${minutes(signal.back)}V${saved.length}z`,
].join("");
const conflictAt = x(minutes(saved[conflict.record - 1] ?? axis.from));

/** The left edge of the stack at the office. */
const LEFT = "1.54em";

/** A place for each record; the one that was edited twice has two versions side by side. */
function Office({ isFull }: { isFull: boolean }) {
  return saved.map((time, i) => {
    const place = { y: percent(y(i + 1) + 0.4), height: percent(STACK / saved.length - 0.8) };
    if (i + 1 !== conflict.record || !isFull) {
      const look = isFull ? "fill-green-700" : "fill-white stroke-ink-500";
      return (
        <rect
          key={time}
          data-move={isFull ? "arrival" : undefined}
          {...place}
          x={LEFT}
          width="4.9em"
          className={look}
        />
      );
    }
    return [LEFT, "4.15em"].map((left) => (
      <rect
        key={left}
        data-move="arrival"
        {...place}
        x={left}
        width="2.3em"
        className="fill-white stroke-green-700 stroke-2"
      />
    ));
  });
}

export function MobileApplications() {
  return (
    <Figure content={fieldTest}>
      <Plot
        className="mt-11 mr-4 mb-12 ml-2.5 h-[23rem] @3xs:mr-[5.25rem] @3xs:h-[16.875rem] @xl:mr-[5.625rem]"
        data={
          <DataTable
            caption={`${signalLost}. ${signalBack}`}
            columns={[texts.record, texts.saved, texts.place]}
            rows={saved.map((time, i) => [
              i + 1,
              time,
              states.map(({ isUploaded, time: now }) => {
                if (isUploaded) return texts.atOffice;
                return time <= now ? texts.phone : texts.coming;
              }),
            ])}
          />
        }
        notes={
          <div {...inState(1)}>
            <Note
              title={conflict.title}
              className="top-0 -left-2.5 w-[calc(60%+.625rem)] pr-1 text-right @3xs:pr-2"
              text={conflict.note}
            />
          </div>
        }
      >
        <svg height={percent(STACK)} aria-hidden="true">
          <Shapes width={minutes(axis.to)} height={saved.length}>
            {states.map(({ time, onPhone, isUploaded }, state) => {
              const look = `ghost [stroke-dasharray:4_3] ${isUploaded ? "fill-green-100" : "fill-white"}`;
              return (
                <path key={time} d={steps} data-state={state + 1} className={onPhone > 0 ? "fill-green-700" : look} />
              );
            })}
          </Shapes>
        </svg>
        <g data-state="1">
          <Upright x={conflictAt} y2={y(conflict.record)} />
          <Marker x={conflictAt} y={y(conflict.record)} />
        </g>
        <Block x={[x(lost - from), x(back - from)]} y={[STACK, 100]} className="fill-ink-100" />
        <Label
          x={x((lost + back) / 2 - from)}
          y={band}
          anchor="middle"
          className="hidden @3xs:block"
          text={signalLost}
        />
        <Level y={STACK} />
        <Limit x={x(back - from)} label={signalBack} />
        <g className="hidden @3xs:block">
          <At x={100}>
            <Label x={LEFT} dy={-13} strong text={texts.office} />
            {states.map(({ time, isUploaded, atOffice }, state) => (
              <g key={time} data-state={state + 1}>
                <Office isFull={isUploaded} />
                <Label x={LEFT} y={band} strong text={`${atOffice} ${texts.of} ${saved.length}`} />
              </g>
            ))}
          </At>
        </g>
        {moments.map((time, state) => (
          <g key={time} data-state={state + 1}>
            <AxisFlag x={x(minutes(time))} text={time} width={50} />
          </g>
        ))}
      </Plot>
      <Numbers
        items={[
          { term: texts.phone, states: states.map(({ onPhone }) => onPhone) },
          { term: texts.atOffice, states: states.map(({ atOffice }) => atOffice) },
          { term: texts.lost, states: [saved.length - Math.max(...states.map(({ atOffice }) => atOffice))] },
        ]}
      />
    </Figure>
  );
}
