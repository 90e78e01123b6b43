import type { ReactNode } from "react";
import { networkMap } from "@/content/figures/server-network";
import { Figure } from "./parts/figure";
import { Upright } from "./parts/lines";
import { Plot, percent } from "./parts/plot";
import { stateClasses } from "./parts/states";

const { sites, firewall, main, second, traffic, waits, failover, texts } = networkMap;

/** Bands are as high as their share of the second line; what waits has the lowest. */
const heights: Record<number, string> = { 8: "h-[46px]", 6: "h-9", 0: "h-7" };
const xOf = (seconds: number) => percent((seconds / failover.agreed) * 100);

function Site({ name, segments, isLeft }: (typeof sites)[number] & { isLeft: boolean }) {
  return (
    <div className="flex flex-col">
      <p className={`mb-1.5 text-[.8125rem] font-semibold whitespace-nowrap @xl:text-xs ${isLeft ? "" : "text-right"}`}>
        {name}
      </p>
      <ul
        className={`flex flex-1 flex-col justify-around border-ink-800 bg-ink-100 px-0.5 py-4 @xl:px-4 ${isLeft ? "border-r-[5px] @md:border-r-8 @xl:border-r-[14px]" : "border-l-[5px] @md:border-l-8 @xl:border-l-[14px]"}`}
      >
        {segments.map((segment) => (
          <li
            key={segment}
            className={`rounded-ctl relative flex min-h-11 items-center justify-center border-[1.5px] border-ink-950 bg-white text-[.8125rem] font-medium after:absolute after:h-0 after:w-[3px] after:border-t-[1.5px] after:border-ink-950 @xl:text-xs @xl:after:w-4 ${isLeft ? "after:left-full" : "after:right-full"}`}
          >
            {segment}
          </li>
        ))}
      </ul>
      <p className={`mt-1 text-[.8125rem] text-ink-600 ${isLeft ? "text-right" : ""}`}>{firewall}</p>
    </div>
  );
}

type BandState = "carried" | "waiting";

function Band({
  name,
  note,
  state,
  className,
}: {
  name: string;
  note?: ReactNode;
  state: BandState;
  className: string;
}) {
  return (
    <li
      className={`flex items-center justify-between px-2 text-[.8125rem] leading-tight @xl:px-3 @xl:text-xs ${className} ${state === "carried" ? "border-b border-white bg-green-700 font-semibold text-white forced-colors:border-current" : "border border-dashed border-ink-500 bg-white text-ink-700"}`}
    >
      {name}
      {note && <span className="font-normal">{note}</span>}
    </li>
  );
}

function LineCut() {
  return (
    <div className="relative flex h-full flex-col items-center justify-center pt-7 text-center leading-snug">
      <span className="absolute inset-x-0 top-5 border-t-2 border-dashed border-ink-500" />
      <span className="absolute top-5 size-3.5 -translate-y-1/2 rotate-45 bg-ink-950 outline-2 outline-white forced-colors:bg-[CanvasText]" />
      <b>{main.cut.title}</b>
      <span className="text-ink-700">{main.cut.note}</span>
    </div>
  );
}

export function ServerNetwork() {
  return (
    <Figure content={networkMap}>
      <div className="mt-5 grid grid-cols-[74px_minmax(0,1fr)_74px] @md:grid-cols-[100px_minmax(0,1fr)_100px] @xl:grid-cols-[140px_minmax(0,1fr)_140px]">
        <Site {...sites[0]} isLeft />
        <div>
          <p className="mt-8 px-2 font-semibold @xl:px-3">{main.name}</p>
          <div className="st mt-1 h-28">
            <div className={stateClasses[0]}>
              <LineCut />
            </div>
            <ul className={stateClasses[1]}>
              {traffic.map(({ name }) => (
                <Band key={name} name={name} state="carried" className="h-7" />
              ))}
            </ul>
            <div className={stateClasses[2]}>
              <LineCut />
            </div>
          </div>
          <p className="mt-4 px-2 @xl:flex @xl:justify-between @xl:px-3">
            <b className="block">{second.name}</b>
            <span className="text-ink-600">
              {second.rate} {second.unit}
            </span>
          </p>
          <div className="st mt-1 mb-6 h-[146px]">
            <ul className={stateClasses[0]}>
              {traffic.map(({ name, rate }) => (
                <Band
                  key={name}
                  name={name}
                  note={
                    rate ? (
                      <>
                        {rate} <span className="hidden @xl:inline">{second.unit}</span>
                      </>
                    ) : (
                      waits
                    )
                  }
                  state={rate ? "carried" : "waiting"}
                  className={heights[rate] ?? ""}
                />
              ))}
            </ul>
            <p
              className={`${stateClasses[1]} flex items-center justify-center border border-dashed border-ink-500 text-ink-700`}
            >
              {texts.ready}
            </p>
            <ul className={stateClasses[2]}>
              {traffic.map(({ name, rate }) => (
                <Band key={name} name={name} note={waits} state="waiting" className={heights[rate] ?? ""} />
              ))}
            </ul>
          </div>
        </div>
        <Site {...sites[1]} isLeft={false} />
      </div>
      <Plot label={networkMap.shape} className="mt-9 mb-5 h-8">
        <text y="0" dy="-9">
          {texts.timer}
        </text>
        <text x="100%" y="0" dy="-9" className="e t">
          {texts.agreed}
        </text>
        <rect width="100%" height="100%" className="fill-green-100 forced-colors:fill-[Canvas]" />
        <g className={stateClasses[0]}>
          <rect width={xOf(failover.seconds)} height="100%" className="fill-green-700" />
          <text y="50%" dx="10" dy=".35em" className="fill-white font-semibold">
            {failover.seconds} s
          </text>
          <text x="100%" y="50%" dx="-10" dy=".35em" className="e">
            {failover.agreed - failover.seconds} s {texts.spare}
          </text>
        </g>
        <text y="50%" dx="10" dy=".35em" className={stateClasses[1]}>
          {texts.stopped}
        </text>
        <text
          y="50%"
          dx="10"
          dy=".35em"
          className={`${stateClasses[2]} fill-earth-700 font-semibold forced-colors:fill-[CanvasText]`}
        >
          {texts.running}
        </text>
        <Upright x={0} kind="limit" />
        <Upright x={100} kind="limit" />
      </Plot>
    </Figure>
  );
}
