import { scaleLinear } from "d3-scale";
import { Pause } from "@/components/ui/pause";
import { networkMap } from "@/content/sysadmin/server-network";
import { Figure, inState, States } from "./parts/figure";
import { Block, Label, Plot, Upright } from "./parts/plot";

const { sites, firewall, main, second, traffic, waits, failover, texts } = networkMap;
/** The numbers of the states: the second line carries the traffic, the main line still does, or neither may. */
const [LATER, BEFORE, CUT] = [1, 2, 3] as const;

/** The heights of bands by rate, in proportion to their share of the second line. A waiting band is the lowest. */
const heights: Record<number, string> = { 8: "h-[2.875rem]", 6: "h-9", 0: "h-7" };
const x = scaleLinear([0, failover.agreed], [0, 100]);
const [without, spare] = [`${failover.seconds} s`, `${failover.agreed - failover.seconds} s ${texts.spare}`];

/** A site, whose edge towards the lines is the firewall. A narrow figure has the sites above and below the lines. */
function Site({ name, segments, isLeft }: (typeof sites)[number] & { isLeft?: boolean }) {
  const edge = isLeft
    ? "border-b-[5px] @2xs:border-r-[5px] @md:border-r-8 @xl:border-r-[14px]"
    : "border-t-[5px] @2xs:border-l-[5px] @md:border-l-8 @xl:border-l-[14px]";
  return (
    <div
      className={`grid grid-cols-1 @2xs:row-span-3 @2xs:row-start-1 @2xs:grid-rows-subgrid ${isLeft ? "" : "@2xs:col-start-3"}`}
    >
      <p
        className={`mb-1.5 text-[.8125rem] font-semibold whitespace-nowrap ${isLeft ? "" : "@max-2xs:mt-4 @2xs:text-right"}`}
      >
        {name}
      </p>
      <ul
        className={`flex flex-wrap gap-2 border-ink-800 bg-ink-100 p-2 @2xs:flex-col @2xs:flex-nowrap @2xs:justify-around @2xs:border-y-0 @2xs:px-0.5 @2xs:py-4 @xl:px-4 ${edge}`}
      >
        {segments.map((segment) => (
          <li
            key={segment}
            className={`rounded-ctl relative flex min-h-11 items-center justify-center border-[1.5px] border-ink-950 bg-white text-[.8125rem] font-medium @max-2xs:px-2 @2xs:after:absolute @2xs:after:w-[3px] @2xs:after:border-t-[1.5px] @2xs:after:border-ink-950 @xl:after:w-4 ${isLeft ? "after:left-full" : "after:right-full"}`}
          >
            {segment}
          </li>
        ))}
      </ul>
      <p className={`mt-1 text-[.8125rem] text-ink-600 ${isLeft ? "@2xs:text-right" : ""}`}>{firewall}</p>
    </div>
  );
}

const bands = {
  carried: "border-b border-white bg-green-700 font-semibold text-white forced-colors:border-current",
  waiting: "border border-dashed border-ink-500 bg-white text-ink-700",
};

interface BandsProps {
  /** The look of all bands. By default they are carried as far as the second line takes them. */
  all?: keyof typeof bands;
  /** True if bands are as high as their share of the second line. */
  isToScale?: boolean;
  state: number;
}

/** The traffic between the sites. */
function Bands({ all, isToScale, state }: BandsProps) {
  return (
    <ul {...inState(state)}>
      {traffic.map(({ name, rate }) => {
        const kind = all ?? (rate ? "carried" : "waiting");
        return (
          <li
            key={name}
            data-move={name}
            className={`flex items-center justify-between px-1 text-[.8125rem] leading-tight @xs:px-2 @xl:px-3 ${isToScale ? heights[rate] : "h-7"} ${bands[kind]}`}
          >
            {name}
            <Pause />
            {kind === "waiting" && <span>{waits}</span>}
            {kind === "carried" && isToScale && (
              <span className="hidden font-normal @xs:inline">
                {rate} <span className="hidden @xl:inline">{second.unit}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function LineCut({ state }: { state: number }) {
  return (
    <div
      {...inState(state)}
      className="relative flex flex-col items-center justify-center pt-7 text-center leading-snug"
    >
      <span className="absolute inset-x-0 top-5 border-t-2 border-dashed border-ink-500" />
      <span className="absolute top-5 size-3.5 [translate:0_-50%] rotate-45 bg-ink-950 outline-2 outline-white forced-colors:bg-[CanvasText]" />
      <b>{main.cut.title}</b>
      <Pause />
      <span className="text-ink-700">{main.cut.note}</span>
    </div>
  );
}

export function ServerNetwork() {
  return (
    <Figure content={networkMap}>
      <div className="mt-5 grid @2xs:grid-cols-[5rem_minmax(0,1fr)_5rem] @2xs:grid-rows-[auto_auto_auto] @md:grid-cols-[6.25rem_minmax(0,1fr)_6.25rem] @xl:grid-cols-[8.75rem_minmax(0,1fr)_8.75rem]">
        <Site {...sites[0]} isLeft />
        <div className="@2xs:col-start-2 @2xs:row-start-2">
          <p className="pt-2 px-2 font-semibold @xl:px-3">{main.name}</p>
          <div className="states mt-1 h-28">
            <LineCut state={LATER} />
            <Bands all="carried" state={BEFORE} />
            <LineCut state={CUT} />
          </div>
          <p className="mt-4 px-2 @xl:flex @xl:justify-between @xl:px-3">
            <b className="block">{second.name}</b>
            <Pause />
            <span className="text-ink-600">
              {second.rate} {second.unit}
            </span>
          </p>
          <div className="states mt-1 h-[9.125rem]">
            <Bands isToScale state={LATER} />
            <p
              {...inState(BEFORE)}
              className="flex items-center justify-center border border-dashed border-ink-500 text-ink-700"
            >
              {texts.ready}
            </p>
            <Bands all="waiting" isToScale state={CUT} />
          </div>
        </div>
        <Site {...sites[1]} />
      </div>
      <p className="mt-3.5 flex flex-wrap justify-between gap-x-4 text-[.8125rem]">
        <span className="text-ink-600">{texts.timer}</span>
        <Pause />
        <b>
          {texts.agreed} {failover.agreed} s
        </b>
      </p>
      <Plot
        className="mt-0.5 mb-5 h-8"
        data={
          <p className="sr-only">
            <States>{[`${without}, ${spare}`, texts.stopped, texts.running]}</States>
          </p>
        }
      >
        <Block x={[0, 100]} className="fill-green-100 stroke-green-600" />
        <g data-state={LATER}>
          <Block move="clock" x={[0, x(failover.seconds)]} className="fill-green-700" />
          <Label y={50} dx={10} on="dark" text={without} />
          <Label x={100} y={50} dx={-10} anchor="end" text={spare} />
        </g>
        <g data-state={BEFORE}>
          <Block move="clock" x={[0, 0]} className="fill-green-700" />
          <Label y={50} dx={10} text={texts.stopped} />
        </g>
        <g data-state={CUT}>
          <Block move="clock" x={[0, 0]} className="fill-green-700" />
          <Label y={50} dx={10} tone="bad" text={texts.running} />
        </g>
        <Upright x={0} kind="limit" />
        <Upright x={100} kind="limit" />
      </Plot>
    </Figure>
  );
}
