import { pageWeightText, toSeconds } from "@/content/measured-limits";
import { beforeLoad, measurements, pageTypeOf, weightLimits } from "@/content/measurements";

/** Rounded up: never less than what is sent. */
const kilobytes = (bytes: number) => Math.ceil(bytes / 1000);

/**
 * The first line of the footer: what pages of this type weigh, with diamonds that are filled up to that share of the limit
 * (site-frame.css). It is part of the page and not of the frame around it, which is a script. Nothing for a type that was not measured.
 */
export function PageWeight({ path, measured = measurements }: { path: string; measured?: typeof measurements }) {
  const type = pageTypeOf(path);
  const weight = measured.weight?.values[type];
  if (!weight) return null;
  const sent = kilobytes(beforeLoad(weight));
  const limit = kilobytes(weightLimits.beforeLoad);
  const ms = measured.firstView?.values[type];
  return (
    <p className="page-weight">
      <svg viewBox={`0 0 ${limit} ${limit / 10}`} aria-hidden="true">
        <path d={`M${sent} 0h${limit}v9H${sent}`} />
      </svg>
      {pageWeightText(sent, limit, ms === undefined ? undefined : toSeconds(ms))}
    </p>
  );
}
